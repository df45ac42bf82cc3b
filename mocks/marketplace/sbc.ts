import type { OfferedPlan } from './catalogue.ts'
import { amountsOf, readCell } from './cost-sharing.ts'
import { type PricedService, pricedServices } from './tables/designs.ts'
import type { WireSbcScenario } from './wire.ts'

/** The three federal examples: what the care costs in all, the services that it uses, and what is never covered. */
const examples = {
  baby: { total: 12700, uncovered: 60, rate: 'inpatient', copays: { laboratory: 4, generic: 2 } },
  diabetes: {
    total: 5600,
    uncovered: 20,
    rate: 'preferred',
    copays: { primary: 4, specialist: 2, laboratory: 2, preferred: 12 },
  },
  fracture: {
    total: 2800,
    uncovered: 0,
    rate: 'emergency',
    copays: { emergency: 1, specialist: 2, xray: 1, therapy: 3 },
  },
} as const satisfies Record<string, Example>

interface Example {
  readonly total: number
  readonly uncovered: number
  readonly rate: PricedService
  readonly copays: Partial<Readonly<Record<PricedService, number>>>
}

const toTen = (amount: number) => Math.round(amount / 10) * 10

/** A rough bill: copays of the visits, then the deductible, then the rate on the rest, all within the out-of-pocket maximum. */
function scenario(plan: OfferedPlan, example: Example): WireSbcScenario {
  const { deductible, outOfPocketMaximum, cells } = amountsOf(plan, 'standard')
  const cellOf = (service: PricedService) => readCell(cells[pricedServices.indexOf(service)] ?? 0)
  const copays = pricedServices.reduce((sum, service) => {
    const cell = cellOf(service)
    return sum + (cell.kind === 'copay' ? cell.amount * (example.copays[service] ?? 0) : 0)
  }, 0)
  const copay = toTen(Math.min(copays, example.total / 3, outOfPocketMaximum))
  const needsDeductible = pricedServices.some(
    (service) =>
      ['d', 'w'].includes(cellOf(service).when) && (example.copays[service] !== undefined || service === example.rate),
  )
  const paid = needsDeductible ? toTen(Math.min(deductible, example.total - copay, outOfPocketMaximum - copay)) : 0
  const rate = cellOf(example.rate)
  const rest = Math.max(0, example.total - copay - paid)
  const coinsurance =
    rate.kind === 'rate' ? toTen(Math.min((rest * rate.amount) / 100, outOfPocketMaximum - copay - paid)) : 0
  return { deductible: paid, copay, coinsurance, limit: example.uncovered }
}

/** What the plan's standard variant costs in the three federal examples, in dollars. */
export function sbcsOf(plan: OfferedPlan): Readonly<Record<keyof typeof examples, WireSbcScenario>> {
  return {
    baby: scenario(plan, examples.baby),
    diabetes: scenario(plan, examples.diabetes),
    fracture: scenario(plan, examples.fracture),
  }
}
