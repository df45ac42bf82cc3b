import { benefits } from '#mocks/marketplace/tables/benefit-costs.ts'
import { ageCurve } from '#mocks/marketplace/tables/age-curve.ts'
import { hash } from '#mocks/marketplace/random.ts'

import { type InventedPlan, type InventedSize, inventedAreas } from './invented-plans.ts'

/** One row of a file by its columns; a column that is missing is empty. */
export type FileRow = Readonly<Record<string, string>>

const dollars = new Intl.NumberFormat('en-US')

/** The three texts of an amount, as published: with a blank, per person, per group. */
function amountTexts(column: (kind: string) => string, amount: number | 'none'): FileRow {
  if (amount === 'none')
    return {
      [column('Individual')]: 'Not Applicable',
      [column('FamilyPerPerson')]: 'per person not applicable',
      [column('FamilyPerGroup')]: 'per group not applicable',
    }
  return {
    [column('Individual')]: `$${dollars.format(amount)} `,
    [column('FamilyPerPerson')]: `$${amount} per person`,
    [column('FamilyPerGroup')]: `$${amount * 2} per group`,
  }
}

const base: Readonly<Record<string, readonly [deductible: number, maximum: number]>> = {
  Silver: [4500, 8900],
  'Expanded Bronze': [7500, 10_000],
  Bronze: [9000, 10_600],
  Gold: [1500, 7800],
  Platinum: [0, 4500],
  Catastrophic: [10_600, 10_600],
}
const shareOfVariant: Readonly<Record<string, number>> = { '02': 0, '03': 1, '04': 0.8, '05': 0.25, '06': 0.05 }

/** Returns the deductible and the maximum of a variant. */
function amountsOf(plan: InventedPlan, variant: string): readonly [deductible: number, maximum: number] {
  const [deductible, maximum] = base[plan.level] ?? [0, 0]
  const share = shareOfVariant[variant] ?? 1
  const step = plan.level === 'Catastrophic' ? 0 : (plan.at % 5) * 50
  return [Math.round((deductible + step) * share), Math.round(maximum * Math.max(share, share === 0 ? 0 : 0.2))]
}

/** Whether a plan has one deductible for medical care and another for drugs. */
const isApart = ({ at }: InventedPlan) => at % 5 === 3

function limitTexts(plan: InventedPlan, variant: string): FileRow {
  const [deductible, maximum] = amountsOf(plan, variant)
  const paysOutside = plan.type === 'PPO' || plan.type === 'POS'
  const outside = (amount: number) => (paysOutside ? amount * 2 : 'none')
  const both = (family: string, deductibleOf: number) => ({
    ...amountTexts((kind) => `${family}DedInnTier1${kind}`, deductibleOf),
    ...amountTexts((kind) => `${family}DedOutOfNet${kind}`, outside(deductibleOf)),
    ...amountTexts((kind) => `${family}DedCombInnOon${kind}`, 'none'),
  })
  return {
    ...(isApart(plan)
      ? { ...both('MEHB', deductible), ...both('DEHB', Math.round(deductible / 5)) }
      : both('TEHB', deductible)),
    ...amountTexts((kind) => `TEHBInnTier1${kind}MOOP`, maximum),
    ...amountTexts((kind) => `TEHBOutOfNet${kind}MOOP`, outside(maximum)),
    ...amountTexts((kind) => `TEHBCombInnOon${kind}MOOP`, 'none'),
  }
}

const variantNames: Readonly<Record<string, string>> = {
  '00': 'Off Exchange Plan',
  '01': 'On Exchange Plan',
  '02': 'Zero Cost Sharing Plan Variation',
  '03': 'Limited Cost Sharing Plan Variation',
  '04': '73% AV Level Silver Plan',
  '05': '87% AV Level Silver Plan',
  '06': '94% AV Level Silver Plan',
}

