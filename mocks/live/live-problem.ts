/** How an official call can fail, apart from an answer that refuses a question. */
export type LiveProblemKind = 'slow' | 'unreachable' | 'busy' | 'malformed' | 'echoed' | 'key' | 'outage'

/** The sentence of each failure for the owner, who reads the log. None has a part of a call: it could hold the key. */
const forOwner: Readonly<Record<LiveProblemKind, string>> = {
  slow: 'The Marketplace API did not answer in time.',
  unreachable: 'The Marketplace API can’t be reached: check this machine’s network.',
  busy: 'The Marketplace API takes no more calls for now: too many were sent in a minute.',
  malformed: 'The Marketplace API answered with something that is no JSON.',
  echoed:
    'The Marketplace API’s answer had the key in it and was not passed on: check CMS_MARKETPLACE_API_HOST, and ask for a new key if the host is another one than the official.',
  key: 'The Marketplace API refused the key, which ends after 60 days: ask for a new one and write it to CMS_MARKETPLACE_API_KEY.',
  outage: 'The Marketplace API fails at the moment.',
}

/** A failure of the official service. */
export class LiveProblem extends Error {
  override readonly name = 'LiveProblem'
  readonly kind: LiveProblemKind

  constructor(kind: LiveProblemKind) {
    super(forOwner[kind])
    this.kind = kind
  }
}

/** A shorter one could stand in an answer by chance. */
const shortestKey = 8

/** Where a key is asked for. */
const keyForm = 'https://developer.cms.gov/marketplace-api/key-request.html'

/** Returns what is wrong with a key before any call; null for nothing. */
export function keyProblem(key: string): string | null {
  if (key === '')
    return `Live mode needs a key: ask for one at ${keyForm}, and write CMS_MARKETPLACE_API_KEY=<key> to .env.local.`
  if (key.length < shortestKey) return 'CMS_MARKETPLACE_API_KEY is too short to be a key: copy it again.'
  return /^[\w.~+/=-]+$/.test(key) ? null : 'CMS_MARKETPLACE_API_KEY has characters that no key has: copy it again.'
}
