import { CallError, type CallFailure } from '#lib/call-failure.ts'

/** Returns the failure that a call ends with. Throws if the call succeeds or fails with anything but a `CallError`. */
export async function failureFrom(call: Promise<unknown>): Promise<CallFailure> {
  try {
    await call
  } catch (error) {
    if (error instanceof CallError) return error.failure
    throw error
  }
  throw new Error('The call succeeded')
}
