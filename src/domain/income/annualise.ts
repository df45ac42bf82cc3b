import { amountScale, parseAmount } from './money-text.ts'

/** How wages are paid. */
export const payMethods = [
  'none',
  'hourly',
  'weekly',
  'biweekly',
  'twiceMonthly',
  'monthly',
  'annual',
  'varies',
] as const

/** One way of paying wages; `none` until chosen. `varies` has an amount for each kind of month instead. */
export type PayMethod = (typeof payMethods)[number]

/** A pay method with the same amount all year. */
export type SteadyPay = Exclude<PayMethod, 'varies'>

/** The amounts of one person's wages, as typed; only those of the pay method count. */
export interface WageTexts {
  readonly hourlyRate: string
  readonly hoursWeek: string
  readonly weeklyPay: string
  readonly biweeklyPay: string
  readonly twiceMonthlyPay: string
  readonly monthlyPay: string
  readonly annualAmount: string
}

/** Empty wages. */
export const noWages: WageTexts = {
  hourlyRate: '',
  hoursWeek: '',
  weeklyPay: '',
  biweeklyPay: '',
  twiceMonthlyPay: '',
  monthlyPay: '',
  annualAmount: '',
}

/** The amounts that each pay method asks for. */
export const wageFields: Readonly<Record<PayMethod, readonly (keyof WageTexts)[]>> = {
  none: [],
  hourly: ['hourlyRate', 'hoursWeek'],
  weekly: ['weeklyPay'],
  biweekly: ['biweeklyPay'],
  twiceMonthly: ['twiceMonthlyPay'],
  monthly: ['monthlyPay'],
  annual: ['annualAmount'],
  varies: [],
}

/** Whether a field of the estimator belongs to the wages. */
export function isWageField(field: string): field is keyof WageTexts {
  return field in noWages
}

/** How often an amount is paid in a year. The hourly rate counts once for each hour of a week. */
export const timesAYear: Readonly<Record<Exclude<SteadyPay, 'none'>, number>> = {
  hourly: 52,
  weekly: 52,
  biweekly: 26,
  twiceMonthly: 24,
  monthly: 12,
  annual: 1,
}

/** Returns the wages a year in millionths of a dollar, exact. */
export function annualWages(method: SteadyPay, wages: WageTexts): bigint {
  if (method === 'none') return 0n
  const [pay, hours] = wageFields[method]
  const once = pay ? parseAmount(wages[pay]) * BigInt(timesAYear[method]) : 0n
  return hours ? (once * parseAmount(wages[hours])) / amountScale : once
}
