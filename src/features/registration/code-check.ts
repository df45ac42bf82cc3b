import { attemptOf } from '#api/registration.ts'
import { verifyAccount } from '#api/verification.ts'
import type { RegistrationAttempt } from '#domain/quote/session.ts'

const checks = new WeakMap<RegistrationAttempt, Promise<string>>()

/**
 * Has the service check a code, and gives the token of a right one. The check goes on when its screen is left: a right code is
 * used up by it, so that its answer must find the person wherever they are.
 */
export function checkCode(attempt: RegistrationAttempt, code: string): Promise<string> {
  const check = verifyAccount(code, attemptOf(attempt))
  checks.set(attempt, check)
  check.catch(() => {
    if (checks.get(attempt) === check) checks.delete(attempt)
  })
  return check
}

/** The check of a registration's code that is under way or was good; undefined where another code can be given. */
export function checkOf(attempt: RegistrationAttempt): Promise<string> | undefined {
  return checks.get(attempt)
}
