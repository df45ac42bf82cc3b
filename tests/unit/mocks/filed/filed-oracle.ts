import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import yauzl from 'yauzl'

import { type Fraction, by, isBelow, plus, times, written } from '#tests/promises/fraction.ts'

/**
 * What is sold at a place and for how much, worked out again from the files of plans: a reader of its own, exact
 * fractions, and none of the importer's code.
 */

type Row = Readonly<Record<string, string>>

/** Reads a CSV text sign by sign. */
function rowsOf(text: string): readonly Row[] {
  const lines: string[][] = [[]]
  let [value, isQuoted] = ['', false]
  const endValue = () => {
    lines.at(-1)?.push(value)
    value = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      value += sign
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ',') endValue()
    else if (!isQuoted && sign === '\n') {
      endValue()
      lines.push([])
    } else value += sign
  }
  const [header = [], ...rest] = lines
  const names = header.map((name) => name.trim())
  return rest
    .filter((line) => line.length === names.length)
    .map((line) => Object.fromEntries(names.map((name, at) => [name, (line[at] ?? '').trim()])))
}

async function unzipped(path: string, ending: string): Promise<string> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false })
  for await (const entry of zip.eachEntry())
    if (entry.fileName.endsWith(ending)) return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8')
  throw new Error(`${path} has no ${ending}`)
}

/** Reads the counties' areas of a Landscape: its cells A, B and K below two rows. */
async function areasOfSheet(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = [...(await unzipped(path, 'sharedStrings.xml')).matchAll(/<t[^>]*>([^<]*)</g)].map(
    ([, text]) => text ?? '',
  )
  const sheet = await unzipped(path, 'sheet1.xml')
  const areas = new Map<string, string>()
  for (const [row] of sheet.matchAll(/<row r="(?!1"|2")\d+">.*?<\/row>/g)) {
    const [, fips = ''] = /<c r="B\d+"><v>(\d+)/.exec(row) ?? []
    const [, area = ''] = /<c r="K\d+" t="s"><v>(\d+)/.exec(row) ?? []
    areas.set(fips.padStart(5, '0'), (texts[Number(area)] ?? '').replace('Rating Area ', ''))
  }
  return areas
}

async function tableIn(folder: string, start: RegExp): Promise<readonly Row[]> {
  const name = readdirSync(folder).find((candidate) => start.test(candidate)) ?? ''
  return rowsOf(
    name.endsWith('.zip') ? await unzipped(join(folder, name), '.csv') : readFileSync(join(folder, name), 'utf8'),
  )
}

/** A person as the oracle sees one. */
export interface OraclePerson {
  readonly age: number
  readonly tobacco: boolean
}

/** A plan for a household, in exact dollars. */
export interface OraclePlan {
  readonly id: string
  readonly premium: Fraction
  readonly essential: Fraction
  readonly deductible: string
  readonly maximum: string
  readonly deductibleAt94: string | undefined
}

const zip3: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '995=1',
    '996=2 997=2',
    '998=3 999=3',
    '680=1 681=1',
    '683=2 684=2 685=2',
    '686=3 687=3 688=3 689=3',
    '690=4 691=4 692=4 693=4',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** Rounds dollars to the cent, a half upwards. */
export function toCents({ over, under }: Fraction): bigint {
  return (over * 200n + under) / (under * 2n)
}

const digits = (text = '') => text.replaceAll(/[^\d.]/g, '')
const ageName = (age: number) => (age <= 14 ? '0-14' : age >= 64 ? '64 and over' : String(age))

