import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

import { CallError, type CallFailure, type FieldProblem, isAbort } from '#lib/call-failure.ts'

/** Longest wait for an answer. Beyond it the person is told instead of left waiting. */
const timeoutMs = 30_000
/** Characters of an unreadable body that an error keeps (spec 1 §8). */
const excerptLength = 500

interface Call<Schema extends z.ZodMiniType> {
  readonly operation: string
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  readonly schema: Schema
  readonly signal?: AbortSignal | undefined
  /** Characters of an unreadable body that the error keeps; 500 unless the specification says otherwise. */
  readonly excerpt?: number
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function problemOf(entry: unknown): FieldProblem {
  if (typeof entry === 'string') return { field: '', message: entry }
  const { field, message } = asRecord(entry)
  return { field: typeof field === 'string' ? field : '', message: typeof message === 'string' ? message : '' }
}

function refusal(operation: string, status: number, body: unknown): CallFailure {
  const { errors, message } = asRecord(body)
  if (Array.isArray(errors) && errors.length > 0)
    return { kind: 'validation', operation, status, problems: errors.map(problemOf) }
  if (typeof message === 'string' && message.trim() !== '') return { kind: 'server', operation, status, message }
  return { kind: 'http', operation, status }
}

async function send(call: Omit<Call<z.ZodMiniType>, 'schema'>): Promise<{ status: number; ok: boolean; text: string }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      ...(call.body !== undefined && {
        body: JSON.stringify(call.body),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      }),
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    })
    return { status: response.status, ok: response.ok, text: await response.text() }
  } catch (error) {
    if (call.signal?.aborted && isAbort(error)) throw error
    throw new CallError({
      kind: 'network',
      operation: call.operation,
      reason: timeout.aborted ? 'timeout' : 'unreachable',
    })
  }
}

/**
 * Makes one call and reads its answer by schema. Throws `CallError` with the failure of spec 1 §8, or the caller's own
 * abort; it shows nothing and goes nowhere.
 */
export async function request<Schema extends z.ZodMiniType>(call: Call<Schema>): Promise<z.output<Schema>> {
  const { operation, schema, excerpt = excerptLength } = call
  const { status, ok, text } = await send(call)
  const unreadable = (detail: string) =>
    new CallError({ kind: 'unreadable', operation, status, detail, excerpt: text.slice(0, excerpt) })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : '')
  }
  // The answers of spec 1 §3 may carry errors under a success status too.
  const { errors } = asRecord(body)
  if (!ok || (Array.isArray(errors) && errors.length > 0)) throw new CallError(refusal(operation, status, body))
  const parsed = safeParse(schema, body)
  if (!parsed.success) throw unreadable(parsed.error.issues.map((issue) => issue.path.join('.')).join(', '))
  return parsed.data
}

/** Sends a notice whose answer nobody reads (spec 1 §7); throws `CallError` when it did not arrive. */
export async function notify(call: { operation: string; url: string; signal?: AbortSignal }): Promise<void> {
  const { status, ok } = await send({ ...call, method: 'POST', body: {} })
  if (!ok) throw new CallError({ kind: 'http', operation: call.operation, status })
}
