/** Markup or program data, which isn't written for visitors. */
const notForPeople = /<[a-z!/?]|^[[{]|[{[]["{[]|^\s*%PDF/i

/**
 * Returns the value if it is a text for people; null for an empty value, for markup such as a proxy's error page, and
 * for JSON.
 */
export function humanWords(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return /\p{L}{2}/u.test(text) && !notForPeople.test(text) ? value : null
}
