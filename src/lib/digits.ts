/** Returns only the digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
