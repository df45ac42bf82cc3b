import { officialEnums } from '#mocks/marketplace/official-names.ts'
import type { CsrRow } from '#mocks/marketplace/market.ts'
import type {
  WireBenefit,
  WireCostSharing,
  WireDeductible,
  WireExamples,
  WireMoop,
  WirePlan,
  WireSbcScenario,
} from '#mocks/marketplace/wire.ts'

import { filedDeductibles, filedMaximums, searchedDeductible } from './filed-limits.ts'
import { amountOf, dateOf, dayOf, shareOf, todayIn } from './filed-values.ts'
import type { LeftOutList } from './left-out.ts'
import { PlansProblem } from './plans-problem.ts'
import type { FoundFile } from './public-files.ts'
import { type StoredPlan, variants } from './stored-plan.ts'
import { type Cell, type OnProgress, readTable } from './table-rows.ts'
import type { YearCheck } from './year-check.ts'

type Attributes = Cell<'attributes'>
type FiledBenefit = Omit<WireBenefit, 'cost_sharings'> & { readonly cost_sharings: WireCostSharing[] }

/** A plan while its files are read. */
export interface PlanDraft {
  readonly facts: Omit<StoredPlan, 'names' | 'deductibles' | 'rates' | 'details'>
  readonly links: Pick<WirePlan, 'benefits_url' | 'brochure_url' | 'formulary_url'>
  readonly sbcs: WireExamples | undefined
  readonly variants: Set<string>
  readonly variantsWithBenefits: Set<string>
  readonly deductibles: WireDeductible[]
  readonly moops: WireMoop[]
  readonly searched: Partial<Record<CsrRow, number>>
  readonly names: Partial<Record<CsrRow, string>>
  readonly benefits: Map<string, FiledBenefit>
}

/** The plans of the file of attributes, and what it says of itself. */
export interface PlansRead {
  readonly drafts: ReadonlyMap<string, PlanDraft>
  /** Every plan that the file names, of whatever market. */
  readonly named: ReadonlySet<string>
  /** The companies' names by number. */
  readonly issuers: ReadonlyMap<string, string>
  /** The newest day on which a row was filed, such as 20260414. */
  readonly day: number
}

const levels: Readonly<Record<string, StoredPlan['level']>> = {
  'Expanded Bronze': 'Bronze',
  ...Object.fromEntries(officialEnums.metal_level.map((level) => [level, level])),
}

function exampleOf(cell: Attributes, example: 'HavingaBaby' | 'HavingDiabetes' | 'HavingSimplefracture') {
  const part = (name: 'Deductible' | 'Copayment' | 'Coinsurance' | 'Limit') => amountOf(cell(`SBC${example}${name}`))
  const [deductible, copay, coinsurance, limit] = [
    part('Deductible'),
    part('Copayment'),
    part('Coinsurance'),
    part('Limit'),
  ]
  const isFiled = [deductible, copay, coinsurance, limit].every((amount) => typeof amount === 'number')
  return isFiled ? ({ deductible, copay, coinsurance, limit } as WireSbcScenario) : undefined
}

function examplesOf(cell: Attributes): WireExamples | undefined {
  const [baby, diabetes, fracture] = [
    exampleOf(cell, 'HavingaBaby'),
    exampleOf(cell, 'HavingDiabetes'),
    exampleOf(cell, 'HavingSimplefracture'),
  ]
  return baby && diabetes && fracture && { baby, diabetes, fracture }
}

function programsOf(text: string): StoredPlan['programs'] {
  const named = text.split(',').map((name) => name.trim().replace('&', 'and'))
  return officialEnums.disease_mgmt_programs.filter((program) => named.includes(program))
}

function factsOf(cell: Attributes): PlanDraft['facts'] | string {
  const level = levels[cell('MetalLevel')]
  const type = officialEnums.type.find((known) => known === cell('PlanType'))
  const essential = shareOf(cell('EHBPercentTotalPremium'))
  if (level === undefined) return 'a plan with a metal level that is not known'
  if (type === undefined) return 'a plan with a kind of network that is not known'
  if (essential === undefined) return 'a plan without a share of essential health benefits'
  const [, design] = /^Design ([1-5])$/.exec(cell('DesignType')) ?? []
  const only = { 'Allows Child-Only': 'children', 'Allows Adult-Only': 'adults' } as const
  const offering = cell('ChildOnlyOffering')
  return {
    id: cell('StandardComponentId'),
    name: cell('PlanMarketingName'),
    state: cell('StateCode'),
    issuer: cell('IssuerId'),
    area: cell('ServiceAreaId'),
    level,
    type,
    design: officialEnums.design_type.find((known) => known === `DESIGN${design ?? ''}`) ?? 'NOT_APPLICABLE',
    hsa: cell('IsHSAEligible') === 'Yes',
    referral: cell('IsReferralRequiredForSpecialist') === 'Yes',
    national: cell('NationalNetwork') === 'Yes',
    programs: programsOf(cell('DiseaseManagementProgramsOffered')),
    essential,
    ...(offering === 'Allows Child-Only' || offering === 'Allows Adult-Only' ? { onlyFor: only[offering] } : {}),
  }
}

