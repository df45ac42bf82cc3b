import { wageFields, type WageTexts } from './annualise.ts'
import {
  asksForDeductions,
  countedSources,
  type EstimatorDraft,
  type EstimatorPerson,
  type EstimatedSource,
  type OtherSource,
  type PersonIncomeDraft,
  type TypedDeduction,
  typedDeductions,
} from './estimator.ts'
import { earnedOf } from './estimated-income.ts'
import { amountScale, isAmount, maximumAnnualIncome, parseAmount } from './money-text.ts'
import {
  comingKinds,
  type MonthKind,
  monthKinds,
  monthsAYear,
  monthsTogether,
  type MonthText,
  type MonthTexts,
  parseMonths,
} from './varying-months.ts'

const varyingSources = ['wages', 'selfEmployment'] as const

/** A source whose amount may change from month to month. */
export type VaryingSource = (typeof varyingSources)[number]

/** The amount or the number of one kind of month. */
export type MonthField = `${VaryingSource}-${MonthKind}-${keyof MonthText}`

/** Returns the part of a varying income that a field asks for; null for another field. */
export function monthFieldOf(
  field: string,
): { readonly source: VaryingSource; readonly kind: MonthKind; readonly what: keyof MonthText } | null {
  for (const source of varyingSources)
    for (const kind of monthKinds)
      for (const what of ['pay', 'months'] as const)
        if (field === `${source}-${kind}-${what}`) return { source, kind, what }
  return null
}

/** A field of the second screen. */
export type EstimatorField =
  | 'payMethod'
  | keyof WageTexts
  | OtherSource
  | MonthField
  | 'earningMethod'
  | 'workExpenses'
  | TypedDeduction

/**
 * A problem with the amounts: no pay method, no amount, an invalid text, an income above the maximum, a number of
 * months outside 0 to 12, months that do not add up to 12, or amounts that do not rise from the low to the best month.
 */
export interface EstimatorIssue {
  readonly person: EstimatorPerson
  readonly field: EstimatorField
  readonly code:
    | 'payMethod'
    | 'amountMissing'
    | 'amountUnclear'
    | 'amountTooLarge'
    | 'months'
    | 'monthsTogether'
    | 'usualBelowLow'
    | 'bestBelowUsual'
    | 'bestBelowLow'
}

type Found = Omit<EstimatorIssue, 'person'>

const isTooLarge = (amount: bigint) => amount > BigInt(maximumAnnualIncome) * amountScale

/** Returns the problem of one amount. An optional one may be empty. */
function amountIssues(field: EstimatorField, text: string, isOptional = false): readonly Found[] {
  if (text.trim() === '') return isOptional ? [] : [{ field, code: 'amountMissing' }]
  if (isTooLarge(parseAmount(text))) return [{ field, code: 'amountTooLarge' }]
  return isAmount(text) ? [] : [{ field, code: 'amountUnclear' }]
}

/** Returns the problems of a varying income. A kind of month that occurs 0 times needs no amount. */
function monthIssues(source: VaryingSource, texts: MonthTexts): readonly Found[] {
  const coming = comingKinds(texts)
  const single = monthKinds.flatMap((kind): readonly Found[] => [
    ...amountIssues(`${source}-${kind}-pay`, texts[kind].pay, !coming.includes(kind)),
    ...(parseMonths(texts[kind].months) === null
      ? [{ field: `${source}-${kind}-months`, code: 'months' } as const]
      : []),
  ])
  if (single.length > 0) return single
  const issues: Found[] = []
  if (monthsTogether(texts) !== monthsAYear) issues.push({ field: `${source}-low-months`, code: 'monthsTogether' })
  const bringsLess = (kind: MonthKind, than: MonthKind) =>
    coming.includes(kind) && coming.includes(than) && parseAmount(texts[kind].pay) < parseAmount(texts[than].pay)
  if (bringsLess('usual', 'low')) issues.push({ field: `${source}-usual-pay`, code: 'usualBelowLow' })
  if (bringsLess('best', 'usual')) issues.push({ field: `${source}-best-pay`, code: 'bestBelowUsual' })
  else if (bringsLess('best', 'low')) issues.push({ field: `${source}-best-pay`, code: 'bestBelowLow' })
  return issues
}

function sourceIssues(draft: PersonIncomeDraft): readonly Found[] {
  const { payMethod, wages, wageMonths, earningMethod, earningMonths, workExpenses, amounts } = draft
  return countedSources(draft).flatMap((source): readonly Found[] => {
    if (source === 'wages') {
      if (payMethod === 'none') return [{ field: 'payMethod', code: 'payMethod' }]
      if (payMethod === 'varies') return monthIssues('wages', wageMonths)
      return wageFields[payMethod].flatMap((field) => amountIssues(field, wages[field]))
    }
    if (source !== 'selfEmployment') return amountIssues(source, amounts[source] ?? '')
    return [
      ...(earningMethod === 'varies'
        ? monthIssues('selfEmployment', earningMonths)
        : amountIssues('selfEmployment', amounts.selfEmployment ?? '')),
      ...amountIssues('workExpenses', workExpenses, true),
    ]
  })
}

/** Returns the field with the amount that decides a source's best year. */
function amountField(draft: PersonIncomeDraft, source: EstimatedSource): EstimatorField {
  const { payMethod, wageMonths, earningMethod, earningMonths } = draft
  const monthField = (texts: MonthTexts, of: VaryingSource) =>
    `${of}-${comingKinds(texts).at(-1) ?? 'best'}-pay` as const
  if (source === 'wages')
    return payMethod === 'varies' ? monthField(wageMonths, source) : (wageFields[payMethod][0] ?? 'payMethod')
  return source === 'selfEmployment' && earningMethod === 'varies' ? monthField(earningMonths, source) : source
}

/** Returns the problem of a best year above the maximum income. It belongs to the largest source. */
function yearIssues(draft: EstimatorDraft): readonly EstimatorIssue[] {
  const earned = (['primary', 'spouse'] as const).flatMap((person) => {
    const answers = draft[person]
    if (answers === null) return []
    return countedSources(answers).map((source) => ({
      person,
      field: amountField(answers, source),
      amount: earnedOf(answers, source, 'best'),
    }))
  })
  if (!isTooLarge(earned.reduce((sum, { amount }) => sum + amount, 0n))) return []
  const [largest] = earned.toSorted((one, other) => (one.amount > other.amount ? -1 : 1))
  return largest ? [{ person: largest.person, field: largest.field, code: 'amountTooLarge' }] : []
}

/** Returns the problems that prevent an estimate. A chosen source needs its amount and never counts as a silent 0. */
export function estimatorIssues(draft: EstimatorDraft): readonly EstimatorIssue[] {
  const isAskedForDeductions = asksForDeductions(draft)
  const year = yearIssues(draft)
  const single = (['primary', 'spouse'] as const).flatMap((person) => {
    const answers = draft[person]
    if (answers === null) return []
    const deductions = isAskedForDeductions
      ? typedDeductions.flatMap((field) => amountIssues(field, answers.deductions[field], true))
      : []
    return [...sourceIssues(answers), ...deductions].map((found) => ({ person, ...found }))
  })
  const isNamed = ({ person, field }: EstimatorIssue) =>
    year.some((issue) => issue.person === person && issue.field === field)
  return [...single.filter((issue) => !isNamed(issue)), ...year]
}
