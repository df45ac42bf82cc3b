import type * as z from 'zod/mini'

/** How a service words a refusal: the Marketplace API's one sentence, or the agency service's list of fields. */
export type Family = 'marketplace' | 'agency' | 'maps'

/** What one call asks and answers. */
export interface CallContract {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The client's own address with `:name` in place of each parameter. */
  readonly address: string
  readonly family: Family
  /** One sentence for the person who builds the service. */
  readonly summary: string
  /** The rules that word the call, or which part of it is assumed. */
  readonly source: string
  readonly parameters?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly request?: z.ZodMiniType
  /** The answer's body; absent where the site does not read it. */
  readonly answer?: z.ZodMiniType
  readonly successStatus: number
  /** Statuses of refusals and when they are given. */
  readonly refusals: Readonly<Record<number, string>>
  /** Which bodies are this call, where two calls share one address. */
  readonly isThisCall?: (body: unknown) => boolean
}

type OutputOf<Call, Part extends string> =
  Call extends Readonly<Record<Part, infer Schema extends z.ZodMiniType>> ? z.output<Schema> : undefined

/** What a handler of the call receives, checked by the call's schemas. */
export interface CallInput<Call extends CallContract> {
  readonly parameters: OutputOf<Call, 'parameters'>
  readonly query: OutputOf<Call, 'query'>
  readonly body: OutputOf<Call, 'request'>
}

/**
 * The address as a pattern for MSW: any origin and any base path before it, so that one list of handlers serves the dev
 * server, a static host's sub-path and the HTTP service.
 */
export function patternOf({ address }: Pick<CallContract, 'address'>): string {
  const { pathname } = new URL(address, 'http://host')
  return `*${decodeURIComponent(pathname)}`
}
