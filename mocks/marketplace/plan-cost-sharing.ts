import { versionStep, type OfferedPlan } from './catalogue.ts'
import type { CsrRow } from './market.ts'
import { type BenefitCost, type BenefitFacts, benefits } from './tables/benefit-costs.ts'
import { type Cell, type DesignAmounts, pricedServices } from './tables/designs.ts'
import type { WireBenefit, WireCostSharing, WireCsr, WireNetworkTier } from './wire.ts'

/** The official words for each row. */
export const csrNames = {
  standard: 'Exchange variant (no CSR)',
  '73': '73% AV Level Silver Plan CSR',
  '87': '87% AV Level Silver Plan CSR',
  '94': '94% AV Level Silver Plan CSR',
  zero: 'Zero Cost Sharing Plan Variation',
} as const satisfies Record<CsrRow, WireCsr>

/**
 * Returns the rows of a plan: five for Silver plans, in the order of the official variant numbers; one for every other
 * plan.
 */
export function csrRowsOf(plan: OfferedPlan): readonly CsrRow[] {
  return plan.design.metalLevel === 'Silver' ? ['standard', 'zero', '73', '87', '94'] : ['standard']
}

/** Returns the tiers that a plan pays in: HMO and EPO plans pay nothing outside their network but emergencies. */
function tiersOf(plan: OfferedPlan): readonly WireNetworkTier[] {
  const inside: readonly WireNetworkTier[] = plan.network.tiered ? ['In-Network', 'In-Network Tier 2'] : ['In-Network']
  return paysOutside(plan) ? [...inside, 'Out-of-Network'] : inside
}

/** Whether a plan pays outside its network for more than emergencies. */
export function paysOutside(plan: OfferedPlan): boolean {
  return plan.network.type === 'PPO' || plan.network.type === 'POS'
}

const nothing: DesignAmounts = { deductible: 0, outOfPocketMaximum: 0, cells: pricedServices.map(() => 0) }

/** Returns the amounts of one row, with the version's step on the deductible of the standard row. */
export function amountsOf(plan: OfferedPlan, row: CsrRow): DesignAmounts {
  const { variants } = plan.design
  if (row === 'zero')
    return variants.standard.drugDeductible === undefined ? nothing : { ...nothing, drugDeductible: 0 }
  if (row !== 'standard') return variants[row] ?? variants.standard
  const step = versionStep(plan.design, plan.version)
  return step === 0 ? variants.standard : { ...variants.standard, deductible: variants.standard.deductible + step }
}

const dollarFormat = new Intl.NumberFormat('en-US')
const dollars = (amount: number) => `$${dollarFormat.format(amount)}`

/** Returns the parts of a cell. */
export function readCell(cell: Cell): {
  readonly kind: 'copay' | 'rate' | 'free'
  readonly amount: number
  readonly when: string
} {
  if (typeof cell === 'number')
    return cell === 0 ? { kind: 'free', amount: 0, when: '' } : { kind: 'copay', amount: cell, when: '' }
  if (cell === 'ncd') return { kind: 'free', amount: 0, when: 'd' }
  const amount = Number.parseInt(cell, 10)
  const rest = cell.slice(String(amount).length)
  return rest.startsWith('%') ? { kind: 'rate', amount, when: rest.slice(1) } : { kind: 'copay', amount, when: rest }
}

const copayWords: Readonly<Record<string, string>> = {
  d: 'Copay after deductible',
  b: 'Copay before deductible',
  w: 'Copay with deductible',
  '/stay': 'Copay per Stay',
  '/day': 'Copay per Day',
}

