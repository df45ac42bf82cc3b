import { type Clockwork, callTurns } from './call-turns.ts'
import { keySearch } from './key-search.ts'
import { LiveProblem, type LiveProblemKind } from './live-problem.ts'

/** A call of the official service. `path` begins after `/api/v1`. */
export interface OfficialCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/** An answer of the official service: a good one, or a refusal of the question. */
export interface OfficialAnswer {
  readonly status: number
  readonly body: unknown
}

/** The official service. */
export interface OfficialService {
  /** Throws a `LiveProblem` where the service fails. */
  ask(call: OfficialCall): Promise<OfficialAnswer>
}

/** What the service is made of. */
export interface OfficialServiceOptions extends Partial<Clockwork> {
  readonly key: string
  /** The service's own host, or a stand-in. */
  readonly host?: string | undefined
  readonly random?: () => number
  /** The longest time of one try, in milliseconds. */
  readonly tryMs?: number
}

/** The host of the Marketplace API. */
export const officialHost = 'https://marketplace.api.healthcare.gov'

const patience = { tryMs: 8_000, turnMs: 8_000, mostRetries: 2, firstPauseMs: 300, longestPauseMs: 3_000 } as const
const cache = { forMs: 5 * 60_000, most: 2_000 } as const

const isKeyRefused = (status: number) => status === 401 || status === 403

function problemOf(status: number): LiveProblemKind | null {
  if (isKeyRefused(status)) return 'key'
  if (status === 429) return 'busy'
  return status >= 500 ? 'outage' : null
}

/**
 * The official service within its limits: equal questions under way are one call, good answers are kept for five minutes,
 * and only a busy or failing service is asked again. The key is a value of the address, so no error of a call is passed on:
 * each becomes a sentence of its own.
 */
export function officialService(options: OfficialServiceOptions): OfficialService {
  const { key, host = officialHost, now = Date.now, random = Math.random, tryMs = patience.tryMs } = options
  const { wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = options
  const hasKey = keySearch(key)
  const turns = callTurns({ now, wait })
  const kept = new Map<string, { readonly until: number; readonly answer: OfficialAnswer }>()
  const underWay = new Map<string, Promise<OfficialAnswer>>()

  const send = async ({ method, path, query = {}, body }: OfficialCall): Promise<Response> => {
    const address = new URL(`${host}/api/v1${path}`)
    for (const [name, value] of Object.entries<string | number>({ ...query, apikey: key }))
      address.searchParams.set(name, String(value))
    const signal = AbortSignal.timeout(tryMs)
    try {
      const response = await fetch(address, {
        method,
        // A redirection would take the key to another address.
        redirect: 'error',
        signal,
        headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return new Response(await response.text(), { status: response.status, headers: response.headers })
    } catch {
      throw new LiveProblem(signal.aborted ? 'slow' : 'unreachable')
    }
  }

  const pauseBefore = (attempt: number, response: Response): number => {
    const asked = Number(response.headers.get('Retry-After')) * 1_000
    const own = patience.firstPauseMs * 2 ** attempt * (0.5 + random())
    return Math.max(own, Number.isFinite(asked) ? asked : 0)
  }

  const askAnew = async (call: OfficialCall): Promise<OfficialAnswer> => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await turns.run(() => send(call), patience.turnMs)
      if (response === null) throw new LiveProblem('busy')
      const problem = problemOf(response.status)
      if (problem === null) {
        const text = await response.text()
        // A host that gives back the address of a call would hand the key to visitors.
        if (hasKey(text)) throw new LiveProblem('echoed')
        try {
          return { status: response.status, body: JSON.parse(text) as unknown }
        } catch {
          throw new LiveProblem('malformed')
        }
      }
      const pause = pauseBefore(attempt, response)
      if (problem === 'key' || attempt === patience.mostRetries || pause > patience.longestPauseMs)
        throw new LiveProblem(problem)
      await wait(pause)
    }
  }

  const keep = (question: string, answer: OfficialAnswer) => {
    kept.delete(question)
    kept.set(question, { until: now() + cache.forMs, answer })
    const [oldest] = kept.keys()
    if (kept.size > cache.most && oldest !== undefined) kept.delete(oldest)
  }

  return {
    async ask(call) {
      const question = JSON.stringify([call.method, call.path, call.query, call.body])
      const known = kept.get(question)
      if (known && known.until > now()) return known.answer
      const asked = underWay.get(question) ?? askAnew(call).finally(() => underWay.delete(question))
      underWay.set(question, asked)
      const answer = await asked
      if (answer.status === 200) keep(question, answer)
      return answer
    },
  }
}
