import { attemptOf } from '#api/registration.ts'
import { verifyAccount } from '#api/verification.ts'
import type { RegistrationAttempt } from '#domain/quote/session.ts'

const checks = new WeakMap<RegistrationAttempt, Promise<string>>()

/**
 * Checks a code at the service and returns the token. The check continues when its screen is left: a right code works
 * only once, so its answer must reach the user on any screen.
 */
export function checkCode(attempt: RegistrationAttempt, code: string): Promise<string> {
  const check = verifyAccount(code, attemptOf(attempt))
  checks.set(attempt, check)
  check.catch(() => {
    if (checks.get(attempt) === check) checks.delete(attempt)
  })
  return check
}

/** The check of a registration's code that is pending or succeeded; undefined if another code can be entered. */
export function checkOf(attempt: RegistrationAttempt): Promise<string> | undefined {
  return checks.get(attempt)
}
