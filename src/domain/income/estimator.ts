import { annualWages, noWages, type PayMethod, wageFields, type WageTexts } from './annualise.ts'
import { amountScale, isAmount, parseAmount } from './money-text.ts'

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
export type IncomeSource = (typeof incomeSources)[number]

/** A kind of income with one amount a year; wages have a pay method instead. */
export type OtherSource = Exclude<IncomeSource, 'wages'>

/** The kinds of income with one amount a year, in the order shown. */
export const otherSources = incomeSources.filter((source): source is OtherSource => source !== 'wages')

/** One person's answers in the estimator, as typed. */
export interface PersonIncomeDraft {
  readonly hasNoIncome: boolean
  readonly sources: readonly IncomeSource[]
  readonly payMethod: PayMethod
  readonly wages: WageTexts
  readonly amounts: Readonly<Partial<Record<OtherSource, string>>>
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
  amounts: {},
}

/** The estimator's result in whole dollars a year; a person without income is null, since 0 is unset. */
export interface IncomeEstimate {
  readonly annualIncome: number
  readonly primaryAnnualIncome: number | null
  readonly spouseAnnualIncome: number | null
}

function exactIncome({ hasNoIncome, sources, payMethod, wages, amounts }: PersonIncomeDraft): bigint {
  if (hasNoIncome) return 0n
  return sources.reduce(
    (sum, source) => sum + (source === 'wages' ? annualWages(payMethod, wages) : parseAmount(amounts[source] ?? '')),
    0n,
  )
}

function roundedDollars(exact: bigint): number {
  return Number((exact * 2n + amountScale) / (amountScale * 2n))
}

/**
 * Returns the household's income a year: the sum of both people's totals, rounded. The spouse's part is rounded
 * separately and the primary person's is the rest, so the two always add up to the whole.
 */
export function estimateIncome({ primary, spouse }: EstimatorDraft): IncomeEstimate {
  const spouseExact = spouse ? exactIncome(spouse) : 0n
  const annualIncome = roundedDollars(exactIncome(primary) + spouseExact)
  const spousePart = Math.min(roundedDollars(spouseExact), annualIncome)
  return {
    annualIncome,
    primaryAnnualIncome: annualIncome - spousePart || null,
    spouseAnnualIncome: spousePart || null,
  }
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

/** A field of the second screen. */
export type EstimatorField = 'payMethod' | keyof WageTexts | OtherSource

/** A problem with the amounts: no pay method, no amount, or an invalid text. */
export interface EstimatorIssue {
  readonly person: EstimatorPerson
  readonly field: EstimatorField
  readonly code: 'payMethod' | 'amountMissing' | 'amountUnclear'
}

function amountIssueCode(text: string): EstimatorIssue['code'] | null {
  if (text.trim() === '') return 'amountMissing'
  return isAmount(text) ? null : 'amountUnclear'
}

function personIssues(person: EstimatorPerson, draft: PersonIncomeDraft): readonly EstimatorIssue[] {
  const { hasNoIncome, sources, payMethod, wages, amounts } = draft
  if (hasNoIncome) return []
  return sources.flatMap((source): readonly EstimatorIssue[] => {
    if (source === 'wages' && payMethod === 'none') return [{ person, field: 'payMethod', code: 'payMethod' }]
    const asked: readonly (readonly [EstimatorField, string])[] =
      source === 'wages'
        ? wageFields[payMethod].map((field) => [field, wages[field]])
        : [[source, amounts[source] ?? '']]
    return asked.flatMap(([field, text]) => {
      const code = amountIssueCode(text)
      return code ? [{ person, field, code }] : []
    })
  })
}

/** Returns the problems that prevent an estimate. A chosen source needs its amount and never counts as a silent 0. */
export function estimatorIssues({ primary, spouse }: EstimatorDraft): readonly EstimatorIssue[] {
  return [...personIssues('primary', primary), ...(spouse ? personIssues('spouse', spouse) : [])]
}

/** Returns the person after a source is toggled; choosing one unchecks "no income". */
export function sourceToggled(person: PersonIncomeDraft, source: IncomeSource): PersonIncomeDraft {
  const sources = person.sources.includes(source)
    ? person.sources.filter((kept) => kept !== source)
    : incomeSources.filter((kept) => kept === source || person.sources.includes(kept))
  return { ...person, sources, hasNoIncome: false }
}

/** Returns the person after "no income" is toggled; it unchecks the sources and keeps the typed amounts. */
export function noIncomeToggled(person: PersonIncomeDraft): PersonIncomeDraft {
  return { ...person, hasNoIncome: !person.hasNoIncome, sources: [] }
}
