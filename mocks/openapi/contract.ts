import { accountCalls } from './account-calls.ts'
import { applicationCalls } from './application-calls.ts'
import type { CallContract } from './call-contract.ts'
import { careCalls } from './care-calls.ts'
import { quoteCalls } from './quote-calls.ts'

/** The contract of every call of the site, by the `operation` name in its errors. */
export const contract = { ...quoteCalls, ...careCalls, ...accountCalls, ...applicationCalls } as const satisfies Record<
  string,
  CallContract
>

/** The calls with their own schemas, for typed handlers. */
export type Contract = typeof contract

/** Name of a call. */
export type CallName = keyof Contract

/** Every call's name, in the order of a visit. */
// `Object.keys` gives strings; the keys of a literal object are its own.
export const callNames = Object.keys(contract) as readonly CallName[]

/** Returns a call by name, without its particular types. */
export function callOf(name: CallName): CallContract {
  return contract[name]
}
