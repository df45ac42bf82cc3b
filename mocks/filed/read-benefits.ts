import type { WireBenefit, WireCostSharing, WireCsr, WireNetworkTier } from '#mocks/marketplace/wire.ts'

import { filedSharing } from './filed-sharing.ts'
import type { FoundFile } from './public-files.ts'
import type { PlanDraft } from './read-plans.ts'
import { variants } from './stored-plan.ts'
import { type Cell, type OnProgress, readTable } from './table-rows.ts'
import type { YearCheck } from './year-check.ts'

type Benefits = Cell<'benefits'>

/** Shares equal costs: a million rows have a few thousand different ones. */
function sharedSharings() {
  const known = new Map<string, WireCostSharing>()
  return (copay: string, coinsurance: string, tier: WireNetworkTier, csr: WireCsr): WireCostSharing => {
    const key = `${copay}|${coinsurance}|${tier}|${csr}`
    const sharing = known.get(key) ?? filedSharing(copay, coinsurance, tier, csr)
    known.set(key, sharing)
    return sharing
  }
}

function limitsOf(cell: Benefits): Pick<WireBenefit, 'has_limits' | 'limit_quantity' | 'limit_unit'> {
  const quantity = Number(cell('LimitQty'))
  const unit = cell('LimitUnit')
  if (cell('QuantLimitOnSvc') !== 'Yes' || cell('LimitQty') === '' || Number.isNaN(quantity))
    return { has_limits: false }
  return { has_limits: true, limit_quantity: quantity, ...(unit !== '' && { limit_unit: unit }) }
}

function benefitOf(cell: Benefits) {
  const [explanation, exclusions] = [cell('Explanation'), cell('Exclusions')]
  return {
    name: cell('BenefitName'),
    covered: cell('IsCovered') === 'Covered',
    cost_sharings: [],
    ...limitsOf(cell),
    ...(explanation !== '' && { explanation }),
    ...(exclusions !== '' && { exclusions }),
  }
}

/** Reads what people pay for each service of the plans, in each tier and variant. */
export async function readBenefits(
  file: FoundFile & { readonly kind: 'benefits' },
  drafts: ReadonlyMap<string, PlanDraft>,
  years: YearCheck,
  onProgress?: OnProgress,
): Promise<void> {
  const sharingOf = sharedSharings()
  const onRow = (cell: Benefits) => {
    years.take(file.name, cell('BusinessYear'))
    const draft = drafts.get(cell('StandardComponentId'))
    const number = cell('PlanId').slice(-2)
    const variant = variants[number]
    if (draft === undefined || variant === undefined || !draft.variants.has(number)) return
    draft.variantsWithBenefits.add(number)
    const benefit = draft.benefits.get(cell('BenefitName')) ?? benefitOf(cell)
    draft.benefits.set(benefit.name, benefit)
    if (cell('IsCovered') !== 'Covered') {
      if (number === '01')
        benefit.cost_sharings.push({ network_tier: 'In-Network', csr: variant.csr, display_string: 'Not Covered' })
      return
    }
    const add = (copay: string, coinsurance: string, tier: WireNetworkTier) => {
      if (copay !== '' || coinsurance !== '')
        benefit.cost_sharings.push(sharingOf(copay, coinsurance, tier, variant.csr))
    }
    add(cell('CopayInnTier1'), cell('CoinsInnTier1'), 'In-Network')
    add(cell('CopayInnTier2'), cell('CoinsInnTier2'), 'In-Network Tier 2')
    add(cell('CopayOutofNet'), cell('CoinsOutofNet'), 'Out-of-Network')
  }
  await readTable(file, onRow, onProgress)
}
