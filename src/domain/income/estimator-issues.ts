import { wageFields, type WageTexts } from './annualise.ts'
import {
  asksForDeductions,
  countedSources,
  type EstimatorDraft,
  type EstimatorPerson,
  type OtherSource,
  type PersonIncomeDraft,
  type TypedDeduction,
  typedDeductions,
} from './estimator.ts'
import { isAmount, parseAmount } from './money-text.ts'
import {
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

/** Returns what a field of an income that changes asks for; null for another field. */
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
 * A problem with the amounts: no pay method, no amount, an invalid text, a number of months that is none from 0 to 12,
 * months that are not 12 together, or amounts that do not rise from the low month to the best one.
 */
export interface EstimatorIssue {
  readonly person: EstimatorPerson
  readonly field: EstimatorField
  readonly code:
    | 'payMethod'
    | 'amountMissing'
    | 'amountUnclear'
    | 'months'
    | 'monthsTogether'
    | 'usualBelowLow'
    | 'bestBelowUsual'
}

type Found = Omit<EstimatorIssue, 'person'>

/** Returns the problem of one amount. An optional one may be empty. */
function amountIssues(field: EstimatorField, text: string, isOptional = false): readonly Found[] {
  if (text.trim() === '') return isOptional ? [] : [{ field, code: 'amountMissing' }]
  return isAmount(text) ? [] : [{ field, code: 'amountUnclear' }]
}

/** Returns the problems of an income that changes. */
function monthIssues(source: VaryingSource, texts: MonthTexts): readonly Found[] {
  const single = monthKinds.flatMap((kind): readonly Found[] => [
    ...amountIssues(`${source}-${kind}-pay`, texts[kind].pay),
    ...(parseMonths(texts[kind].months) === null
      ? [{ field: `${source}-${kind}-months`, code: 'months' } as const]
      : []),
  ])
  if (single.length > 0) return single
  const [low, usual, best] = monthKinds.map((kind) => parseAmount(texts[kind].pay))
  const issues: Found[] = []
  if (monthsTogether(texts) !== monthsAYear) issues.push({ field: `${source}-low-months`, code: 'monthsTogether' })
  if ((usual ?? 0n) < (low ?? 0n)) issues.push({ field: `${source}-usual-pay`, code: 'usualBelowLow' })
  if ((best ?? 0n) < (usual ?? 0n)) issues.push({ field: `${source}-best-pay`, code: 'bestBelowUsual' })
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

/** Returns the problems that prevent an estimate. A chosen source needs its amount and never counts as a silent 0. */
export function estimatorIssues(draft: EstimatorDraft): readonly EstimatorIssue[] {
  const isAskedForDeductions = asksForDeductions(draft)
  return (['primary', 'spouse'] as const).flatMap((person) => {
    const answers = draft[person]
    if (answers === null) return []
    const deductions = isAskedForDeductions
      ? typedDeductions.flatMap((field) => amountIssues(field, answers.deductions[field], true))
      : []
    return [...sourceIssues(answers), ...deductions].map((found) => ({ person, ...found }))
  })
}
