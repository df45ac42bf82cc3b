import { visibleText } from '#domain/income/visible-text.ts'

/** The oldest age that can be quoted; the youngest is 0. */
export const maximumAge = 120

/** The first age that Medicaid and CHIP do not count as a child (42 CFR 435.118, 42 CFR 457.310). */
export const adultAge = 19

/** Reads an age, or null when the text isn't a whole number from 0 to 120. */
export function parseAge(text: string): number | null {
  const seen = visibleText(text)
  if (!/^\d{1,3}$/.test(seen)) return null
  const age = Number(seen)
  return age <= maximumAge ? age : null
}

/** Reads a whole number from 0 to 999, or null. The rules set no cap; no household needs four digits. */
export function parseCount(text: string): number | null {
  const seen = visibleText(text)
  return /^\d{1,3}$/.test(seen) ? Number(seen) : null
}
