/**
 * Returns a text as a number field reads it: without spaces, dashes and invisible characters of any kind, which copied
 * numbers contain. Digits of other scripts stay, so the rule of the field refuses them.
 */
export function plainNumber(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
}
