import { countiesOf } from '#mocks/marketplace/places.ts'
import { knownZips } from '#mocks/marketplace/zip-codes.ts'

import { type InventedSize, inventedAreaOf, inventedCounties, inventedPlans } from './invented-plans.ts'
import type { FileRow } from './plan-rows.ts'

/** ZIP codes of Miami-Dade, in which one service area lies. */
const partOfMiami = ['33125', '33126', '33133', '33139', '33018']

/**
 * Returns where each company sells: its first area is the state, its second every other county with a part of Miami-Dade, its
 * third the rest with a part that names no ZIP codes. Ids repeat between companies.
 */
export function* areaRows(size: InventedSize): Generator<FileRow> {
  for (const state of size.states) {
    const counties = inventedCounties(state)
    const issuers = [...new Set(inventedPlans(size, state).map(({ issuer }) => issuer))]
    for (const [issuerAt, issuer] of issuers.entries()) {
      const row = (id: number, more: FileRow): FileRow => ({
        BusinessYear: String(size.year),
        StateCode: state,
        IssuerId: issuer,
        SourceName: 'HIOS',
        ImportDate: `${size.year - 1}-08-13`,
        ServiceAreaId: `${state}S00${id}`,
        ServiceAreaName: `Sample area ${id}`,
        CoverEntireState: 'No',
        MarketCoverage: 'Individual',
        DentalOnlyPlan: 'No',
        ...more,
      })
      yield row(1, { CoverEntireState: 'Yes' })
      // The dental area of the same id would sell everywhere.
      yield row(2, { CoverEntireState: 'Yes', DentalOnlyPlan: 'Yes' })
      for (const [at, { fips }] of counties.entries()) {
        if (fips === '12086')
          yield row(2, {
            County: fips,
            PartialCounty: 'Yes',
            ZipCodes: partOfMiami.join(', '),
            PartialCountyJustification: 'Sample',
          })
        else if (at === 0) yield row(3, { County: fips, PartialCounty: 'Yes' })
        else yield row(2 + ((at + issuerAt) % 2), { County: fips, PartialCounty: 'No' })
      }
      yield row(3, { County: '', PartialCounty: 'No' })
    }
  }
}

/** Returns the counties of the states' ZIP codes. The counties' numbers have lost their zeros. */
export async function zipRows({ states }: InventedSize): Promise<readonly FileRow[]> {
  const wanted = new Set(states)
  const rows: FileRow[] = []
  for (const zip of await knownZips())
    for (const { fips, name, state } of await countiesOf(zip))
      if (wanted.has(state)) rows.push({ 'Zip Code': zip, FIPS: String(Number(fips)), County: name, State: state })
  return [...rows, { 'Zip Code': '33999', FIPS: '12999', County: 'Nowhere', State: 'FL' }]
}

/** Returns the Landscape: one row for each plan and county. */
export function* landscapeRows(size: InventedSize): Generator<FileRow> {
  for (const state of size.states) {
    const plans = inventedPlans(size, state)
    for (const { fips, name } of inventedCounties(state))
      for (const plan of plans)
        yield {
          'State Code': state,
          'FIPS County Code': String(Number(fips)),
          'County Name': name,
          'Metal Level': plan.level,
          'Issuer Name': plan.issuerName,
          'HIOS Issuer ID': plan.issuer,
          'Plan ID (Standard Component)': plan.id,
          'Plan Marketing Name': plan.name,
          'Plan Type': plan.type,
          'Rating Area': `Rating Area ${inventedAreaOf(size, state, fips)}`,
          'Child Only Offering': 'Allows Adult and Child-Only',
          Source: 'HIOS',
          'Customer Service Phone Number Local': '1-305-555-0150',
          'Customer Service Phone Number Toll Free': '1-800-555-0150',
          'Customer Service Phone Number TTY': '711',
          'Network URL ': `https://documents.example/${plan.issuer}/directory`,
        }
  }
}
