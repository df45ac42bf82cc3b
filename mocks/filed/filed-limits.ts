import type {
  WireCsr,
  WireDeductible,
  WireFamilyCost,
  WireLimit,
  WireMoop,
  WireNetworkTier,
} from '#mocks/marketplace/wire.ts'

import { amountOf } from './filed-values.ts'
import type { Cell } from './table-rows.ts'

const tiers = [
  ['InnTier1', 'In-Network'],
  ['InnTier2', 'In-Network Tier 2'],
  ['OutOfNet', 'Out-of-Network'],
  ['CombInnOon', 'Combined In-Out of Network'],
] as const satisfies readonly (readonly [string, WireNetworkTier])[]
const kinds = [
  ['Individual', 'Individual'],
  ['FamilyPerPerson', 'Family Per Person'],
  ['FamilyPerGroup', 'Family'],
] as const satisfies readonly (readonly [string, WireFamilyCost])[]

type Family = 'TEHB' | 'MEHB' | 'DEHB'
type AmountColumn = Parameters<Cell<'attributes'>>[0]

/** Returns the filed amounts of a family of columns. What is not applicable has no row: 0 dollars would be another thing. */
function limitsOf<Type extends string>(
  cell: Cell<'attributes'>,
  type: Type,
  csr: WireCsr,
  columnOf: (tier: (typeof tiers)[number][0], kind: (typeof kinds)[number][0]) => AmountColumn,
): readonly WireLimit<Type>[] {
  return tiers.flatMap(([tier, network_tier]) =>
    kinds.flatMap(([kind, family_cost]) => {
      const amount = amountOf(cell(columnOf(tier, kind)))
      if (typeof amount !== 'number') return []
      const isAlone = kind === 'Individual'
      return [
        { type, amount, csr, network_tier, family_cost, individual: isAlone, family: !isAlone, display_string: '' },
      ]
    }),
  )
}

const deductibles = (cell: Cell<'attributes'>, family: Family, type: WireDeductible['type'], csr: WireCsr) =>
  limitsOf(cell, type, csr, (tier, kind) => `${family}Ded${tier}${kind}`)
const maximums = (cell: Cell<'attributes'>, family: Family, type: WireMoop['type'], csr: WireCsr) =>
  limitsOf(cell, type, csr, (tier, kind) => `${family}${tier}${kind}MOOP`)

/** Returns a variant's deductibles: one for medical care and drugs together, or one for each. */
export function filedDeductibles(cell: Cell<'attributes'>, csr: WireCsr): readonly WireDeductible[] {
  if (cell('MedicalDrugDeductiblesIntegrated') === 'Yes')
    return deductibles(cell, 'TEHB', 'Combined Medical and Drug EHB Deductible', csr)
  return [
    ...deductibles(cell, 'MEHB', 'Medical EHB Deductible', csr),
    ...deductibles(cell, 'DEHB', 'Drug EHB Deductible', csr),
  ]
}

/** Returns a variant's out-of-pocket maximums: one for medical care and drugs together, or one for each. */
export function filedMaximums(cell: Cell<'attributes'>, csr: WireCsr): readonly WireMoop[] {
  if (cell('MedicalDrugMaximumOutofPocketIntegrated') === 'Yes')
    return maximums(cell, 'TEHB', 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)', csr)
  return [
    ...maximums(cell, 'MEHB', 'Maximum Out of Pocket for Medical EHB Benefits', csr),
    ...maximums(cell, 'DEHB', 'Maximum Out of Pocket for Drug EHB Benefits', csr),
  ]
}

/** Returns the deductible that a search compares: one person's in the network, else that of both sides together. */
export function searchedDeductible(rows: readonly WireDeductible[]): number | undefined {
  const own = rows.filter(({ family_cost, type }) => family_cost === 'Individual' && type !== 'Drug EHB Deductible')
  return (
    own.find(({ network_tier }) => network_tier === 'In-Network') ??
    own.find(({ network_tier }) => network_tier === 'Combined In-Out of Network')
  )?.amount
}
