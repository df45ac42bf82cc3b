import { parseDay } from '#domain/calendar/typed-day.ts'

/** An answer of the common block, by its name in a save (F-60). */
export type CommonAnswerName =
  | 'phone'
  | 'email'
  | 'communication'
  | 'addressStreet'
  | 'addressApt'
  | 'addressCity'
  | 'addressState'
  | 'addressCounty'
  | 'addressZip'
  | 'sameAddress'
  | 'addressStreetMail'
  | 'addressCityMail'
  | 'addressStateMail'
  | 'addressCountyMail'
  | 'addressZipCodeMail'

/** The service's answers of the common block, as in its JSON. */
export type SavedCommon = Readonly<Partial<Record<CommonAnswerName, unknown>>>

/** Whether a value is not an answer: missing, empty, or a zero in a code or date. */
export function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return /^(0*|0000-00-00.*)$/.test(value.trim())
  return value === undefined || value === null || value === 0
}

/** Reads a saved text; null when it is missing or of another type. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Reads a number, or a text that contains one. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null
}

/** Reads a yes or no: 1 and 0, or a word for them. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const word = readText(value)?.trim().toLowerCase()
  if (word === undefined) return null
  if (['1', 'y', 'yes', 'true', 's', 'si', 'sí'].includes(word)) return true
  return ['0', 'n', 'no', 'false'].includes(word) ? false : null
}

/** Reads a day as MM/DD/YYYY. Services also put the year first, with or without a time. */
export function readDay(value: unknown): string | null {
  const text = readText(value)?.trim() ?? ''
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text)
  const monthFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year, month, day] = yearFirst?.slice(1) ?? [monthFirst?.[3], monthFirst?.[1], monthFirst?.[2]]
  const written = `${month?.padStart(2, '0')}/${day?.padStart(2, '0')}/${year}`
  return parseDay(written) === null ? null : written
}

/** Reads a number with `count` digits, in any grouping; null when it is masked or of another length. */
export function readDigits(value: unknown, count: number): string | null {
  const text = (readText(value) ?? '').replace(/[\s-]/g, '')
  return text.length === count && /^\d+$/.test(text) ? text : null
}

/** Reads a document number; null when it is masked. */
export function readPaper(value: unknown): string | null {
  const text = readText(value)
  return text === null || /[*•●#]|x{3}/i.test(text) ? null : text
}

/** Reads a code, or a word for it, since saves use words. */
export function readCode(value: unknown, words: Readonly<Record<string, number>> = {}): number | null {
  if (saysNothing(value)) return null
  if (typeof value === 'string' && Object.hasOwn(words, value)) return words[value] ?? null
  const code = readNumber(value)
  return code !== null && Number.isInteger(code) ? code : null
}
