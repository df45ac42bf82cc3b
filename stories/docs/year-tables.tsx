import { ownMarketplaceStates } from '#domain/geo/own-marketplace-states.ts'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { factsOf, planYears, recordOf, registeredYears } from '#domain/years/plan-years.ts'
import { whereToRead } from '#domain/years/where-to-read.ts'
import type { EnrollmentPeriod, PovertyRegion, YearSources } from '#domain/years/year-facts.ts'
import { yearProblems } from '#domain/years/year-problems.ts'

import { Rows } from './rows.tsx'

const regions: Readonly<Record<PovertyRegion, string>> = {
  contiguous: '48 states and DC',
  alaska: 'Alaska',
  hawaii: 'Hawaii',
}
const regionNames = Object.keys(regions) as readonly PovertyRegion[]
const dollars = (amount: number) => amount.toLocaleString('en-US')
const percent = (rate: number) => (rate / 100).toFixed(2)
const day = ({ year, month, day: ofMonth }: EnrollmentPeriod['first']) => `${month}/${ofMonth}/${year}`

/** The poverty level of every plan year and region. */
export function PovertyTable() {
  return (
    <Rows
      head={['Plan year', 'Region', 'One person', 'Each further person', 'Fourteen people']}
      rows={planYears.flatMap((year) =>
        regionNames.map((region) => {
          const { onePerson, furtherPerson } = factsOf(year).povertyGuidelines[region]
          const fourteen = onePerson + 13 * furtherPerson
          return [year, regions[region], ...[onePerson, furtherPerson, fourteen].map(dollars)]
        }),
      )}
    />
  )
}

/** The expected share of income of every plan year. */
export function ContributionTable() {
  return (
    <Rows
      head={['Plan year', 'Percent of the poverty level', 'Percent of income']}
      rows={planYears.flatMap((year) =>
        factsOf(year).contributionBands.map(({ fromPercent, toPercent, lowRate, highRate }, at, bands) => [
          year,
          `${fromPercent} to ${at === bands.length - 1 ? '' : 'below '}${toPercent}`,
          lowRate === highRate ? percent(lowRate) : `${percent(lowRate)} up to ${percent(highRate)}`,
        ]),
      )}
    />
  )
}

/** The cap of Social Security of every plan year. */
export function SocialSecurityTable() {
  return (
    <Rows
      head={['Plan year', 'Earnings up to which Social Security is paid', 'Source']}
      rows={planYears.map((year) => {
        const { socialSecurityCap } = factsOf(year)
        const source = recordOf(year)?.sources.socialSecurityCap
        return [year, socialSecurityCap === null ? 'not known' : dollars(socialSecurityCap), source?.title]
      })}
    />
  )
}

/** The limits of IRA contributions of every plan year. */
export function IraTable() {
  return (
    <Rows
      head={['Plan year', 'Under 50', 'From 50', 'Source']}
      rows={planYears.map((year) => {
        const { iraLimit } = factsOf(year)
        const said =
          iraLimit === null
            ? ['not known', 'not known']
            : [iraLimit.under50Dollars, iraLimit.from50Dollars].map(dollars)
        return [year, ...said, recordOf(year)?.sources.iraLimit.title]
      })}
    />
  )
}

/** The days of Open Enrollment of every plan year. */
export function EnrollmentTable() {
  return (
    <Rows
      head={['Plan year', 'First day', 'Last day', 'Coverage starts']}
      rows={planYears.flatMap((year) =>
        factsOf(year).openEnrollment.map(({ first, last, start }) => [year, ...[first, last, start].map(day)]),
      )}
    />
  )
}

/** Where each fact of each registered year was read, and what is missing for a year. */
export function YearSourceTable() {
  return (
    <Rows
      head={['Plan year', 'Fact', 'Source', 'Read on', 'Equal to the year before']}
      rows={registeredYears.flatMap((year) =>
        // Both have the same keys.
        (Object.keys(whereToRead(year)) as readonly (keyof YearSources)[]).map((fact) => {
          const source = recordOf(year)?.sources[fact]
          const missing = yearProblems(year).some((problem) => problem.includes(`, ${fact}: `))
          return [
            year,
            <code key={fact}>{fact}</code>,
            <a key={fact} href={source?.address}>
              {source?.title}
            </a>,
            missing ? 'missing' : source?.readOn,
            source?.confirmedSameAs?.reason ?? '',
          ]
        }),
      )}
    />
  )
}

/** The states with their own marketplace. */
export function OwnMarketplaceTable() {
  return (
    <Rows
      head={['State', 'Name', 'Marketplace', 'Address']}
      rows={ownMarketplaceStates.map((state) => {
        const { stateFullName, name, url } = ownMarketplaces[state]
        return [state, stateFullName, name, url]
      })}
    />
  )
}
