import { noWages, type PayMethod, type WageTexts } from './annualise.ts'
import { type MonthTexts, noMonths } from './varying-months.ts'

/** Kinds of income in the estimator, in the order shown. */
export const incomeSources = [
  'wages',
  'selfEmployment',
  'unemployment',
  'socialSecurity',
  'retirement',
  'investment',
  'other',
] as const

/** One kind of income. */
export type EstimatedSource = (typeof incomeSources)[number]

/** A kind of income with one amount a year; wages have a pay method instead. */
export type OtherSource = Exclude<EstimatedSource, 'wages'>

/** The kinds of income with one amount a year, in the order shown. */
export const otherSources = incomeSources.filter((source): source is OtherSource => source !== 'wages')

/** How self-employment income is entered. */
export const earningMethods = ['annual', 'varies'] as const

/** One way of entering self-employment income. */
export type EarningMethod = (typeof earningMethods)[number]

/** The deductions that are entered as an amount a year. */
export const typedDeductions = ['ira', 'studentLoanInterest'] as const

/** One of the entered deductions. */
export type TypedDeduction = (typeof typedDeductions)[number]

/** One person's answers in the estimator, as typed. */
export interface PersonIncomeDraft {
  readonly hasNoIncome: boolean
  readonly sources: readonly EstimatedSource[]
  readonly payMethod: PayMethod
  readonly wages: WageTexts
  /** The months of varying wages. */
  readonly wageMonths: MonthTexts
  readonly earningMethod: EarningMethod
  /** The months of varying self-employment. */
  readonly earningMonths: MonthTexts
  /** The work expenses a year; an empty text counts as none. */
  readonly workExpenses: string
  /** The amount a year of each other source; that of self-employment is before expenses. */
  readonly amounts: Readonly<Partial<Record<OtherSource, string>>>
  /** The person is 50 or older, so the higher limit of an IRA applies; undefined where the quote has no age. */
  readonly isFrom50?: boolean | undefined
  /** An empty text counts as no deduction. */
  readonly deductions: Readonly<Record<TypedDeduction, string>>
}

/** The estimator: the primary person and, in a household with one, the spouse. */
export interface EstimatorDraft {
  readonly primary: PersonIncomeDraft
  readonly spouse: PersonIncomeDraft | null
}

/** A person's empty answers. */
export const emptyPersonIncome: PersonIncomeDraft = {
  hasNoIncome: false,
  sources: [],
  payMethod: 'none',
  wages: noWages,
  wageMonths: noMonths,
  earningMethod: 'annual',
  earningMonths: noMonths,
  workExpenses: '',
  amounts: {},
  deductions: { ira: '', studentLoanInterest: '' },
}

/** One person of the estimator. */
export type EstimatorPerson = keyof EstimatorDraft

/**
 * Returns the people with neither a source nor "no income". They must choose before the form asks for amounts.
 */
export function peopleWithoutSource({ primary, spouse }: EstimatorDraft): readonly EstimatorPerson[] {
  const isOpen = (person: PersonIncomeDraft | null) =>
    person !== null && !person.hasNoIncome && person.sources.length === 0
  const people: EstimatorPerson[] = []
  if (isOpen(primary)) people.push('primary')
  if (isOpen(spouse)) people.push('spouse')
  return people
}

/** Returns the sources that count: none for a person who says "no income". */
export function countedSources({ hasNoIncome, sources }: PersonIncomeDraft): readonly EstimatedSource[] {
  return hasNoIncome ? [] : sources
}

/** Whether anybody has an income that a deduction can lower. Only then is each person asked for deductions. */
export function asksForDeductions({ primary, spouse }: EstimatorDraft): boolean {
  return [primary, spouse].some((person) => person !== null && countedSources(person).length > 0)
}

/** Returns the person after a source is toggled; choosing one unchecks "no income". */
export function sourceToggled(person: PersonIncomeDraft, source: EstimatedSource): PersonIncomeDraft {
  const sources = person.sources.includes(source)
    ? person.sources.filter((kept) => kept !== source)
    : incomeSources.filter((kept) => kept === source || person.sources.includes(kept))
  return { ...person, sources, hasNoIncome: false }
}

/** Returns the person after "no income" is toggled; it unchecks the sources and keeps the typed amounts. */
export function noIncomeToggled(person: PersonIncomeDraft): PersonIncomeDraft {
  return { ...person, hasNoIncome: !person.hasNoIncome, sources: [] }
}
