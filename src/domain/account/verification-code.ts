import { hasOtherDigits } from './other-digits.ts'

/** How long the notice of a resent code or a password reset is shown. */
export const resentNoticeMs = 5_000

/** Problems of a code; `digits.script` are digits of another script than 0 to 9 (F-102). */
export type CodeIssue = 'code.sixDigits' | 'digits.script'

/** Returns the problem of a code from a message: it has exactly six digits. */
export function codeIssue(text: string): CodeIssue | null {
  if (/^\d{6}$/.test(text.trim())) return null
  return hasOtherDigits(text) ? 'digits.script' : 'code.sixDigits'
}
