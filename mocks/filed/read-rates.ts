import { centsOf, dayOf } from './filed-values.ts'
import type { LeftOutList } from './left-out.ts'
import type { FoundFile } from './public-files.ts'
import type { PlansRead } from './read-plans.ts'
import { ratedAges } from './stored-plan.ts'
import { type Cell, type OnProgress, readTable } from './table-rows.ts'
import type { YearCheck } from './year-check.ts'

/** The rates of all plans: one row of ages for each plan in each rating area, in cents a month. */
export interface RatesRead {
  /** By plan and rating area, the number of the row. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly rates: Int32Array
  /** What people who use tobacco pay; the same as `rates` where nobody is asked. */
  readonly tobacco: Int32Array
  /** How many plans the file names, and how many of them the file of attributes doesn't name. */
  readonly ratedPlans: number
  readonly unnamedPlans: number
}

/** Rates from here on are no prices: the files have 9,999 where there is none. In cents a month. */
const placeholderFrom = 900_000

/** Two columns of numbers that grow. */
function growingColumns() {
  let size = 0
  let columns: readonly [Int32Array, Int32Array] = [new Int32Array(1 << 16), new Int32Array(1 << 16)]
  return {
    addRow(): number {
      size += ratedAges
      if (size > columns[0].length)
        columns = columns.map((column) => {
          const longer = new Int32Array(column.length * 2)
          longer.set(column)
          return longer
        }) as [Int32Array, Int32Array]
      return size / ratedAges - 1
    },
    now: () => columns,
    all: () => [columns[0].subarray(0, size), columns[1].subarray(0, size)] as const,
  }
}

function ageAt(text: string): number | undefined {
  if (text === '0-14') return 0
  if (text === '64 and over') return ratedAges - 1
  const age = Number(text)
  return Number.isInteger(age) && age >= 15 && age <= 63 ? age - 14 : undefined
}

/** Reads the rates of the plans at the start of the year. A row of ages with a gap is left out. */
export async function readRates(
  file: FoundFile & { readonly kind: 'rates' },
  { drafts, named }: Pick<PlansRead, 'drafts' | 'named'>,
  years: YearCheck,
  leftOut: LeftOutList,
  onProgress?: OnProgress,
): Promise<RatesRead> {
  const columns = growingColumns()
  const rows = new Map<string, Map<string, number>>()
  const rated = new Set<string>()
  const differing = new Map<string, Set<string>>()
  const start = years.year() * 10_000 + 101
  const rowOf = (plan: string, area: string) => {
    const ofPlan = rows.get(plan) ?? new Map<string, number>()
    rows.set(plan, ofPlan)
    const row = ofPlan.get(area) ?? columns.addRow()
    ofPlan.set(area, row)
    return row
  }
  const onRow = (cell: Cell<'rates'>) => {
    years.take(file.name, cell('BusinessYear'))
    const plan = cell('PlanId')
    const age = cell('Age')
    rated.add(plan)
    if (!drafts.has(plan) || age === 'Family Option') return
    if ((dayOf(cell('RateEffectiveDate')) ?? start + 1) > start || (dayOf(cell('RateExpirationDate')) ?? 0) < start) {
      leftOut.add('a rate that does not hold on January 1', `${plan} ${cell('RateEffectiveDate')}`)
      return
    }
    const [at, rate] = [ageAt(age), centsOf(cell('IndividualRate'))]
    const isAsked = cell('Tobacco') !== 'No Preference'
    const user = isAsked ? centsOf(cell('IndividualTobaccoRate')) : rate
    const [, area] = /^Rating Area (\d+)$/.exec(cell('RatingAreaId')) ?? []
    if (at === undefined || area === undefined || rate === undefined || user === undefined) {
      leftOut.add('a rate whose age, area or amount cannot be read', `${plan} ${age}`)
      return
    }
    if (Math.min(rate, user) <= 0 || Math.max(rate, user) >= placeholderFrom) {
      leftOut.add(`a rate of nothing, or from $${placeholderFrom / 100} on (no price)`, `${plan} ${age}`)
      return
    }
    const place = rowOf(plan, area) * ratedAges + at
    const [rates, tobacco] = columns.now()
    if (rates[place] !== 0 && (rates[place] !== rate || tobacco[place] !== user))
      differing.set(plan, (differing.get(plan) ?? new Set()).add(area))
    rates[place] = rate
    tobacco[place] = user
  }
  await readTable(file, onRow, onProgress)
  const [rates, tobacco] = columns.all()
  for (const [plan, ofPlan] of rows)
    for (const [area, row] of ofPlan) {
      const hasGap = rates.subarray(row * ratedAges, (row + 1) * ratedAges).includes(0)
      const isDouble = differing.get(plan)?.has(area) === true
      if (hasGap) leftOut.add('a plan in a rating area without the rates of all ages', `${plan} ${area}`)
      if (isDouble) leftOut.add('a plan in a rating area with two rates for one age', `${plan} ${area}`)
      if (hasGap || isDouble) ofPlan.delete(area)
    }
  const unnamedPlans = [...rated].filter((plan) => !named.has(plan)).length
  return { rows, rates, tobacco, ratedPlans: rated.size, unnamedPlans }
}
