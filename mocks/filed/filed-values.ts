/** An amount of a plan's file: dollars, `none` where the file says that there is none, undefined where it says nothing. */
export type FiledAmount = number | 'none' | undefined

/** Reads an amount as published: `$4,500 `, `$8100 per person`, `per person not applicable`, `Not Applicable`, or nothing. */
export function amountOf(text: string): FiledAmount {
  if (text === '') return undefined
  const [, digits] = /^\$([\d,]+(?:\.\d+)?)(?: per (?:person|group))?$/.exec(text) ?? []
  if (digits !== undefined) return Number(digits.replaceAll(',', ''))
  return /not applicable$/i.test(text) ? 'none' : undefined
}

/** Reads a rate such as `613.7` or `1,204.50` as cents; undefined for anything else. */
export function centsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^\$?([\d,]+)(?:\.(\d{0,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}

/** One million: a share of the premium in whole millionths keeps every digit that is filed. */
export const millionths = 1_000_000

/** Reads the share of essential health benefits, `0.9991` or `99.91%`, in millionths; undefined for anything else. */
export function shareOf(text: string): number | undefined {
  const [, whole, part = '', percent] = /^(\d+)(?:\.(\d+))?(%?)$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const places = percent === '%' ? 4 : 6
  const share = Number(whole + part.padEnd(places, '0').slice(0, places))
  return share >= 1 && share <= millionths ? share : undefined
}

/** Reads a day, `1/1/2026` or `2026-01-01`, as a number that grows with time, such as 20260101. */
export function dayOf(text: string): number | undefined {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const [year, month, day] = us ? [us[3], us[1], us[2]] : iso ? [iso[1], iso[2], iso[3]] : []
  return year === undefined ? undefined : Number(year) * 10_000 + Number(month) * 100 + Number(day)
}

/** Returns the day of a time as a number, such as 20260414: the last one that has begun anywhere. */
export const todayIn = (now: number): number =>
  Number(new Date(now + 14 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''))

/** Returns a day's number as a date, 2026-04-14. */
export function dateOf(day: number): string {
  const digits = String(day)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** Returns a county's or ZIP code's digits with the zeros that a spreadsheet took away. */
export const fiveDigits = (text: string): string => text.replace(/\.0$/, '').padStart(5, '0')
