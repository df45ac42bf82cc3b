import type { ReviewedList, YearFact } from './year-facts.ts'

/** The official place of a fact. */
export interface OfficialSource {
  readonly title: string
  readonly address: string
  /** When it appears, and what to watch for. */
  readonly note: string
}

/** Returns where each fact of a plan year is published. */
export function whereToRead(year: number): Readonly<Record<YearFact | ReviewedList, OfficialSource>> {
  return {
    povertyGuidelines: {
      title: `HHS poverty guidelines of ${year - 1}`,
      address: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
      note: `published each January; those of ${year - 1} hold for plan year ${year} (26 CFR 1.36B-1(h))`,
    },
    contributionBands: {
      title: `IRS revenue procedure with the applicable percentage table for ${year}`,
      address: 'https://www.irs.gov/irb',
      note: 'published from July to September; a law may change the bands, so compare them too (26 CFR 1.36B-3(g))',
    },
    openEnrollment: {
      title: `45 CFR 155.410(e) and (f), and the dates on HealthCare.gov for ${year}`,
      address: 'https://www.ecfr.gov/current/title-45/section-155.410',
      note: 'compare https://www.healthcare.gov/quick-guide/dates-and-deadlines/ in October, and every 30 days while it is open (Q-151)',
    },
    socialSecurityCap: {
      title: `Contribution and benefit base of the Social Security Administration for ${year}`,
      address: 'https://www.ssa.gov/oact/cola/cbb.html',
      note: 'published each October; null with unknownBecause in its source until it can be read (Q-113)',
    },
    iraLimit: {
      title: `IRS notice on the limits of pension plans and IRAs for ${year}`,
      address:
        'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-ira-contribution-limits',
      note: 'published each November; null with unknownBecause in its source until it can be read (Q-113)',
    },
    statesAt133: {
      title: `States that expanded Medicaid by ${year}`,
      address: 'https://www.healthcare.gov/medicaid-chip/medicaid-expansion-and-you/',
      note: 'the list is statesAt133 in src/domain/poverty/threshold.ts (Q-52)',
    },
    ownMarketplaces: {
      title: `States with their own marketplace for plan year ${year}`,
      address: 'https://www.healthcare.gov/marketplace-in-your-state/',
      note: 'the list is src/domain/geo/own-marketplace-states.ts (Q-13); npm run new marketplace adds a state; further ones are in further-marketplaces.ts (Q-159)',
    },
    federalHolidays: {
      title: `Federal holidays of ${year}, US Office of Personnel Management`,
      address: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
      note: 'the list is src/domain/calendar/federal-holidays.ts',
    },
  }
}
