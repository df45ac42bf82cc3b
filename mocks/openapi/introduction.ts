import { timeoutMs } from '#api/client.ts'
import { longestRetryAfterSeconds, retries } from '#api/retrying.ts'
import { plansPerRequest, searchConcurrency } from '#config/assumptions.ts'

/** The common rules of all calls in Markdown, the description of the document. */
export const introduction = `
What the site of the agency asks of its service, and how it reads the answers. The paths are those of this site's
settings, which name the hosts and the paths before \`/quoter\`, \`/yti\` and \`/applications\`. The calls tagged \`maps\`
are optional: without them addresses are typed by hand. \`planDetails\`, \`providers\`, \`drugs\`, \`coverage\`,
\`renewQuote\` and \`agentNotes\` are optional, too: a service without them answers 404.

Codes such as Q-62 or A-31 name the rules of the site; the site's own repository has their text. What a call needs is said
here in full.

Money is in dollars unless a field says otherwise, with cents as decimals: 96.4 is 96 dollars and 40 cents. A field says
whether it is a month's or a year's. Percentages are in percent. Dates are MM/DD/YYYY. Texts are UTF-8.

## Answers

- Every answer with a body is \`application/json\`, refusals too. Fields that are not described may be added freely.
- A field \`errors\` with at least one entry is a failure, whatever the status.
- A refusal's sentence is shown to the visitor as it comes, in the words of the service. HTML and JSON are not shown.
- An answer that is not JSON, or that lacks what the schema requires, is shown as a failure of the service.
- Answers hold personal data. The site asks for them with \`cache: no-store\`; send \`Cache-Control: no-store\` as well.

## Security

- A session is a token. It comes from \`verify\` and \`login\`, and the site sends it where each call says: in the query,
  or as part of the path. OpenAPI has no word for a token in a path: a call with \`{token}\` needs a session although its
  \`security\` is empty. No call sends a cookie or an \`Authorization\` header.
- A token in an address lies in the logs of every server on its way. Mask it there: \`token=\`, \`api_token=\`, and what
  follows \`/yti/lead-profile/\`, \`/yti/lead/\` and \`/applications/\`. A place after \`/places/\` is somebody's home: mask it too.
- A browser keeps the addresses that it has opened. So give a link to \`/login?token=…\` a token of its own: it begins one
  session only, within minutes of being made, and is unknown once that session is over.
- The site logs out whenever it ends a session, but a crash or a lost connection can keep the call from coming. End a
  session yourself after at most an hour without a call, and 24 hours after it began. Not sooner than half an hour:
  whoever fills in a form makes no call for a while.
- An ended or unknown token is answered with 401. The site then asks the person to sign in again.
- \`q\` of \`/quoter/providers\` and \`/quoter/drugs\`, and the body of \`/quoter/coverage\`, tell of a person's health: keep
  them out of every log.
- The calls of the quote are open to every visitor. What the service behind them needs, such as a key of the Marketplace
  API, stays at the service: whatever the site sends can be read by everybody.
- Outside localhost everything goes over HTTPS.

## Language

Every call sends \`Accept-Language: en\` or \`Accept-Language: es\`, the language of the page. Word the sentences of
refusals in it; English is right for any other value. Spanish says _usted_. Names of plans, companies, counties and
benefits are official words and stay as they are. Send \`Vary: Origin, Accept-Language\`.

## CORS

The browser asks for all this where the service has another origin than the site.

- \`Access-Control-Allow-Origin\` names the origin of the site, on every answer: on refusals and failures too, or the site
  cannot read why. Credentials are not used.
- Preflights come before every call with a body, and before the address calls. Answer \`OPTIONS\` with 204 and without
  asking for a token. The methods are GET, POST and PUT; the headers are \`content-type\`, and \`x-goog-api-key\` and
  \`x-goog-fieldmask\` for the address calls. Add \`idempotency-key\` if the site's setting sends it to another host. \`Accept\` and \`Accept-Language\` need no leave.
- \`Access-Control-Expose-Headers: Retry-After\`, or the site cannot read that header.

\`\`\`http
OPTIONS /crm/applications/5f0c7a52 HTTP/1.1
Origin: https://www.example.org
Access-Control-Request-Method: PUT
Access-Control-Request-Headers: content-type

HTTP/1.1 204 No Content
Access-Control-Allow-Origin: https://www.example.org
Access-Control-Allow-Methods: GET, POST, PUT
Access-Control-Allow-Headers: content-type, x-goog-api-key, x-goog-fieldmask
Access-Control-Max-Age: 600
Vary: Origin, Accept-Language
\`\`\`

\`\`\`http
PUT /crm/applications/5f0c7a52 HTTP/1.1
Origin: https://www.example.org
Accept-Language: es
Content-Type: application/json

HTTP/1.1 503 Service Unavailable
Access-Control-Allow-Origin: https://www.example.org
Access-Control-Expose-Headers: Retry-After
Content-Type: application/json
Retry-After: 5
Vary: Origin, Accept-Language

{"message":"El servicio no está disponible en este momento."}
\`\`\`

## Limits

- The site waits ${timeoutMs / 1000} seconds for an answer and does not repeat a call that took longer. After a few seconds it says
  that it still waits, so aim at less than one second.
- Every GET, and \`benchmark\`, \`estimates\`, \`planSearch\`, \`coverage\`, \`renewQuote\` and \`agentNotes\`, are sent at most ${retries} more times: after a broken connection,
  408, 429 and every status from 500 on. The pause begins at half a second and doubles, or is the \`Retry-After\` of the
  answer. With a \`Retry-After\` of more than ${longestRetryAfterSeconds} seconds the site gives up at once and says when to try again.
- All other calls are sent once. A visitor may press the button again, so \`submitApplication\` answers the second time
  as the first time. A repeated save or submit has the same \`Idempotency-Key\`.
- \`Retry-After\` is read on every refusal, as seconds or as an HTTP date; a date needs the answer's \`Date\`, which has to be
  exposed too. Seconds are simpler.
- A search of plans is one call for each ${plansPerRequest} plans, up to ${searchConcurrency} at a time: about 20 calls in a few seconds for one visitor,
  often many visitors from one address. Allow for this before answering 429.
- Bodies of requests are a few kilobytes; an application with its signature is the largest. Accept at least 1 MB.
  An answer of \`planSearch\` is about 100 kB; send it compressed.
`.trim()
