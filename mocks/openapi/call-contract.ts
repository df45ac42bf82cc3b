import type * as z from 'zod/mini'

/** The format of a service's refusal: the Marketplace API's one sentence, or the agency service's list of fields. */
export type Family = 'marketplace' | 'agency' | 'maps'

/** The request and answer of one call. */
export interface CallContract {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The client's own address with `:name` in place of each parameter. */
  readonly address: string
  readonly family: Family
  /** The call is optional: a service may answer 404. */
  readonly isOptional?: true
  /** A repeated call has the same `Idempotency-Key` (F-66). */
  readonly hasIdempotencyKey?: true
  /** One sentence for the developer of the service. */
  readonly summary: string
  /** The rules that define the call, or its assumed part. */
  readonly source: string
  readonly parameters?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly request?: z.ZodMiniType
  /** The answer's body; absent when the site does not read it. */
  readonly answer?: z.ZodMiniType
  readonly successStatus: number
  /** Statuses of refusals and their causes. */
  readonly refusals: Readonly<Record<number, string>>
  /** Whether a body belongs to this call, when two calls share one address. */
  readonly isThisCall?: (body: unknown) => boolean
}

type OutputOf<Call, Part extends string> =
  Call extends Readonly<Record<Part, infer Schema extends z.ZodMiniType>> ? z.output<Schema> : undefined

/** The input of the call's handler, checked by the call's schemas. */
export interface CallInput<Call extends CallContract> {
  readonly parameters: OutputOf<Call, 'parameters'>
  readonly query: OutputOf<Call, 'query'>
  readonly body: OutputOf<Call, 'request'>
}

/**
 * Returns the address as a pattern for MSW: any origin and any base path before it, so one list of handlers serves the
 * dev server, a static host's sub-path and the HTTP service.
 */
export function patternOf({ address }: Pick<CallContract, 'address'>): string {
  const { pathname } = new URL(address, 'http://host')
  return `*${decodeURIComponent(pathname)}`
}