/** Reads a folder; the answer prices a household at a place. */
export async function oracleOf(folder: string) {
  const attributes = (await tableIn(folder, /^plan.?attributes/i)).filter(
    (row) =>
      row['MarketCoverage'] === 'Individual' &&
      row['DentalOnlyPlan'] === 'No' &&
      row['QHPNonQHPTypeId'] !== 'Off the Exchange',
  )
  const byVariant = new Map<string, Row[]>()
  for (const row of attributes) byVariant.set(row['PlanId'] ?? '', [...(byVariant.get(row['PlanId'] ?? '') ?? []), row])
  const standard = [...byVariant].filter(
    ([id, rows]) => id.endsWith('-01') && rows.length === 1 && rows[0]?.['EHBPercentTotalPremium'] !== '',
  )
  const serviceAreas = (await tableIn(folder, /^service.?area/i)).filter(
    (row) => row['MarketCoverage'] === 'Individual' && row['DentalOnlyPlan'] === 'No',
  )
  const rates = new Map<string, Row>()
  for (const row of await tableIn(folder, /^rate/i)) {
    const holds = /-01-01$|^1\/1\//.test(row['RateEffectiveDate'] ?? '') && Number(row['IndividualRate']) < 9000
    if (holds) rates.set([row['PlanId'], row['RatingAreaId']?.replace('Rating Area ', ''), row['Age']].join(' '), row)
  }
  const landscape = readdirSync(folder).find((name) => name.includes('landscape')) ?? ''
  const countyAreas = landscape.endsWith('.xlsx')
    ? await areasOfSheet(join(folder, landscape))
    : new Map<string, string>()
  const places = (await tableIn(folder, /slcsp/)).map((row) => ({
    zip: (row['Zip Code'] ?? '').padStart(5, '0'),
    fips: (row['FIPS'] ?? '').padStart(5, '0'),
    state: row['State'] ?? '',
  }))

  const hasZip = ({ PartialCounty: part, ZipCodes: zips = '' }: Row, zip: string) =>
    part !== 'Yes' || zips === '' || zips.includes(zip)
  function isSoldAt(row: Row, zip: string, fips: string): boolean {
    return serviceAreas.some(
      (area) =>
        area['StateCode'] === row['StateCode'] &&
        area['IssuerId'] === row['IssuerId'] &&
        area['ServiceAreaId'] === row['ServiceAreaId'] &&
        (area['CoverEntireState'] === 'Yes' || (area['County'] === fips && hasZip(area, zip))),
    )
  }
  const soldAt = new Map<string, readonly Row[]>()
  const plansAt = (state: string, zip: string, fips: string) => {
    const key = `${zip} ${fips}`
    const known =
      soldAt.get(key) ??
      standard.flatMap(([, [row]]) => (row?.['StateCode'] === state && isSoldAt(row, zip, fips) ? [row] : []))
    soldAt.set(key, known)
    return known
  }
  const deductibleOf = (row: Row | undefined) =>
    row && digits(row[`${row['MedicalDrugDeductiblesIntegrated'] === 'Yes' ? 'TEHB' : 'MEHB'}DedInnTier1Individual`])

  /** Returns every plan that is offered to a household at a place, with its price. */
  function plansFor(
    people: readonly OraclePerson[],
    { zip, fips, state }: (typeof places)[number],
  ): readonly OraclePlan[] {
    const byZip = state === 'AK' || state === 'NE' ? zip3[zip.slice(0, 3)] : undefined
    const area = byZip ?? countyAreas.get(fips)
    const children = people.filter(({ age }) => age < 21).sort((one, other) => other.age - one.age)
    const charged = [...people.filter(({ age }) => age >= 21), ...children.slice(0, 3)]
    return plansAt(state, zip, fips).flatMap((row): readonly OraclePlan[] => {
      const hasAdults = people.some(({ age }) => age >= 21)
      if (row['ChildOnlyOffering'] === 'Allows Child-Only' && hasAdults) return []
      if (row['ChildOnlyOffering'] === 'Allows Adult-Only' && !hasAdults) return []
      if (row['MetalLevel'] === 'Catastrophic' && people.some(({ age }) => age >= 30)) return []
      const id = row['StandardComponentId'] ?? ''
      const rows = charged.map(({ age }) => rates.get([id, area, ageName(age)].join(' ')))
      if (rows.some((rate) => rate === undefined)) return []
      const premium = rows.reduce<Fraction>((sum, rate, at) => {
        const pays =
          charged[at]?.tobacco === true && rate?.['Tobacco'] !== 'No Preference'
            ? 'IndividualTobaccoRate'
            : 'IndividualRate'
        return plus(sum, written(rate?.[pays] ?? ''))
      }, written('0'))
      return [
        {
          id,
          premium,
          essential: times(premium, written(row['EHBPercentTotalPremium'] ?? '')),
          deductible: deductibleOf(row) ?? '',
          maximum: digits(row['TEHBInnTier1IndividualMOOP']),
          deductibleAt94: deductibleOf(byVariant.get(`${id}-06`)?.[0]),
        },
      ]
    })
  }

  /** Returns the second-lowest essential part of the Silver plans; the only one where there is one. */
  function benchmarkOf(people: readonly OraclePerson[], place: (typeof places)[number]): Fraction | undefined {
    const silver = new Set(
      standard.flatMap(([, [row]]) => (row?.['MetalLevel'] === 'Silver' ? [row['StandardComponentId']] : [])),
    )
    const parts = plansFor(people, place)
      .filter(({ id }) => silver.has(id))
      .map(({ essential }) => by(essential, written('1')))
      .sort((one, other) => (isBelow(one, other) ? -1 : isBelow(other, one) ? 1 : 0))
    return parts[1] ?? parts[0]
  }
  return { places, plansFor, benchmarkOf }
}