/** Whether a row is of a medical plan for individuals on the marketplace. */
function isSold(cell: Attributes): boolean {
  return (
    cell('MarketCoverage') === 'Individual' &&
    cell('DentalOnlyPlan') === 'No' &&
    cell('QHPNonQHPTypeId') !== 'Off the Exchange'
  )
}

function draftOf(cell: Attributes, leftOut: LeftOutList): PlanDraft | null {
  const facts = factsOf(cell)
  if (typeof facts === 'string') {
    leftOut.add(facts, cell('PlanId'))
    return null
  }
  const links = {
    benefits_url: cell('URLForSummaryofBenefitsCoverage'),
    brochure_url: cell('PlanBrochure'),
    formulary_url: cell('FormularyURL'),
  }
  return {
    facts,
    links,
    sbcs: examplesOf(cell),
    variants: new Set(),
    variantsWithBenefits: new Set(),
    deductibles: [],
    moops: [],
    searched: {},
    names: {},
    benefits: new Map(),
  }
}

/** Adds a variant's own amounts and its own name, which come from its own row. */
function addVariant(draft: PlanDraft, cell: Attributes, number: string): void {
  const variant = variants[number]
  if (variant === undefined) return
  const deductibles = filedDeductibles(cell, variant.csr)
  const searched = searchedDeductible(deductibles)
  draft.deductibles.push(...deductibles)
  draft.moops.push(...filedMaximums(cell, variant.csr))
  if (variant.row !== null && searched !== undefined) draft.searched[variant.row] = searched
  const name = cell('PlanVariantMarketingName')
  if (variant.row !== null && name !== '') draft.names[variant.row] = name
  draft.variants.add(number)
}

/** Reads the plans that a file of attributes sells to individuals. Variants are joined by id: their names may differ. */
export async function readPlans(
  file: FoundFile & { readonly kind: 'attributes' },
  years: YearCheck,
  leftOut: LeftOutList,
  now: number,
  onProgress?: OnProgress,
): Promise<PlansRead> {
  const drafts = new Map<string, PlanDraft>()
  const issuers = new Map<string, string>()
  const named = new Set<string>()
  const refused = new Set<string>()
  const today = todayIn(now)
  let day = 0
  const onRow = (cell: Attributes) => {
    years.take(file.name, cell('BusinessYear'))
    const [id = '', number = ''] = cell('PlanId').split('-')
    named.add(id)
    if (!isSold(cell) || !Object.hasOwn(variants, number) || refused.has(id)) return
    const filed = dayOf(cell('ImportDate')) ?? 0
    if (filed > today) leftOut.add('a day of filing that is yet to come', `${cell('PlanId')} ${dateOf(filed)}`)
    else day = Math.max(day, filed)
    issuers.set(cell('IssuerId'), cell('IssuerMarketPlaceMarketingName'))
    const draft = drafts.get(id) ?? draftOf(cell, leftOut)
    const isTwice = draft?.variants.has(number) === true
    if (isTwice) leftOut.add('a plan that is named twice', cell('PlanId'))
    if (draft === null || isTwice) {
      refused.add(id)
      drafts.delete(id)
      return
    }
    drafts.set(id, draft)
    addVariant(draft, cell, number)
  }
  await readTable(file, onRow, onProgress)
  for (const [id, draft] of drafts)
    if (!draft.variants.has('01') || draft.searched.standard === undefined) {
      leftOut.add('a plan without its standard variant or its deductible', id)
      drafts.delete(id)
    }
  if (drafts.size > 0 && day === 0)
    throw new PlansProblem(`${file.name} has no day until today on which a plan was filed: download it again.`)
  return { drafts, named, issuers, day }
}
