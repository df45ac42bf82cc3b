/** Returns a typed text without blanks at its ends and without marks that nobody sees, which copied texts contain. */
export function visibleText(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}
