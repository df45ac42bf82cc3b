import type { OfferedPlan } from './catalogue.ts'
import { benefitsOf } from './plan-cost-sharing.ts'
import { deductiblesOf, moopsOf } from './limits.ts'
import type { AnswerDetail, HouseholdPremium } from './market.ts'
import { hash, share } from './random.ts'
import { sbcsOf } from './sbc.ts'
import type { WireIssuer, WireLimit, WireMetalLevel, WireNetworkTier, WirePlan, WireQualityRating } from './wire.ts'

/** Documents are samples: the host is reserved for examples and does not respond (RFC 2606). */
const documentHost = 'https://documents.example'

/**
 * Whether a plan can be paired with a health savings account: from 2026 every Bronze and Catastrophic plan, and here no
 * other.
 */
export function isHsaEligible(plan: OfferedPlan): boolean {
  return plan.design.metalLevel === 'Bronze' || plan.design.metalLevel === 'Catastrophic'
}

function issuerOf(plan: OfferedPlan): WireIssuer {
  const { hios, name } = plan.issuer
  return {
    id: hios,
    name,
    state: plan.state,
    // Numbers from 555-0100 to 555-0199 are reserved for examples.
    toll_free: `1-800-555-01${String(hash(hios) % 100).padStart(2, '0')}`,
    tty: '711',
    individual_url: `${documentHost}/${plan.year}/${hios}`,
  }
}

const noStars = {
  global_rating: 0,
  clinical_quality_management_rating: 0,
  enrollee_experience_rating: 0,
  plan_efficiency_rating: 0,
} as const

/** Returns the key of a plan's stars, which depend on the company's kind of network; one in six has none yet. */
function ratingKey(plan: OfferedPlan): { readonly key: string; readonly rated: boolean } {
  const key = `stars ${plan.issuer.hios} ${plan.network.type}`
  return { key, rated: share(key) >= 1 / 6 }
}

function starsFor(key: string, aspect: string): number {
  return 2 + (hash(`${key} ${aspect}`) % 4)
}

const aspects = ['clinical', 'experience', 'efficiency'] as const

/** Returns a plan's overall stars: the mean of its three ratings, so that they fit; 0 when it has none. */
export function starsOf(plan: OfferedPlan): number {
  const { key, rated } = ratingKey(plan)
  if (!rated) return 0
  const sum = aspects.reduce((stars, aspect) => stars + starsFor(key, aspect), 0)
  return Math.round(sum / aspects.length)
}

function ratingOf(plan: OfferedPlan): WireQualityRating {
  const { key, rated } = ratingKey(plan)
  const reason = rated ? '' : 'New plan - Not Rated'
  return {
    available: true,
    year: plan.year,
    ...(rated
      ? {
          global_rating: starsOf(plan),
          clinical_quality_management_rating: starsFor(key, 'clinical'),
          enrollee_experience_rating: starsFor(key, 'experience'),
          plan_efficiency_rating: starsFor(key, 'efficiency'),
        }
      : noStars),
    global_not_rated_reason: reason,
    clinical_quality_management_not_rated_reason: reason,
    enrollee_experience_not_rated_reason: reason,
    plan_efficiency_not_rated_reason: reason,
  }
}

/** Returns a plan's links; one in eight is empty, as in the real data. */
function linksOf(plan: OfferedPlan): Pick<WirePlan, 'benefits_url' | 'brochure_url' | 'formulary_url' | 'network_url'> {
  const link = (kind: string) =>
    hash(`${kind} ${plan.id}`) % 8 === 0 ? '' : `${documentHost}/${plan.year}/${plan.id}/${kind}.pdf`
  return {
    benefits_url: link('benefits'),
    brochure_url: link('brochure'),
    formulary_url: link('formulary'),
    network_url: link('network'),
  }
}

const officialPrograms = [
  'Asthma',
  'Diabetes',
  'Heart Disease',
  'High Blood Pressure and High Cholesterol',
  'Pregnancy',
] as const

/** Returns a company's programs for chronic conditions. */
export function programsOf(plan: OfferedPlan): WirePlan['disease_mgmt_programs'] {
  return officialPrograms.filter((program) => share(`${program} ${plan.issuer.hios}`) < 0.7)
}

/** The benefits and tiers that the live search expands, by its official description. */
const leanBenefits: ReadonlySet<string> = new Set([
  'Emergency Room Services',
  'Generic Drugs',
  'Specialist Visit',
  'Primary Care Visit to Treat an Injury or Illness',
  'Dental Check-Up for Children',
])
const leanTiers: ReadonlySet<WireNetworkTier> = new Set<WireNetworkTier>(['In-Network', 'Combined In-Out of Network'])

/**
 * Returns the part that the credit may pay: that for essential benefits, and nothing of a Catastrophic plan (26 CFR
 * 1.36B-1(c)).
 */
export function creditEligibleCents(
  metalLevel: WireMetalLevel,
  { essentialCents }: Pick<HouseholdPremium, 'essentialCents'>,
): number {
  return metalLevel === 'Catastrophic' ? 0 : essentialCents
}

/**
 * Returns a plan of the search's answer, priced for a household and with the credit subtracted. All amounts are
 * dollars.
 */
export function toPlanAnswer(
  plan: OfferedPlan,
  premium: HouseholdPremium,
  creditCents: number,
  detail: AnswerDetail = 'full',
): WirePlan {
  const eligibleCents = creditEligibleCents(plan.design.metalLevel, premium)
  const used = Math.min(creditCents, eligibleCents)
  const expanded = <Limit extends WireLimit>(limits: readonly Limit[]) =>
    detail === 'full' ? limits : limits.filter((limit) => leanTiers.has(limit.network_tier))
  return {
    id: plan.id,
    name: plan.name,
    issuer: issuerOf(plan),
    state: plan.state,
    metal_level: plan.design.metalLevel,
    type: plan.network.type,
    design_type: plan.design.designType,
    market: 'Individual',
    insurance_market: 'QHP',
    product_division: 'HealthCare',
    premium: premium.premiumCents / 100,
    premium_w_credit: (premium.premiumCents - used) / 100,
    ehb_premium: premium.essentialCents / 100,
    aptc_eligible_premium: eligibleCents / 100,
    hsa_eligible: isHsaEligible(plan),
    specialist_referral_required: plan.network.referral ?? false,
    has_national_network: plan.network.national ?? false,
    simple_choice: plan.design.designType !== 'NOT_APPLICABLE',
    guaranteed_rate: true,
    max_age_child: 26,
    oopc: -1,
    suppression_state: 'Available',
    certification: 'Certified',
    rx_3mo_mail_order: hash(`mail ${plan.id}`) % 2 === 0,
    is_ineligible: false,
    service_area_id: `${plan.state}S${String(1 + (hash(plan.issuer.hios) % 9)).padStart(3, '0')}`,
    disease_mgmt_programs: programsOf(plan),
    quality_rating: ratingOf(plan),
    ...linksOf(plan),
    deductibles: expanded(deductiblesOf(plan)),
    moops: expanded(moopsOf(plan)),
    benefits: benefitsOf(plan, detail === 'lean' ? leanBenefits : undefined),
    sbcs: sbcsOf(plan),
  }
}
