import { type BenefitKey, benefitKeys } from './benefits.ts'
import { compareMaximum } from './compare-limits.ts'
import type { CostSharingValue } from './cost-sharing.ts'
import type { PlanCardModel } from './plan-card-model.ts'
import { isExampleView, type YearView } from './year-costs.ts'

/** The value of a cell: an amount in cents, a cost-sharing code, a plain fact, or unknown. */
export type CompareValue =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'cost'; readonly cost: CostSharingValue }
  | { readonly kind: 'flag'; readonly on: boolean }
  | { readonly kind: 'text'; readonly text: string }
  /** Stars of quality, of five. */
  | { readonly kind: 'stars'; readonly count: number }
  /** The drug deductible of a plan whose one deductible serves care and drugs. */
  | { readonly kind: 'sameDeductible' }
  | { readonly kind: 'unknown' }

/** Rows that are not services, in the order shown. */
export const compareFacts = [
  'yearHealthy',
  'yearBad',
  'yearExample',
  'price',
  'deductible',
  'drugDeductible',
  'outOfPocketMaximum',
  'familyMaximum',
  'quality',
  'type',
  'hsa',
] as const

/** A row that is not a service. */
export type CompareFact = (typeof compareFacts)[number]

/** One cell; `isLowest` marks the lowest cost in its row. */
export interface CompareCell {
  readonly value: CompareValue
  readonly isLowest: boolean
}

/** One row of the comparison. */
export interface CompareRow {
  readonly key: CompareFact | BenefitKey
  readonly group: 'plan' | 'care'
  readonly cells: readonly CompareCell[]
  /** Whether the plans differ here; "show only what differs" hides the other rows. */
  readonly differs: boolean
}

/** The comparison: `compareMaximum` columns, padded with null, and rows with one cell for each chosen plan (P-41). */
export interface CompareTable {
  readonly columns: readonly (PlanCardModel | null)[]
  readonly rows: readonly CompareRow[]
}

const unknown: CompareValue = { kind: 'unknown' }
const money = (cents: number | null): CompareValue => (cents === null ? unknown : { kind: 'money', cents })

/**
 * Returns the scale and amount that make costs comparable. Fixed amounts, percentages, and costs before or after the
 * deductible are different scales, on which "lower" would mislead. A free service is the lowest on every scale.
 */
function costScale(cost: CostSharingValue): { readonly scale: string; readonly amount: number } | null {
  switch (cost.kind) {
    case 'noCharge':
      return { scale: 'any', amount: 0 }
    case 'noChargeAfterDeductible':
      return { scale: 'afterDeductible', amount: 0 }
    case 'coinsurance':
    case 'coinsuranceAfterDeductible':
      return { scale: cost.kind, amount: cost.percent }
    case 'notCovered':
    case 'notApplicable':
    case 'combined':
    case 'verbatim':
      return null
    default:
      return cost.kind === 'copay' && cost.amountCents === 0
        ? { scale: 'any', amount: 0 }
        : { scale: cost.kind, amount: cost.amountCents }
  }
}

function amountOf(value: CompareValue): { readonly scale: string; readonly amount: number } | null {
  if (value.kind === 'money') return { scale: 'money', amount: value.cents }
  return value.kind === 'cost' ? costScale(value.cost) : null
}

function lowestOf(values: readonly CompareValue[]): readonly boolean[] {
  const nothing = values.map(() => false)
  const amounts = values.map(amountOf)
  const known = amounts.filter((amount) => amount !== null)
  const scales = new Set(known.map(({ scale }) => scale))
  scales.delete('any')
  const free = known.some(({ scale }) => scale === 'any')
  // A free service is always the lowest. Otherwise all plans must be on one scale to compare.
  if (!free && (known.length < values.length || scales.size > 1)) return nothing
  const least = Math.min(...known.map(({ amount }) => amount))
  const marks = amounts.map((amount) => amount !== null && (free ? amount.scale === 'any' : amount.amount === least))
  return marks.every(Boolean) ? nothing : marks
}

function row(key: CompareRow['key'], group: CompareRow['group'], values: readonly CompareValue[]): CompareRow {
  const lowest = lowestOf(values)
  return {
    key,
    group,
    cells: values.map((value, index) => ({ value, isLowest: lowest[index] ?? false })),
    differs: new Set(values.map((value) => JSON.stringify(value))).size > 1,
  }
}

