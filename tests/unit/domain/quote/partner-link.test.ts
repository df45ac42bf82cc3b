import { describe, expect, it } from 'vitest'

import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { partnerLink } from '#domain/quote/partner-link.ts'

import { familyCriteria } from './sample-quote.ts'

const settings = {
  baseUrl: 'https://partner.example/marketplace',
  agentId: 'puente demo',
  now: new Date('2026-03-02T15:00:00Z'),
}

const person = (age: number, relationship: string, gender: string) =>
  [
    `applicants[][age]=${age}`,
    'applicants[][age_format]=years',
    `applicants[][relationship]=${relationship}`,
    `applicants[][gender]=${gender}`,
    'applicants[][utilization]=medium',
    'applicants[][has_coverage_through_medicaid]=false',
    'applicants[][parent_caretaker]=false',
    'applicants[][rejected_by_medicaid_or_chip]=false',
  ].join('&')

const usage =
  'custom_usage[primary_care_visits]=0&custom_usage[specialist_visits]=0&custom_usage[urgent_care_visits]=0' +
  '&custom_usage[emergency_room_visits]=0&custom_usage[hospital_stays]=0&custom_usage[lab_tests]=0' +
  '&custom_usage[generic_drugs]=0&custom_usage[brand_drugs]=0'

// Proves.
describe('the partner link', () => {
  it('says everything about a family', () => {
    expect(partnerLink(familyCriteria, settings)).toBe(
      'https://partner.example/marketplace?apply_for_subsidy=true&fip_code=12086&state=FL&zip_code=33133' +
        `&_agent_id=puente%20demo&${person(35, 'primary', 'male')}&${person(34, 'spouse', 'female')}` +
        `&${person(6, 'dependent', 'female')}&household_size=3&household_income=42000&year=2026&utilization=medium` +
        `&v2=true&sort=premium&off_ex=false&show_dental=false&is_default_scenario=true&${usage}&dependents_count=1`,
    )
  })

  it('gives people who do not apply 30, dependents 0, and extra spouses a place among the dependents', () => {
    const criteria: QuoteCriteria = {
      ...familyCriteria,
      householdMembers: [
        { role: 'primary', age: null, isApplyingForCoverage: false },
        { role: 'spouse', age: null, isApplyingForCoverage: false },
        { role: 'spouse', age: 25, isApplyingForCoverage: true },
        { role: 'dependent', age: null, isApplyingForCoverage: false },
      ],
    }
    const link = partnerLink(criteria, settings)
    expect(link).toContain(
      [
        person(30, 'primary', 'male'),
        person(30, 'spouse', 'female'),
        person(25, 'dependent', 'female'),
        person(0, 'dependent', 'male'),
        'household_size=4',
      ].join('&'),
    )
    expect(link).toMatch(/&dependents_count=2$/)
  })

  it.each([2026, 2027] as const)('is for the year of the search: %i', (planYear) => {
    expect(partnerLink({ ...familyCriteria, planYear }, settings)).toContain(`&year=${planYear}&`)
  })

  it("leads to the partner's home without a county", () => {
    expect(partnerLink(null, settings)).toBe('https://partner.example/marketplace')
  })

  it('joins a query that the base address has already', () => {
    expect(partnerLink(familyCriteria, { ...settings, baseUrl: 'https://partner.example/?lang=es' })).toContain(
      'https://partner.example/?lang=es&apply_for_subsidy=true',
    )
  })
})
