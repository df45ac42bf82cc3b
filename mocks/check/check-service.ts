import { timeoutMs } from '#api/client.ts'
import { contractVersion } from '#config/contract-version.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import { retryAfterSeconds } from '#lib/retry-after.ts'
import { type CallName, callOf } from '#mocks/openapi/contract.ts'
import { languageName } from '#mocks/openapi/language-name.ts'

import { answerFindings, type Findings, type Reply } from './answer-problems.ts'
import { networkReason } from './network-reason.ts'
import { type Asked, languageProblems, pagingProblems } from './pair-problems.ts'
import { headersToAllow, type Probe, type ProbeOptions, probesOf } from './probes.ts'

/** Options of a check. */
export interface CheckOptions extends ProbeOptions {
  /** The service, such as `https://api.example.org`. It may have a base path. */
  readonly host: string
  /** The site's origin, which the service must allow; undefined when the site's own server forwards the calls. */
  readonly origin: string | undefined
  readonly print: (line: string) => void
  /** Waits for so many seconds. */
  readonly wait?: (seconds: number) => Promise<void>
}

const waitInTime = (seconds: number) =>
  new Promise<void>((resume) => {
    setTimeout(resume, seconds * 1000)
  })

/** The longest wait that a busy service may request at once, and all waits of a check together, in seconds. */
const longestWaitSeconds = 60
const longestWaitsSeconds = 180

/** Returns a text of the service without signs that move the cursor, wipe a line or hide: they are written as codes. */
const shown = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)

async function ask(
  { call, method, path, language, body, contentType }: Probe,
  host: string,
  origin: string | undefined,
): Promise<Reply> {
  const began = performance.now()
  const headers = {
    ...(origin !== undefined && { Origin: origin }),
    'Accept-Language': language,
    ...(method === 'OPTIONS'
      ? {
          'Access-Control-Request-Method': callOf(call).method,
          'Access-Control-Request-Headers': headersToAllow(call).join(),
        }
      : { Accept: 'application/json', ...(contentType !== undefined && { 'Content-Type': contentType }) }),
  }
  try {
    const response = await fetch(`${host}${path}`, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && method !== 'OPTIONS' && { body }),
    })
    const text = await response.text()
    return { kind: 'answer', status: response.status, headers: response.headers, text, ms: performance.now() - began }
  } catch (error) {
    return { kind: 'none', reason: shown(networkReason(error)) }
  }
}

/** Sends a request again after the wait that a busy service requests, while there is patience left in seconds. */
async function askPatiently(
  probe: Probe,
  { host, origin, print, wait = waitInTime }: CheckOptions,
  patience: { seconds: number },
): Promise<Reply> {
  const reply = await ask(probe, host, origin)
  if (reply.kind === 'none' || reply.status !== 429) return reply
  const seconds = retryAfterSeconds(reply.headers)
  if (seconds === undefined || seconds > Math.min(longestWaitSeconds, patience.seconds)) return reply
  patience.seconds -= seconds
  print(`The service asks to wait ${seconds} s.`)
  await wait(seconds)
  return ask(probe, host, origin)
}

/** Returns a text with the test account's token masked, in the encodings of a path and of a query. */
function masked(text: string, token: string | undefined): string {
  if (token === undefined) return text
  const inQuery = new URLSearchParams({ t: token }).toString().slice('t='.length)
  return text.replaceAll(inQuery, '{token}').replaceAll(encodeURIComponent(token), '{token}')
}

/** Returns what a probe asks, and in which language if it is not the default one. */
const reasonOf = ({ why, language }: Probe) =>
  language === siteLanguages[0] ? why : `${why}, in ${languageName(language)}`

function announce(probes: readonly Probe[], { host, origin, token, print }: CheckOptions): void {
  print(`Checks ${host} ${origin === undefined ? '' : `for the site at ${origin} `}by contract ${contractVersion}.`)
  if (origin === undefined)
    print(
      'The site calls the service by a path of its own, so what another origin may read is not checked; --origin does.',
    )
  print(`Sends ${probes.length} requests that only read, or that a correct service refuses.`)
  print('They register nobody, sign nobody in or out, and send no application, message or notification.\n')
  for (const probe of probes) print(`  ${probe.method.padEnd(8)}${masked(probe.path, token)}  ${reasonOf(probe)}`)
  print('')
}

interface Judged extends Findings {
  readonly probe: Probe
}

/** The most fields that a note names. It counts the others. */
const namedFields = 6

function extraNote(fields: ReadonlySet<string>): string {
  const first = [...fields].slice(0, namedFields).join(', ')
  const more = fields.size > namedFields ? ` and ${fields.size - namedFields} more` : ''
  return `has fields that the site does not read, which is allowed: ${first}${more}`
}

const named = (probe: Probe) => `${probe.method} ${probe.path} (${reasonOf(probe)})`

/** Prints the problems of a call, each once; returns whether there are none. */
function reportCall(call: CallName, judged: readonly Judged[], print: (line: string) => void): boolean {
  const met = new Map<string, Probe[]>()
  for (const { probe, problems } of judged)
    for (const problem of problems) met.set(problem, [...(met.get(problem) ?? []), probe])
  const count = judged.length === 1 ? '1 request' : `${judged.length} requests`
  print(met.size === 0 ? `✓ ${call} fits (${count})` : `✗ ${call} does not fit (${count})`)
  for (const [problem, [first, ...others]] of met) {
    const more = others.length === 0 ? '' : `, and in ${others.length} more`
    print(`    ${shown(problem)}\n      in ${first ? named(first) : ''}${more}`)
  }
  const extra = new Set(judged.flatMap((one) => one.extra))
  const notes = [...new Set(judged.flatMap((one) => one.notes)), ...(extra.size > 0 ? [extraNote(extra)] : [])]
  for (const note of notes) print(`    note: ${shown(note)}`)
  return met.size === 0
}

/** Checks a service with harmless requests and prints the problems; returns whether there are none. */
export async function checkService(options: CheckOptions): Promise<boolean> {
  const { host, origin, token, print } = options
  const probes = probesOf(options).filter(({ method }) => origin !== undefined || method !== 'OPTIONS')
  announce(probes, options)
  const asked: Asked[] = []
  const patience = { seconds: longestWaitsSeconds }
  for (const probe of probes) {
    const reply = await askPatiently(probe, options, patience)
    if (asked.length === 0 && reply.kind === 'none') {
      print(`${host} cannot be reached: ${reply.reason}`)
      return false
    }
    asked.push({ probe, reply })
  }
  const between = [...languageProblems(asked), ...pagingProblems(asked)]
  const judged = asked.map(({ probe, reply }) => {
    const { problems, ...rest } = answerFindings(probe, reply, origin)
    return { probe, ...rest, problems: [...problems, ...between.flatMap(([of, text]) => (of === probe ? [text] : []))] }
  })
  const calls = [...new Set(probes.map(({ call }) => call))]
  const fitting = calls.filter((call) =>
    reportCall(
      call,
      judged.filter(({ probe }) => probe.call === call),
      (line) => {
        print(masked(line, token))
      },
    ),
  )
  if (token === undefined) print('\nNo profile was read: set CHECK_TOKEN to the session of a test account to read one.')
  print(`\n${fitting.length} of ${calls.length} calls fit.`)
  return fitting.length === calls.length
}
