import type { OfferedPlan } from './catalogue.ts'
import { amountsOf, readCell } from './plan-cost-sharing.ts'
import { type Cell, type DesignAmounts, type PricedService, pricedServices } from './tables/designs.ts'
import type { WireSbcScenario } from './wire.ts'

/** Care in an example: a service, its number of uses and the price of each, in dollars. */
interface Care {
  readonly service: PricedService
  readonly times: number
  readonly cost: number
  /** Days of a hospital stay, each with its own daily copay. */
  readonly days?: number
}

/** One of the federal examples: its care in the order of the year, and the costs that no plan covers. */
interface Example {
  readonly care: readonly Care[]
  /** Care that every plan pays in full, such as prenatal visits. */
  readonly preventive: number
  readonly uncovered: number
}

/** The three federal examples: 12,700, 5,600 and 2,800 dollars of care. */
export const examples = {
  baby: {
    care: [
      { service: 'laboratory', times: 4, cost: 150 },
      { service: 'inpatient', times: 1, cost: 10_200, days: 2 },
      { service: 'generic', times: 2, cost: 20 },
    ],
    preventive: 1_800,
    uncovered: 60,
  },
  diabetes: {
    care: [
      { service: 'primary', times: 4, cost: 130 },
      { service: 'laboratory', times: 2, cost: 110 },
      { service: 'specialist', times: 2, cost: 200 },
      { service: 'preferred', times: 12, cost: 370 },
    ],
    preventive: 0,
    uncovered: 20,
  },
  fracture: {
    care: [
      { service: 'emergency', times: 1, cost: 1_300 },
      { service: 'xray', times: 1, cost: 300 },
      { service: 'specialist', times: 2, cost: 200 },
      { service: 'therapy', times: 4, cost: 200 },
    ],
    preventive: 0,
    uncovered: 0,
  },
} as const satisfies Record<string, Example>

const drugs: readonly PricedService[] = ['generic', 'preferred', 'nonPreferred', 'specialty']

/** A person's payment for one use of a service, by kind, in dollars. */
interface Paid {
  readonly deductible: number
  readonly copay: number
  readonly coinsurance: number
}

/** Returns the payment for one use by the wording of a cell, with the remaining deductible. */
function paidOnce(cell: Cell, { cost, days = 1 }: Care, deductibleLeft: number): Paid {
  const { kind, amount, when } = readCell(cell)
  // A copay with the deductible is paid before the deductible of the rest; any other cost waits for the deductible.
  if (when === 'w') {
    const copay = Math.min(amount, cost)
    return { deductible: Math.min(deductibleLeft, cost - copay), copay, coinsurance: 0 }
  }
  const deductible = when === 'd' ? Math.min(deductibleLeft, cost) : 0
  const rest = cost - deductible
  const copay = kind === 'copay' ? Math.min(when === '/day' ? amount * days : amount, rest) : 0
  return { deductible, copay, coinsurance: kind === 'rate' ? (rest * amount) / 100 : 0 }
}

/**
 * Returns the bill of an example by the plan's own benefits, use by use, until the out-of-pocket maximum is reached.
 */
function scenario(amounts: DesignAmounts, { care, uncovered }: Example): WireSbcScenario {
  const left = { medical: amounts.deductible, drug: amounts.drugDeductible ?? amounts.deductible }
  const sum = { deductible: 0, copay: 0, coinsurance: 0 }
  let room = amounts.outOfPocketMaximum
  const upTo = (due: number) => {
    const paid = Math.min(due, room)
    room -= paid
    return paid
  }
  for (const use of care.flatMap((each) => Array.from({ length: each.times }, () => each))) {
    const cell = amounts.cells[pricedServices.indexOf(use.service)] ?? 0
    // One deductible serves both when the design has no separate one for drugs.
    const kind = amounts.drugDeductible !== undefined && drugs.includes(use.service) ? 'drug' : 'medical'
    const due = paidOnce(cell, use, left[kind])
    left[kind] -= due.deductible
    sum.deductible += upTo(due.deductible)
    sum.copay += upTo(due.copay)
    sum.coinsurance += upTo(due.coinsurance)
  }
  // Whole dollars, cut so that the sum stays within the maximum.
  return {
    deductible: Math.floor(sum.deductible),
    copay: Math.floor(sum.copay),
    coinsurance: Math.floor(sum.coinsurance),
    limit: uncovered,
  }
}

/** Returns the costs of the plan's standard variant in the three federal examples, in dollars. */
export function sbcsOf(plan: OfferedPlan): Readonly<Record<keyof typeof examples, WireSbcScenario>> {
  const amounts = amountsOf(plan, 'standard')
  return {
    baby: scenario(amounts, examples.baby),
    diabetes: scenario(amounts, examples.diabetes),
    fracture: scenario(amounts, examples.fracture),
  }
}
