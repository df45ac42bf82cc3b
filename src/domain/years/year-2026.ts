import type { YearDraft, YearSources } from './year-facts.ts'

/** Plan year 2026. */
export const facts2026 = {
  povertyGuidelines: {
    contiguous: { onePerson: 15_650, furtherPerson: 5_500 },
    alaska: { onePerson: 19_550, furtherPerson: 6_880 },
    hawaii: { onePerson: 17_990, furtherPerson: 6_330 },
  },
  contributionBands: [
    { fromPercent: 100, toPercent: 133, lowRate: 210, highRate: 210 },
    { fromPercent: 133, toPercent: 150, lowRate: 314, highRate: 419 },
    { fromPercent: 150, toPercent: 200, lowRate: 419, highRate: 660 },
    { fromPercent: 200, toPercent: 250, lowRate: 660, highRate: 844 },
    { fromPercent: 250, toPercent: 300, lowRate: 844, highRate: 996 },
    { fromPercent: 300, toPercent: 400, lowRate: 996, highRate: 996 },
  ],
  openEnrollment: [
    {
      first: { year: 2025, month: 11, day: 1 },
      last: { year: 2025, month: 12, day: 15 },
      start: { year: 2026, month: 1, day: 1 },
    },
    {
      first: { year: 2025, month: 12, day: 16 },
      last: { year: 2026, month: 1, day: 15 },
      start: { year: 2026, month: 2, day: 1 },
    },
  ],
  socialSecurityCap: 184_500,
  iraLimit: { under50Dollars: 7_500, from50Dollars: 8_600 },
} as const satisfies YearDraft

/** Where the facts of plan year 2026 were read. */
export const sources2026 = {
  povertyGuidelines: {
    title: 'HHS poverty guidelines of 2025',
    address: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
    readOn: '2026-11-20',
  },
  contributionBands: {
    title: 'IRS Rev. Proc. 2025-25, applicable percentage table for 2026',
    address: 'https://www.irs.gov/irb',
    readOn: '2026-11-20',
  },
  openEnrollment: {
    title: '45 CFR 155.410(e) and (f), and HealthCare.gov',
    address: 'https://www.ecfr.gov/current/title-45/section-155.410',
    readOn: '2026-11-22',
  },
  socialSecurityCap: {
    title: 'Contribution and benefit base of the Social Security Administration for 2026',
    address: 'https://www.ssa.gov/oact/cola/cbb.html',
    readOn: '2026-11-25',
  },
  iraLimit: {
    title: 'IRS notice on the limits of pension plans and IRAs for 2026',
    address: 'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-ira-contribution-limits',
    readOn: '2026-11-25',
  },
  statesAt133: {
    title: 'The list of the product, which is that of plan year 2026',
    address: 'https://www.medicaid.gov/medicaid/national-medicaid-chip-program-information',
    readOn: '2026-11-20',
  },
  ownMarketplaces: {
    title: 'The list of the product, which is that of plan year 2026',
    address: 'https://www.healthcare.gov/marketplace-in-your-state/',
    readOn: '2026-11-20',
  },
  federalHolidays: {
    title: 'Federal holidays of the US Office of Personnel Management',
    address: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
    readOn: '2026-11-22',
  },
} as const satisfies YearSources