/** Returns a cell as a row of the answer. */
function toSharing(cell: Cell, tier: WireNetworkTier, csr: WireCsr): WireCostSharing {
  const { kind, amount, when } = readCell(cell)
  const row = { network_tier: tier, csr }
  if (kind === 'free')
    return { ...row, display_string: when === 'd' ? 'No Charge After Deductible' : 'No Charge', copay_amount: 0 }
  if (kind === 'rate') {
    const options = when === 'd' ? 'Coinsurance after deductible' : ''
    const rate = { coinsurance_rate: amount / 100, coinsurance_options: options }
    return { ...row, display_string: `${amount}%${options && ` ${options}`}`, ...rate }
  }
  const words = copayWords[when] ?? ''
  return {
    ...row,
    display_string: `${dollars(amount)}${words && ` ${words}`}`,
    copay_amount: amount,
    copay_options: words,
  }
}

/** Returns a cell's Tier 2 cost, 1.5 times the first: copays rounded to five dollars, rates ten points more. */
function secondTier(cell: Cell): Cell {
  const { kind, amount, when } = readCell(cell)
  if (kind === 'free') return cell
  if (kind === 'rate') return when === 'd' ? `${amount + 10}%d` : `${amount + 10}%`
  const dearer = Math.round((amount * 1.5) / 5) * 5
  return typeof cell === 'number' ? dearer : withAmount(dearer, cell)
}

function withAmount(amount: number, like: Exclude<Cell, number>): Cell {
  const endings = ['/stay', '/day', 'd', 'b', 'w'] as const
  const ending = endings.find((candidate) => like.endsWith(candidate))
  return ending === undefined ? amount : `${amount}${ending}`
}

function ownRule(cost: BenefitCost, tier: WireNetworkTier): Cell | undefined {
  if (cost === 'preventive' || cost === 'childVision' || cost === 'childDental')
    return tier === 'Out-of-Network' ? '50%d' : 0
  return undefined
}

function cellOf(cost: BenefitCost, amounts: DesignAmounts, row: CsrRow, tier: WireNetworkTier): Cell {
  if (row === 'zero') return 0
  const own = ownRule(cost, tier)
  if (own !== undefined) return own
  const cell = amounts.cells[pricedServices.findIndex((service) => service === cost)] ?? 0
  if (tier === 'In-Network' || cost === 'emergency') return cell
  if (tier === 'In-Network Tier 2') return secondTier(cell)
  return amounts.deductible === 0 ? '60%' : '60%d'
}

const notCovered = (tier: WireNetworkTier): WireCostSharing => ({
  network_tier: tier,
  csr: csrNames.standard,
  display_string: 'Not Covered',
})

function toBenefit(facts: BenefitFacts, plan: OfferedPlan): WireBenefit {
  const covered = facts.cost !== 'childDental' || plan.design.childDental
  const limits = facts.limit
    ? { has_limits: true, limit_quantity: facts.limit[0], limit_unit: facts.limit[1] }
    : { has_limits: false }
  if (!covered) return { name: facts.name, covered, cost_sharings: [notCovered('In-Network')], has_limits: false }
  const rows = csrRowsOf(plan).flatMap((row) => {
    const amounts = amountsOf(plan, row)
    const tiers =
      facts.cost === 'emergency' && !paysOutside(plan) ? [...tiersOf(plan), 'Out-of-Network' as const] : tiersOf(plan)
    return tiers.map((tier) => toSharing(cellOf(facts.cost, amounts, row, tier), tier, csrNames[row]))
  })
  // One row is enough to show that nothing is paid outside the network, whatever the variant.
  const outside = paysOutside(plan) || facts.cost === 'emergency' ? [] : [notCovered('Out-of-Network')]
  return { name: facts.name, covered, cost_sharings: [...rows, ...outside], ...limits }
}

/** Returns the plan's benefits with the cost in every tier and variant; `only` names the requested ones. */
export function benefitsOf(plan: OfferedPlan, only?: ReadonlySet<string>): readonly WireBenefit[] {
  const wanted = only === undefined ? benefits : benefits.filter((facts) => only.has(facts.name))
  return wanted.map((facts) => toBenefit(facts, plan))
}
