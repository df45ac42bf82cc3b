/** Markup, or a piece of a program's data: nothing that was written for a person. */
const notForPeople = /<[a-z!/?]|^[[{]|[{[]["{[]|^\s*%PDF/i

/** The text where it is words for a person; null for nothing, for markup such as a proxy's error page, and for JSON. */
export function humanWords(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return /\p{L}{2}/u.test(text) && !notForPeople.test(text) ? value : null
}
