import type { YearDraft, YearSources } from './year-facts.ts'

/** Plan year 2027. */
export const facts2027 = {
  povertyGuidelines: {
    contiguous: { onePerson: 15_960, furtherPerson: 5_680 },
    alaska: { onePerson: 19_950, furtherPerson: 7_100 },
    hawaii: { onePerson: 18_360, furtherPerson: 6_530 },
  },
  contributionBands: [
    { fromPercent: 100, toPercent: 133, lowRate: 215, highRate: 215 },
    { fromPercent: 133, toPercent: 150, lowRate: 323, highRate: 430 },
    { fromPercent: 150, toPercent: 200, lowRate: 430, highRate: 678 },
    { fromPercent: 200, toPercent: 250, lowRate: 678, highRate: 866 },
    { fromPercent: 250, toPercent: 300, lowRate: 866, highRate: 1022 },
    { fromPercent: 300, toPercent: 400, lowRate: 1022, highRate: 1022 },
  ],
  openEnrollment: [
    {
      first: { year: 2026, month: 11, day: 1 },
      last: { year: 2026, month: 12, day: 15 },
      start: { year: 2027, month: 1, day: 1 },
    },
    {
      first: { year: 2026, month: 12, day: 16 },
      last: { year: 2027, month: 1, day: 15 },
      start: { year: 2027, month: 2, day: 1 },
      mayChange: true,
    },
  ],
  socialSecurityCap: null,
  iraLimit: null,
} as const satisfies YearDraft

/** Where the facts of plan year 2027 were read. */
export const sources2027 = {
  povertyGuidelines: {
    title: 'HHS poverty guidelines of 2026',
    address: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
    readOn: '2026-11-20',
  },
  contributionBands: {
    title: 'IRS Rev. Proc. 2026-26, the applicable percentage table for 2027',
    address: 'https://www.irs.gov/pub/irs-drop/rp-26-26.pdf',
    readOn: '2026-11-20',
  },
  openEnrollment: {
    title: '45 CFR 155.410(e) and (f), and HealthCare.gov',
    address: 'https://www.ecfr.gov/current/title-45/section-155.410',
    // The rule that ended it on December 15 was vacated in part (D. Md. 1:25-cv-02114), and the appeal is pending. Read
    // HealthCare.gov again every 30 days while it is open.
    readOn: '2026-11-22',
  },
  socialSecurityCap: {
    title: 'Contribution and benefit base of the Social Security Administration for 2027',
    address: 'https://www.ssa.gov/oact/cola/cbb.html',
    readOn: '2026-11-25',
    unknownBecause: 'The base of 2027 could not be confirmed from its announcement on that day.',
  },
  iraLimit: {
    title: 'IRS notice on the limits of pension plans and IRAs for 2027',
    address: 'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-ira-contribution-limits',
    readOn: '2026-11-25',
    unknownBecause: 'The limit of 2027 could not be confirmed from its announcement on that day.',
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
