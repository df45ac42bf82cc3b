import { noWages } from '#domain/income/annualise.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'

/** Wages by the hour beside self-employment. */
export const hourly: PersonIncomeDraft = {
  ...emptyPersonIncome,
  sources: ['wages', 'selfEmployment'],
  payMethod: 'hourly',
  wages: { ...noWages, hourlyRate: '18.50', hoursWeek: '37.5' },
  amounts: { selfEmployment: '6400' },
}

/** One kind of month, as typed. */
export const month = (pay: string, months: string) => ({ pay, months })

/** A profit of 31,000 dollars, which changes from month to month. */
export const changing: PersonIncomeDraft = {
  ...emptyPersonIncome,
  sources: ['selfEmployment'],
  earningMethod: 'varies',
  earningMonths: { low: month('3200', '3'), usual: month('3700', '5'), best: month('4475', '4') },
  workExpenses: '15000',
}
