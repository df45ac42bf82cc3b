/** Markup or program data, which isn't written for visitors. */
const notForPeople = /<[a-z!/?]|^[[{]|[{[]["{[]|^\s*%PDF/i

/** The most characters of a text that somebody reads in an error message. */
const longest = 1000

/**
 * Returns the value if it is a text for people. Null for an empty value, a text too long for an error message, markup
 * such as a proxy's error page, and JSON.
 */
export function humanWords(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text.length > longest) return null
  return /\p{L}{2}/u.test(text) && !notForPeople.test(text) ? value : null
}
