const withoutMarks = (text: string) => text.replaceAll(/[\s-]/g, '')

/**
 * Returns the nine digits of an alien number; null for a text that is none. Numbers of old cards have seven or eight
 * digits, and get zeros in front (F-25).
 */
export function alienNumberOf(text: string): string | null {
  const digits = withoutMarks(text)
  return /^\d{7,9}$/.test(digits) ? digits.padStart(9, '0') : null
}

/**
 * Returns the eleven characters of an I-94 number; null for a text that is none. Since May 2019 the tenth may be a
 * letter, in capitals (F-25).
 */
export function i94NumberOf(text: string): string | null {
  const number = withoutMarks(text).toUpperCase()
  return /^\d{9}[\dA-Z]\d$/.test(number) ? number : null
}

/** Returns a number as it is compared: without spaces and dashes, and an alien number with its zeros. */
export function comparedNumber(name: string, text: string): string {
  return (name === 'alienNumber' ? alienNumberOf(text) : null) ?? withoutMarks(text).toLowerCase()
}
