import { amountScale, parseAmount } from './money-text.ts'

/** How wages are paid. */
export const payMethods = ['none', 'hourly', 'weekly', 'biweekly', 'monthly', 'annual'] as const

/** One way of paying wages; `none` until chosen. */
export type PayMethod = (typeof payMethods)[number]

/** The amounts of one person's wages, as typed; only those of the pay method count. */
export interface WageTexts {
  readonly hourlyRate: string
  readonly hoursWeek: string
  readonly weeklyPay: string
  readonly biweeklyPay: string
  readonly monthlyPay: string
  readonly annualAmount: string
}

/** Empty wages. */
export const noWages: WageTexts = {
  hourlyRate: '',
  hoursWeek: '',
  weeklyPay: '',
  biweeklyPay: '',
  monthlyPay: '',
  annualAmount: '',
}

/** The amounts that each pay method asks for. */
export const wageFields: Readonly<Record<PayMethod, readonly (keyof WageTexts)[]>> = {
  none: [],
  hourly: ['hourlyRate', 'hoursWeek'],
  weekly: ['weeklyPay'],
  biweekly: ['biweeklyPay'],
  monthly: ['monthlyPay'],
  annual: ['annualAmount'],
}

/** Whether a field of the estimator belongs to the wages. */
export function isWageField(field: string): field is keyof WageTexts {
  return field in noWages
}

const weeksAYear = 52n
const biweeksAYear = 26n
const monthsAYear = 12n

/** Returns the wages a year in millionths of a dollar, exact. */
export function annualWages(method: PayMethod, wages: WageTexts): bigint {
  switch (method) {
    case 'none':
      return 0n
    case 'hourly':
      return (parseAmount(wages.hourlyRate) * parseAmount(wages.hoursWeek) * weeksAYear) / amountScale
    case 'weekly':
      return parseAmount(wages.weeklyPay) * weeksAYear
    case 'biweekly':
      return parseAmount(wages.biweeklyPay) * biweeksAYear
    case 'monthly':
      return parseAmount(wages.monthlyPay) * monthsAYear
    case 'annual':
      return parseAmount(wages.annualAmount)
  }
}
