/** How long the notice of a code sent again, or of a password's reset, is shown. */
export const resentNoticeMs = 5_000

/** What can be wrong with a code. */
export type CodeIssue = 'code.sixDigits'

/** What is wrong with the code of a message: it must be exactly six digits. */
export function codeIssue(text: string): CodeIssue | null {
  return /^\d{6}$/.test(text.trim()) ? null : 'code.sixDigits'
}
