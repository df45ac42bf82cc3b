import { countyOf } from '#mocks/marketplace/places.ts'

import { fiveDigits } from './filed-values.ts'
import type { LeftOutList } from './left-out.ts'
import type { FileKind, FoundFile } from './public-files.ts'
import { goesByZip } from './rating-area-by-zip.ts'
import { type StoredArea, type StoredIssuer, areaKey } from './stored-plan.ts'
import { type Cell, type OnProgress, readTable } from './table-rows.ts'
import type { YearCheck } from './year-check.ts'

type FileOf<Kind extends FileKind> = FoundFile & { readonly kind: Kind }
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
type AreaDraft = Writable<StoredArea> & { readonly counties: Record<string, 'all' | readonly string[]> }

/** Reads where the medical plans for individuals are sold. */
export async function readAreas(
  file: FileOf<'areas'>,
  years: YearCheck,
  leftOut: LeftOutList,
  onProgress?: OnProgress,
): Promise<Readonly<Record<string, StoredArea>>> {
  const areas: Record<string, AreaDraft> = {}
  const onRow = (cell: Cell<'areas'>) => {
    years.take(file.name, cell('BusinessYear'))
    if (cell('MarketCoverage') !== 'Individual' || cell('DentalOnlyPlan') !== 'No') return
    const key = areaKey(cell('StateCode'), cell('IssuerId'), cell('ServiceAreaId'))
    const area = (areas[key] ??= { state: cell('StateCode'), isWhole: false, counties: {} })
    if (cell('CoverEntireState') === 'Yes') {
      area.isWhole = true
      return
    }
    const fips = fiveDigits(cell('County'))
    if (countyOf(fips) === undefined) {
      leftOut.add('a service area without a known county', `${key} ${cell('County')}`.trim())
      return
    }
    const zips = cell('PartialCounty') === 'Yes' ? (cell('ZipCodes').match(/\d{5}/g) ?? []) : []
    if (cell('PartialCounty') === 'Yes' && zips.length === 0)
      leftOut.add('the ZIP codes of a part of a county (the whole county is taken)', `${key} ${fips}`)
    const before = area.counties[fips]
    area.counties[fips] = zips.length === 0 || before === 'all' ? 'all' : [...(before ?? []), ...zips]
  }
  await readTable(file, onRow, onProgress)
  return areas
}

/** What the Landscape says of places and companies. */
export interface LandscapeRead {
  readonly ratingAreas: Readonly<Record<string, number>>
  readonly phones: ReadonlyMap<string, Pick<StoredIssuer, 'tollFree' | 'tty'>>
  readonly directories: Readonly<Record<string, string>>
}

/** Reads each county's rating area, and the companies' phones and directories. */
export async function readLandscape(
  file: FileOf<'landscape'>,
  leftOut: LeftOutList,
  onProgress?: OnProgress,
): Promise<LandscapeRead> {
  const ratingAreas: Record<string, number> = {}
  const doubtful = new Map<string, boolean>()
  const phones = new Map<string, Pick<StoredIssuer, 'tollFree' | 'tty'>>()
  const directories: Record<string, string> = {}
  const onRow = (cell: Cell<'landscape'>) => {
    const plan = cell('Plan ID (Standard Component)')
    if (plan === '') return
    phones.set(plan.slice(0, 5), {
      tollFree: cell('Customer Service Phone Number Toll Free'),
      tty: cell('Customer Service Phone Number TTY'),
    })
    if (cell('Network URL') !== '') directories[plan] = cell('Network URL')
    const fips = fiveDigits(cell('FIPS County Code'))
    const [, digits] = /(\d+)$/.exec(cell('Rating Area')) ?? []
    const known = ratingAreas[fips]
    // Where areas go by ZIP code, a county may lack one or have two.
    const goesByCounty = !goesByZip(cell('State Code'))
    if (digits === undefined) {
      if (goesByCounty) leftOut.add('a county without a rating area', fips)
    } else if (known !== undefined && known !== Number(digits)) doubtful.set(fips, goesByCounty)
    else ratingAreas[fips] = Number(digits)
  }
  await readTable(file, onRow, onProgress)
  for (const [fips, goesByCounty] of doubtful) if (goesByCounty) leftOut.add('a county with two rating areas', fips)
  return {
    ratingAreas: Object.fromEntries(Object.entries(ratingAreas).filter(([fips]) => !doubtful.has(fips))),
    phones,
    directories,
  }
}

/** Reads the counties of each ZIP code, in the order of the file. */
export async function readZips(
  file: FileOf<'zips'>,
  leftOut: LeftOutList,
  onProgress?: OnProgress,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const zips: Record<string, string[]> = {}
  const onRow = (cell: Cell<'zips'>) => {
    const [zip, fips] = [fiveDigits(cell('Zip Code')), fiveDigits(cell('FIPS'))]
    if (countyOf(fips) === undefined || !/^\d{5}$/.test(zip)) {
      leftOut.add('a ZIP code without a known county', `${zip} ${fips}`)
      return
    }
    const counties = (zips[zip] ??= [])
    if (!counties.includes(fips)) counties.push(fips)
  }
  await readTable(file, onRow, onProgress)
  return zips
}
