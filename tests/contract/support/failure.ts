import { CallError, type CallFailure } from '#lib/call-failure.ts'

/** The failure that a call ends in. Throws when it succeeds or fails with anything but a `CallError`. */
export async function failureFrom(call: Promise<unknown>): Promise<CallFailure> {
  try {
    await call
  } catch (error) {
    if (error instanceof CallError) return error.failure
    throw error
  }
  throw new Error('The call succeeded')
}