/** Returns the rows of a plan's attributes, one for each variant. */
export function attributeRows(plan: InventedPlan, { year }: InventedSize): readonly FileRow[] {
  const link = (kind: string) =>
    hash(`${kind} ${plan.id}`) % 8 === 0 ? '' : `https://documents.example/${plan.id}/${kind}.pdf`
  return plan.variants.map((variant) => ({
    BusinessYear: String(year),
    StateCode: plan.state,
    IssuerId: plan.issuer,
    IssuerMarketPlaceMarketingName: plan.issuerName,
    SourceName: 'HIOS',
    // No row is filed on a day that is yet to come, whatever year is invented before it begins.
    ImportDate: plan.at % 2 === 0 ? `4/14/${year - 1}` : `8/13/${year - 1}`,
    MarketCoverage: 'Individual',
    DentalOnlyPlan: 'No',
    StandardComponentId: plan.id,
    PlanMarketingName: plan.name,
    HIOSProductId: plan.id.slice(0, 10),
    NetworkId: `${plan.state}N001`,
    ServiceAreaId: plan.area,
    PlanType: plan.type,
    MetalLevel: plan.level,
    DesignType: plan.at % 4 === 0 ? `Design ${1 + (plan.at % 5)}` : 'Not Applicable',
    QHPNonQHPTypeId: plan.at % 2 === 0 ? 'Both' : 'On the Exchange',
    IsReferralRequiredForSpecialist: plan.type === 'HMO' ? 'Yes' : 'No',
    ChildOnlyOffering: 'Allows Adult and Child-Only',
    DiseaseManagementProgramsOffered: 'Asthma, Diabetes, High Blood Pressure & High Cholesterol',
    EHBPercentTotalPremium: plan.essential,
    PlanEffectiveDate: `1/1/${year}`,
    PlanExpirationDate: `12/31/${year}`,
    NationalNetwork: plan.type === 'PPO' ? 'Yes' : 'No',
    FormularyURL: link('formulary'),
    PlanId: `${plan.id}-${variant}`,
    // The name of a variant may differ: rows are joined by id.
    PlanVariantMarketingName: variant === '06' ? `${plan.name} Plus` : plan.name,
    CSRVariationType: `Standard ${plan.level} ${variantNames[variant] ?? ''}`,
    MedicalDrugDeductiblesIntegrated: isApart(plan) ? 'No' : 'Yes',
    MedicalDrugMaximumOutofPocketIntegrated: 'Yes',
    MultipleInNetworkTiers: 'No',
    ...Object.fromEntries(
      ['HavingaBaby', 'HavingDiabetes', 'HavingSimplefracture'].flatMap((example) => [
        [`SBC${example}Deductible`, '$1,500 '],
        [`SBC${example}Copayment`, '$10 '],
        [`SBC${example}Coinsurance`, '$300 '],
        [`SBC${example}Limit`, '$60 '],
      ]),
    ),
    ...limitTexts(plan, variant),
    IsHSAEligible: plan.level.endsWith('Bronze') ? 'Yes' : 'No',
    URLForSummaryofBenefitsCoverage: link('benefits'),
    PlanBrochure: link('brochure'),
  }))
}

/** What a service costs, as the files word it: copay and coinsurance. */
const costs: readonly (readonly [copay: string, coinsurance: string])[] = [
  ['$40.00', 'Not Applicable'],
  ['Not Applicable', '30.00% Coinsurance after deductible'],
  ['No Charge', 'No Charge'],
  ['$0.00', '0.00%'],
  ['$1,500.00 Copay after deductible', 'Not Applicable'],
  ['No Charge after deductible', 'Not Applicable'],
  ['$250.00 Copay per Stay', '20.00% Coinsurance after deductible'],
  ['Not Applicable', '0.00% Coinsurance after deductible'],
]

/** Returns the rows of a plan's benefits, for each variant and service. */
export function* benefitRows(plan: InventedPlan, { year, benefits: count }: InventedSize): Generator<FileRow> {
  for (const variant of plan.variants)
    for (let at = 0; at < count; at++) {
      const facts = benefits[at]
      const name = facts?.name ?? `Other Service ${at + 1}`
      const isCovered = hash(`covered ${plan.id} ${name}`) % 9 !== 0 || facts !== undefined
      const [copay, coinsurance] =
        variant === '02' ? ['$0.00', '0.00%'] : (costs[hash(`${plan.id} ${name}`) % costs.length] ?? ['', ''])
      yield {
        BusinessYear: String(year),
        StateCode: plan.state,
        IssuerId: plan.issuer,
        SourceName: 'HIOS',
        ImportDate: `${year - 1}-08-13`,
        StandardComponentId: plan.id,
        PlanId: `${plan.id}-${variant}`,
        BenefitName: name,
        IsCovered: isCovered ? 'Covered' : 'Not Covered',
        ...(isCovered && {
          CopayInnTier1: copay,
          CopayOutofNet: 'Not Applicable',
          CoinsInnTier1: coinsurance,
          CoinsOutofNet: plan.type === 'PPO' ? '60.00% Coinsurance after deductible' : '100.00%',
          IsEHB: 'Yes',
          IsExclFromInnMOOP: 'No',
          IsExclFromOonMOOP: 'No',
        }),
        ...(facts?.limit && { QuantLimitOnSvc: 'Yes', LimitQty: `${facts.limit[0]}.0`, LimitUnit: facts.limit[1] }),
        // Quotes, commas and a line break within a cell.
        ...(at === 1 && { Explanation: 'Says "specialist",\nand ends on the next line.' }),
      }
    }
}

const ages = ['0-14', ...Array.from({ length: 49 }, (_, at) => String(at + 15)), '64 and over']

/** Returns the rows of a plan's rates, for each rating area and age. */
export function* rateRows(plan: InventedPlan, size: InventedSize): Generator<FileRow> {
  const asksTobacco = plan.at % 3 === 0
  for (const [area, cents] of inventedAreas(size, plan.state))
    for (const [at, age] of ages.entries()) {
      const rate = Math.round((cents * plan.cost * (ageCurve[at] ?? 0)) / 1000)
      yield {
        BusinessYear: String(size.year),
        StateCode: plan.state,
        IssuerId: plan.issuer,
        SourceName: 'HIOS',
        ImportDate: `${size.year - 1}-08-13`,
        RateEffectiveDate: `${size.year}-01-01`,
        RateExpirationDate: `${size.year}-12-31`,
        PlanId: plan.id,
        RatingAreaId: `Rating Area ${area}`,
        Tobacco: asksTobacco ? 'Tobacco User/Non-Tobacco User' : 'No Preference',
        Age: age,
        IndividualRate: String(rate / 100),
        ...(asksTobacco && { IndividualTobaccoRate: String(Math.round(rate * 1.2) / 100) }),
      }
    }
}
