import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

import {
  CallError,
  type CallFailure,
  type RefusedField,
  type Operation,
  isAbort,
  noteFailedCall,
} from '#lib/call-failure.ts'
import { takeEarlyAnswer } from '#lib/early-record.ts'
import { eitherSignal } from '#lib/either-signal.ts'
import { humanWords } from '#lib/human-words.ts'
import { retryAfterSeconds } from '#lib/retry-after.ts'

import { retrying } from './retrying.ts'

/** Longest wait for an answer. After it the visitor gets an error message. */
export const timeoutMs = 30_000
/** Characters of an unreadable body that an error keeps (C-60). */
const excerptLength = 500

interface Call<Schema extends z.ZodMiniType> {
  readonly operation: Operation
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  /** The call can be retried, because sending it twice has the same effect as once. A GET is always idempotent. */
  readonly isIdempotent?: boolean
  readonly schema: Schema
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Characters of an unreadable body that the error keeps; 500 unless a rule gives another number. */
  readonly excerpt?: number
  /** The only status that counts as success, if a rule names one. */
  readonly successStatus?: number
  /** The browser sends it even if the page is left in the meantime. */
  readonly outlivesPage?: boolean
  /** Reads a refusal whose format a rule defines for this call; null leaves it to the shared rules. */
  readonly readRefusal?: (refused: RefusedAnswer) => CallFailure | null
}

/** An unsuccessful answer with a JSON body. */
export interface RefusedAnswer {
  readonly operation: Operation
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly text: string
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Returns a non-empty text; null for any other value. */
export function saidText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function problemOf(entry: unknown): RefusedField {
  if (typeof entry === 'string') return { field: '', message: humanWords(entry) ?? '' }
  const { field, message } = asRecord(entry)
  return { field: humanWords(field) ?? '', message: humanWords(message) ?? '' }
}

function sharedRefusal({ operation, status, body }: RefusedAnswer): CallFailure {
  const { errors } = body
  const problems = Array.isArray(errors) ? errors.map(problemOf).filter(({ message }) => message !== '') : []
  if (problems.length > 0) return { kind: 'validation', operation, status, problems }
  const message = humanWords(body['message'])
  return message === null ? { kind: 'http', operation, status } : { kind: 'server', operation, status, message }
}

type Command = Omit<Call<z.ZodMiniType>, 'schema'>

interface Answer {
  readonly status: number
  readonly ok: boolean
  readonly text: string
  readonly retryAfterSeconds?: number | undefined
}

/** The page's language, for the service's messages. Without a page, as in tests and builds, it is English. */
const pageLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'

async function send(call: Command): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  // Created before the request, so an exception here is reported as our mistake and not as a network failure.
  const init: RequestInit = {
    method: call.method ?? 'GET',
    // Answers contain personal data, which the browser must not store on the disk whatever a host's headers say.
    cache: 'no-store',
    ...(call.outlivesPage === true && { keepalive: true }),
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    headers: {
      'Accept-Language': pageLanguage(),
      ...call.headers,
      ...(call.body !== undefined && { 'Content-Type': 'application/json', Accept: 'application/json' }),
    },
    signal: call.signal ? eitherSignal(call.signal, timeout) : timeout,
  }
  try {
    const response = await (takeEarlyAnswer(call.url, call.signal) ?? fetch(call.url, init))
    const { status } = response
    const ok = call.successStatus === undefined ? response.ok : status === call.successStatus
    return { status, ok, text: await response.text(), retryAfterSeconds: retryAfterSeconds(response.headers) }
  } catch (error) {
    if (call.signal?.aborted && isAbort(error)) throw error
    throw new CallError({
      kind: 'network',
      operation: call.operation,
      reason: timeout.aborted ? 'timeout' : 'unreachable',
    })
  }
}

/** Returns the failure with the wait that the service requested, if any. */
function refused(failure: CallFailure, { retryAfterSeconds: seconds }: Answer): CallError {
  return new CallError(
    'status' in failure && seconds !== undefined ? { ...failure, retryAfterSeconds: seconds } : failure,
  )
}

function unreadable({ operation, excerpt = excerptLength }: Command, answer: Answer, detail: string): CallError {
  const { status, text } = answer
  return refused({ kind: 'unreadable', operation, status, detail, excerpt: text.slice(0, excerpt) }, answer)
}

function jsonOf(call: Command, answer: Answer): unknown {
  try {
    return JSON.parse(answer.text)
  } catch (error) {
    throw unreadable(call, answer, error instanceof Error ? error.message : '')
  }
}

function refusalOf({ operation, readRefusal }: Command, answer: Answer, json: unknown): CallError {
  const given = { operation, status: answer.status, body: asRecord(json), text: answer.text }
  return refused(readRefusal?.(given) ?? sharedRefusal(given), answer)
}

async function requestOnce<Schema extends z.ZodMiniType>(call: Call<Schema>): Promise<z.output<Schema>> {
  const answer = await send(call)
  const body = jsonOf(call, answer)
  // The answers of P-1 may contain errors even with a success status.
  const { errors } = asRecord(body)
  if (!answer.ok || (Array.isArray(errors) && errors.length > 0)) throw refusalOf(call, answer, body)
  const parsed = safeParse(call.schema, body)
  if (!parsed.success)
    throw unreadable(call, answer, parsed.error.issues.map((issue) => issue.path.join('.')).join(', '))
  return parsed.data
}

/** Reports a failed attempt to the watcher and rethrows. */
async function noted<Result>(tried: Promise<Result>): Promise<Result> {
  try {
    return await tried
  } catch (error) {
    noteFailedCall(error)
    throw error
  }
}

/**
 * Makes one call and reads its answer by schema. An idempotent call is retried by the shared policy of `retrying.ts`.
 * Throws `CallError` with the failure of C-60, or the caller's own abort. It shows no messages and doesn't navigate.
 */
export function request<Schema extends z.ZodMiniType>(call: Call<Schema>): Promise<z.output<Schema>> {
  const isIdempotent = call.isIdempotent ?? (call.method ?? 'GET') === 'GET'
  const once = () => noted(requestOnce(call))
  return isIdempotent ? retrying(once, call.signal) : once()
}

async function commandOnce(call: Command): Promise<void> {
  const answer = await send(call)
  if (!answer.ok) throw refusalOf(call, answer, jsonOf(call, answer))
}

/** Makes a call whose answer isn't read; a refusal throws `CallError` as in `request`. */
export function command(call: Command): Promise<void> {
  return noted(commandOnce(call))
}

async function notifyOnce(call: { operation: Operation; url: string; signal?: AbortSignal }): Promise<void> {
  const { status, ok } = await send({ ...call, method: 'POST', body: {}, outlivesPage: true })
  if (!ok) throw new CallError({ kind: 'http', operation: call.operation, status })
}

/** Sends a notification whose answer isn't read; throws `CallError` when it did not arrive. */
export function notify(call: Parameters<typeof notifyOnce>[0]): Promise<void> {
  return noted(notifyOnce(call))
}