/** Returns the row of prices. The lowest is decided by the bill (P-21); a different shown price is a difference too. */
function priceRow(cards: readonly PlanCardModel[]): CompareRow {
  const bills = row(
    'price',
    'plan',
    cards.map(({ price }) => money(price.billCents)),
  )
  return { ...bills, differs: bills.differs || new Set(cards.map(({ price }) => price.priceCents)).size > 1 }
}

/**
 * Returns the row of deductibles. None is marked as the lowest if they cover different things: care alone, or care and
 * drugs (P-88).
 */
function deductibleRow(cards: readonly PlanCardModel[]): CompareRow {
  const all = row(
    'deductible',
    'plan',
    cards.map(({ deductibleCents }) => money(deductibleCents)),
  )
  const areAlike =
    cards.every(({ isDeductibleCombined }) => isDeductibleCombined) ||
    cards.every(({ drugDeductibleCents }) => drugDeductibleCents !== null)
  return areAlike ? all : { ...all, cells: all.cells.map((cell) => ({ ...cell, isLowest: false })) }
}

/** Returns the row if any plan has an amount, otherwise nothing. */
function stated(row: CompareRow): readonly CompareRow[] {
  return row.cells.some(({ value }) => value.kind === 'money') ? [row] : []
}

/** Returns the row of stars if any plan has some, otherwise nothing. */
function qualityRow(row: CompareRow): readonly CompareRow[] {
  return row.cells.some(({ value }) => value.kind === 'stars') ? [row] : []
}

/**
 * Returns the comparison of the plans in the order chosen. The yearly costs come first (P-88): the bills, the highest
 * cost and, if the view is one, the federal example. An amount or service that all plans lack has no row.
 */
export function compareTable(cards: readonly PlanCardModel[], view: YearView = 'healthy'): CompareTable {
  const shown = cards.slice(0, compareMaximum)
  const columns = Array.from({ length: compareMaximum }, (_, index) => shown[index] ?? null)
  const fact = (key: CompareFact, value: (card: PlanCardModel) => CompareValue) => row(key, 'plan', shown.map(value))
  const yearFact = (key: CompareFact, of: YearView) => stated(fact(key, ({ year }) => money(year?.[of]?.cents ?? null)))
  const rowsOf: Readonly<Record<CompareFact, readonly CompareRow[]>> = {
    yearHealthy: yearFact('yearHealthy', 'healthy'),
    yearBad: yearFact('yearBad', 'bad'),
    yearExample: isExampleView(view) ? yearFact('yearExample', view) : [],
    price: [priceRow(shown)],
    deductible: [deductibleRow(shown)],
    drugDeductible: stated(
      fact('drugDeductible', ({ isDeductibleCombined, drugDeductibleCents }) =>
        isDeductibleCombined ? { kind: 'sameDeductible' } : money(drugDeductibleCents),
      ),
    ),
    outOfPocketMaximum: [fact('outOfPocketMaximum', (card) => money(card.outOfPocketMaximumCents))],
    familyMaximum: stated(fact('familyMaximum', (card) => money(card.familyMaximumCents))),
    quality: qualityRow(
      fact('quality', ({ qualityStars: count }) => (count === null ? unknown : { kind: 'stars', count })),
    ),
    type: [fact('type', (card) => ({ kind: 'text', text: card.type }))],
    hsa: [fact('hsa', (card) => ({ kind: 'flag', on: card.hsaEligible }))],
  }
  const rows = compareFacts.flatMap((key) => rowsOf[key])
  for (const key of benefitKeys) {
    const values = shown.map((card): CompareValue => {
      const cost = card.benefits.find((benefit) => benefit.key === key)?.value
      return cost ? { kind: 'cost', cost } : unknown
    })
    if (values.some((value) => value.kind !== 'unknown')) rows.push(row(key, 'care', values))
  }
  return { columns, rows }
}

/** Returns only the rows in which the plans differ. */
export function differingRows(rows: readonly CompareRow[]): readonly CompareRow[] {
  return rows.filter(({ differs }) => differs)
}
