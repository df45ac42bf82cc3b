import { type MemberAnswerName, memberAnswerNames } from '#domain/household/member-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { normaliseMembers } from '#domain/household/one-spouse.ts'

import type { QuoteCriteria } from './criteria.ts'
import { gendersByRole, nonApplyingAge } from './search-request.ts'

/** The partner's address and the sender. */
export interface PartnerLinkSettings {
  readonly baseUrl: string
  readonly agentId: string
}

/** Age of a dependent who does not apply, in the link. */
const nonApplyingDependentAge = 0

/** The usage of care, for the whole link and for each person. */
const utilization = 'medium'

/**
 * Services of the partner's custom usage scenario. All are 0, because the quote does not ask for usage. Q-71 names the
 * parameter but not its keys; these are assumed.
 */
const customUsage = [
  'primary_care_visits',
  'specialist_visits',
  'urgent_care_visits',
  'emergency_room_visits',
  'hospital_stays',
  'lab_tests',
  'generic_drugs',
  'brand_drugs',
] as const

function linkAge({ role, age }: HouseholdMember): number {
  return age ?? (role === 'dependent' ? nonApplyingDependentAge : nonApplyingAge)
}

type Parameter = readonly [key: string, value: string | number | boolean]

/** The parameters of each answer of a person, in the order of the link; none for one that Q-71 does not name. */
const answerParameters: Readonly<Record<MemberAnswerName, (member: HouseholdMember) => readonly Parameter[]>> = {
  age: (member) => [
    ['applicants[][age]', linkAge(member)],
    ['applicants[][age_format]', 'years'],
  ],
}

/**
 * Returns the parameters of one person. The keys keep this order, since a repeated key starts the next person of
 * `applicants[]`.
 */
function applicant(member: HouseholdMember, gender: string): readonly Parameter[] {
  return [
    ...memberAnswerNames.flatMap((name) => answerParameters[name](member)),
    ['applicants[][relationship]', member.role],
    ['applicants[][gender]', gender],
    ['applicants[][utilization]', utilization],
    ['applicants[][has_coverage_through_medicaid]', false],
    ['applicants[][parent_caretaker]', false],
    ['applicants[][rejected_by_medicaid_or_chip]', false],
  ]
}

/**
 * Returns the address of the enrollment partner's marketplace search for this household. Without criteria, so
 * without a resolved county, it is the partner's home page. The parameter `year` is the plan year of the search.
 */
export function partnerLink(criteria: QuoteCriteria | null, { baseUrl, agentId }: PartnerLinkSettings): string {
  if (!criteria) return baseUrl
  const members = normaliseMembers(criteria.householdMembers)
  const genders = gendersByRole(members)
  const parameters: readonly Parameter[] = [
    ['apply_for_subsidy', !criteria.forceZeroSubsidy],
    ['fip_code', criteria.countyFips],
    ['state', criteria.stateAbbreviation],
    ['zip_code', criteria.zipCode],
    ['_agent_id', agentId],
    ...members.flatMap((member, index) => applicant(member, genders[index] ?? 'female')),
    ['household_size', members.length],
    ['household_income', Math.max(0, criteria.income)],
    ['year', criteria.planYear],
    ['utilization', utilization],
    ['v2', true],
    ['sort', 'premium'],
    ['off_ex', false],
    ['show_dental', false],
    ['is_default_scenario', true],
    ...customUsage.map((service): Parameter => [`custom_usage[${service}]`, 0]),
    ['dependents_count', members.filter(({ role }) => role === 'dependent').length],
  ]
  const query = parameters.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')
  return `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}${query}`
}
