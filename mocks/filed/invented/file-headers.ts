import { exampleColumns } from '#mocks/filed/public-files.ts'

/** The headers of the public files of 2026, every column in its order. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const families = ['MEHB', 'DEHB', 'TEHB'] as const
const tiers = ['InnTier1', 'InnTier2', 'OutOfNet', 'CombInnOon'] as const
const kinds = ['Individual', 'FamilyPerPerson', 'FamilyPerGroup'] as const

const maximums = families.flatMap((family) =>
  tiers.flatMap((tier) => kinds.map((kind) => `${family}${tier}${kind}MOOP`)),
)
const deductibles = families.flatMap((family) =>
  tiers.flatMap((tier) => [
    ...kinds.map((kind) => `${family}Ded${tier}${kind}`),
    ...(tier.startsWith('InnTier') ? [`${family}Ded${tier}Coinsurance`] : []),
  ]),
)

/** The 151 columns of a plan's attributes. */
export const attributeHeader: readonly string[] = [
  ...words(`
  BusinessYear StateCode IssuerId IssuerMarketPlaceMarketingName SourceName ImportDate MarketCoverage
  DentalOnlyPlan StandardComponentId PlanMarketingName HIOSProductId NetworkId ServiceAreaId FormularyId
  IsNewPlan PlanType MetalLevel DesignType UniquePlanDesign QHPNonQHPTypeId IsNoticeRequiredForPregnancy
  IsReferralRequiredForSpecialist SpecialistRequiringReferral PlanLevelExclusions
  IndianPlanVariationEstimatedAdvancedPaymentAmountPerEnrollee CompositeRatingOffered ChildOnlyOffering
  ChildOnlyPlanId WellnessProgramOffered DiseaseManagementProgramsOffered EHBPercentTotalPremium
  EHBPediatricDentalApportionmentQuantity IsGuaranteedRate PlanEffectiveDate PlanExpirationDate
  OutOfCountryCoverage OutOfCountryCoverageDescription OutOfServiceAreaCoverage
  OutOfServiceAreaCoverageDescription NationalNetwork URLForEnrollmentPayment FormularyURL PlanId
  PlanVariantMarketingName CSRVariationType IssuerActuarialValue AVCalculatorOutputNumber
  MedicalDrugDeductiblesIntegrated MedicalDrugMaximumOutofPocketIntegrated MultipleInNetworkTiers
  FirstTierUtilization SecondTierUtilization
`),
  ...exampleColumns,
  ...words(`
  SpecialtyDrugMaximumCoinsurance InpatientCopaymentMaximumDays BeginPrimaryCareCostSharingAfterNumberOfVisits
  BeginPrimaryCareDeductibleCoinsuranceAfterNumberOfCopays
`),
  ...maximums,
  ...deductibles,
  ...words(`
  IsHSAEligible HSAOrHRAEmployerContribution HSAOrHRAEmployerContributionAmount
  URLForSummaryofBenefitsCoverage PlanBrochure
`),
]

/** The 24 columns of benefits. */
export const benefitHeader: readonly string[] = words(`
  BusinessYear StateCode IssuerId SourceName ImportDate StandardComponentId PlanId BenefitName CopayInnTier1
  CopayInnTier2 CopayOutofNet CoinsInnTier1 CoinsInnTier2 CoinsOutofNet IsEHB IsCovered QuantLimitOnSvc
  LimitQty LimitUnit Exclusions Explanation EHBVarReason IsExclFromInnMOOP IsExclFromOonMOOP
`)

/** The 14 columns of service areas. */
export const areaHeader: readonly string[] = words(`
  BusinessYear StateCode IssuerId SourceName ImportDate ServiceAreaId ServiceAreaName CoverEntireState County
  PartialCounty ZipCodes PartialCountyJustification MarketCoverage DentalOnlyPlan
`)

/** The 20 columns of rates. */
export const rateHeader: readonly string[] = words(`
  BusinessYear StateCode IssuerId SourceName ImportDate RateEffectiveDate RateExpirationDate PlanId
  RatingAreaId Tobacco Age IndividualRate IndividualTobaccoRate Couple PrimarySubscriberAndOneDependent
  PrimarySubscriberAndTwoDependents PrimarySubscriberAndThreeOrMoreDependents CoupleAndOneDependent
  CoupleAndTwoDependents CoupleAndThreeOrMoreDependents
`)

/** The columns of the Landscape up to its links, and some of its premiums, with blanks at the ends as they are published. */
export const landscapeHeader: readonly string[] = [
  ...['State Code', 'FIPS County Code', 'County Name', 'Metal Level', 'Issuer Name', 'HIOS Issuer ID'],
  ...['Plan ID (Standard Component)', 'Plan Marketing Name', 'Standardized Plan Option', 'Plan Type', 'Rating Area'],
  ...['Child Only Offering', 'Source', 'Customer Service Phone Number Local'],
  ...['Customer Service Phone Number Toll Free', 'Customer Service Phone Number TTY', 'Network URL '],
  ...['Plan Brochure URL', 'Summary of Benefits URL', 'Drug Formulary URL', 'Adult Dental ', 'Child Dental '],
  ...[
    'EHB Percent of Total Premium',
    'Premium Child Age 0-14',
    'Premium Child Age 18',
    'Premium Adult Individual Age 21',
  ],
  ...['Premium Adult Individual Age 27', 'Premium Adult Individual Age 30 ', 'Premium Adult Individual Age 40 '],
]

/** The columns of the reference of ZIP codes and counties. */
export const zipHeader: readonly string[] = ['Zip Code', 'FIPS', 'County', 'State']
