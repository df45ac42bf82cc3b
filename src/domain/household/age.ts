/** The oldest age that can be quoted; the youngest is 0. */
export const maximumAge = 120

/** Reads an age, or null when the text isn't a whole number from 0 to 120. */
export function parseAge(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,3}$/.test(trimmed)) return null
  const age = Number(trimmed)
  return age <= maximumAge ? age : null
}

/** Reads a whole number from 0 to 999, or null. The rules set no cap; no household needs four digits. */
export function parseCount(text: string): number | null {
  const trimmed = text.trim()
  return /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : null
}
