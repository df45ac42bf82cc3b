import { countiesOf } from '#mocks/marketplace/places.ts'

/** One made-up address in a real ZIP code. */
export interface KnownAddress {
  readonly placeId: string
  readonly number: string
  readonly street: string
  readonly shortStreet: string
  readonly unit: string
  readonly city: string
  readonly county: string
  readonly state: string
  readonly zipCode: string
}

const streets = [
  ['Main Street', 'Main St'],
  ['Oak Avenue', 'Oak Ave'],
  ['Coral Way', 'Coral Way'],
  ['Calle Ocho', 'Calle Ocho'],
  ['Northwest 7th Street', 'NW 7th St'],
  ['Maple Drive', 'Maple Dr'],
  ['Washington Avenue', 'Washington Ave'],
  ['Palm Court', 'Palm Ct'],
] as const

/** The post office's city of some ZIP codes; elsewhere the county's name is used. */
const cities: Readonly<Record<string, string>> = {
  '27601': 'Raleigh',
  '27012': 'Clemmons',
  '27360': 'Thomasville',
  '30303': 'Atlanta',
  '32008': 'Branford',
  '32801': 'Orlando',
  '33012': 'Hialeah',
  '33125': 'Miami',
  '33133': 'Miami',
  '33186': 'Miami',
  '33301': 'Fort Lauderdale',
  '33602': 'Tampa',
  '37203': 'Nashville',
  '60601': 'Chicago',
  '75001': 'Addison',
  '77002': 'Houston',
  '77447': 'Hockley',
  '85004': 'Phoenix',
}

/** The ZIP code of an address when the typed text has none. */
const usualZip = '33133'
const mostOffered = 5
const separator = '~'

/** Returns the city of a ZIP code: the post office’s, otherwise the county’s name. */
export function townOf(zip: string, county: string): string {
  return cities[zip] ?? county.replace(/ (County|Parish|Borough|Census Area|Municipality)$/, '')
}

async function addressAt(zip: string, number: string, index: number, unit: string): Promise<KnownAddress | undefined> {
  const [county] = await countiesOf(zip)
  const street = streets[index]
  if (county === undefined || street === undefined) return undefined
  return {
    placeId: [zip, number, index, unit].join(separator),
    number,
    street: street[0],
    shortStreet: street[1],
    unit,
    city: townOf(zip, county.name),
    county: county.name,
    state: county.state,
    zipCode: zip,
  }
}

/** Returns the address of a suggestion's id. */
export function addressOf(placeId: string): Promise<KnownAddress | undefined> {
  const [zip = '', number = '', index = '', unit = ''] = placeId.split(separator)
  return addressAt(zip, number, Number(index), unit)
}

async function lastZipIn(text: string): Promise<string | undefined> {
  const codes = [...text.matchAll(/\b\d{5}\b/g)].map(([code]) => code)
  const counties = await Promise.all(codes.map(countiesOf))
  return codes.findLast((_code, at) => (counties[at] ?? []).length > 0)
}

/**
 * Returns addresses that begin like the text: its leading number is the house number, its last ZIP code the place, and
 * the letters between filter the streets.
 */
export async function addressesLike(text: string): Promise<readonly KnownAddress[]> {
  const zip = await lastZipIn(text)
  const unitText = /,?\s*(?:#|\b(?:apt|unit)\b\.?)\s*(\w+)/i
  const unit = unitText.exec(text)?.[1] ?? ''
  const [, number = '100', letters = ''] =
    /^\s*(\d+)?\s*([a-zñáéíóú0-9 ]*[a-zñáéíóú])?/i.exec(text.replace(unitText, '')) ?? []
  const wanted = letters.trim().toLowerCase()
  const alike = streets.flatMap((names, index) =>
    names.some((name) => name.toLowerCase().includes(wanted)) ? [index] : [],
  )
  const offered = alike.slice(0, mostOffered).map((index) => addressAt(zip ?? usualZip, number, index, unit))
  return (await Promise.all(offered)).filter((address) => address !== undefined)
}
