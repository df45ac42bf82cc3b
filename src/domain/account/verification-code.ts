/** How long the notice of a resent code or a password reset is shown. */
export const resentNoticeMs = 5_000

/** Problems of a code. */
export type CodeIssue = 'code.sixDigits'

/** Returns the problem of a code from a message: it has exactly six digits. */
export function codeIssue(text: string): CodeIssue | null {
  return /^\d{6}$/.test(text.trim()) ? null : 'code.sixDigits'
}
