import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { PlansProblem, systemReason } from './plans-problem.ts'

/** A file of plans: how its owner knows it, what its name looks like, and the columns that an import reads. */
interface PublicFile {
  readonly title: string
  readonly pattern: RegExp
  readonly columns: readonly string[]
}

const amountTiers = ['InnTier1', 'InnTier2', 'OutOfNet', 'CombInnOon'] as const
const amountKinds = ['Individual', 'FamilyPerPerson', 'FamilyPerGroup'] as const
const amountFamilies = ['TEHB', 'MEHB', 'DEHB'] as const

/** The amounts of a plan in its file: combined, medical and drug, each by network and by whom it limits. */
const amountColumns = amountFamilies.flatMap((family) =>
  amountTiers.flatMap((tier) =>
    amountKinds.flatMap((kind) => [`${family}Ded${tier}${kind}`, `${family}${tier}${kind}MOOP`] as const),
  ),
)

const exampleParts = ['Deductible', 'Copayment', 'Coinsurance', 'Limit'] as const
/** The examples of a plan in its file. */
export const exampleColumns = (['HavingaBaby', 'HavingDiabetes', 'HavingSimplefracture'] as const).flatMap((example) =>
  exampleParts.map((part) => `SBC${example}${part}` as const),
)

/** The files of an import, all required, with the columns that each must have. They are those of 2026. */
export const publicFiles = {
  attributes: {
    title: 'Plan_Attributes_PUF.csv',
    pattern: /plan[\s_-]*attributes/i,
    columns: [
      'BusinessYear',
      'StateCode',
      'IssuerId',
      'IssuerMarketPlaceMarketingName',
      'ImportDate',
      'MarketCoverage',
      'DentalOnlyPlan',
      'StandardComponentId',
      'PlanMarketingName',
      'ServiceAreaId',
      'PlanType',
      'MetalLevel',
      'DesignType',
      'QHPNonQHPTypeId',
      'IsReferralRequiredForSpecialist',
      'ChildOnlyOffering',
      'DiseaseManagementProgramsOffered',
      'EHBPercentTotalPremium',
      'NationalNetwork',
      'FormularyURL',
      'PlanId',
      'MedicalDrugDeductiblesIntegrated',
      'MedicalDrugMaximumOutofPocketIntegrated',
      'IsHSAEligible',
      'URLForSummaryofBenefitsCoverage',
      'PlanBrochure',
      ...exampleColumns,
      ...amountColumns,
    ],
  },
  rates: {
    title: 'Rate_PUF.csv',
    pattern: /^rate(?:s|[\s_-]*puf)?(?:[\s_-]*\d{4})?\.(?:csv|zip)$/i,
    columns: [
      'BusinessYear',
      'RateEffectiveDate',
      'RateExpirationDate',
      'PlanId',
      'RatingAreaId',
      'Tobacco',
      'Age',
      'IndividualRate',
      'IndividualTobaccoRate',
    ],
  },
  benefits: {
    title: 'Benefits_Cost_Sharing_PUF.csv',
    pattern: /benefits?.*cost[\s_-]*sharing/i,
    columns: [
      'BusinessYear',
      'StandardComponentId',
      'PlanId',
      'BenefitName',
      'CopayInnTier1',
      'CopayInnTier2',
      'CopayOutofNet',
      'CoinsInnTier1',
      'CoinsInnTier2',
      'CoinsOutofNet',
      'IsCovered',
      'QuantLimitOnSvc',
      'LimitQty',
      'LimitUnit',
      'Exclusions',
      'Explanation',
    ],
  },
  areas: {
    title: 'Service_Area_PUF.csv',
    pattern: /service[\s_-]*area/i,
    columns: [
      'BusinessYear',
      'StateCode',
      'IssuerId',
      'ServiceAreaId',
      'CoverEntireState',
      'County',
      'PartialCounty',
      'ZipCodes',
      'MarketCoverage',
      'DentalOnlyPlan',
    ],
  },
  landscape: {
    title: 'QHP Landscape, individual market, medical (.xlsx)',
    pattern: /landscape|individual[\s_-]*market[\s_-]*medical/i,
    columns: [
      'State Code',
      'FIPS County Code',
      'Plan ID (Standard Component)',
      'Rating Area',
      'Customer Service Phone Number Toll Free',
      'Customer Service Phone Number TTY',
      'Network URL',
    ],
  },
  zips: {
    title: 'SLCSP county and ZIP reference (.csv)',
    pattern: /slcsp|zip[\s_-]*(?:code)?[\s_-]*county|county[\s_-]*zip/i,
    columns: ['Zip Code', 'FIPS'],
  },
} as const satisfies Readonly<Record<string, PublicFile>>

/** The kind of a file of plans. */
export type FileKind = keyof typeof publicFiles

/** The columns that an import reads where a file has them. */
export const optionalColumns = ['PlanVariantMarketingName'] as const

/** A column that an import reads. */
export type ColumnOf<Kind extends FileKind> =
  | (typeof publicFiles)[Kind]['columns'][number]
  | (Kind extends 'attributes' ? (typeof optionalColumns)[number] : never)

/** Every kind of file. */
// `Object.keys` gives strings; the keys of a literal object are its own.
export const fileKinds = Object.keys(publicFiles) as readonly FileKind[]

/** A file of plans that lies in a folder. */
export interface FoundFile {
  readonly kind: FileKind
  readonly name: string
  readonly path: string
  readonly size: number
  readonly mtimeMs: number
}

/**
 * Returns the files of plans in a folder by their names, which the official pages give them. Throws a `PlansProblem` for
 * a folder that can't be read, missing files, and two files of one kind.
 */
export function findFiles(folder: string): Readonly<Record<FileKind, FoundFile>> {
  let names: readonly string[]
  try {
    names = readdirSync(folder).filter((name) => /\.(?:csv|zip|xlsx)$/i.test(name))
  } catch (error) {
    const reason = systemReason(error, folder) ?? `${folder} can't be read`
    throw new PlansProblem(`${reason}: give a folder that has the files of plans.`)
  }
  const found = fileKinds.map((kind): readonly [FileKind, readonly string[]] => [
    kind,
    names.filter((name) => publicFiles[kind].pattern.test(name)),
  ])
  const missing = found.filter(([, fitting]) => fitting.length === 0).map(([kind]) => publicFiles[kind].title)
  if (missing.length > 0) throw new PlansProblem(`${folder} lacks ${missing.join(', ')}: download what is missing.`)
  const twice = found.find(([, fitting]) => fitting.length > 1)
  if (twice)
    throw new PlansProblem(
      `${folder} has ${twice[1].join(' and ')}, which are both ${publicFiles[twice[0]].title}: keep one of them.`,
    )
  return Object.fromEntries(
    found.map(([kind, [name = '']]) => {
      const path = join(folder, name)
      const state = statSync(path, { throwIfNoEntry: false })
      if (state?.isFile() !== true)
        throw new PlansProblem(
          `${path} is ${state ? 'a folder' : 'a link to nothing'} in the place of a file: download it again.`,
        )
      const { size, mtimeMs } = state
      return [kind, { kind, name, path, size, mtimeMs }]
    }),
    // Every kind has exactly one file here.
  ) as Record<FileKind, FoundFile>
}
