import { townOf } from '#mocks/state/street-addresses.ts'

import { countiesOf } from './places.ts'
import { hash } from './random.ts'
import { clinics, firstNames, lastNames, specialties } from './tables/doctors.ts'

/** A doctor or clinic of a county. */
export interface KnownProvider {
  readonly npi: string
  readonly name: string
  readonly isFacility: boolean
  /** The specialty, or the kind of clinic, in English and Spanish. */
  readonly kind: readonly [english: string, spanish: string]
  readonly languages: readonly string[]
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

const doctorsOfACounty = 60
const mostOffered = 10

/**
 * Returns a number with ten digits for a made-up doctor. Its last digit is not a valid check digit, so it is nobody's
 * NPI.
 */
function numberOf(fips: string, at: number): string {
  const base = `1${fips}${String(at).padStart(3, '0')}`
  // The check digit of an NPI is Luhn's over 80840 and the first nine digits, which adds 24.
  const sum = Array.from(base).reduceRight((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 24)
  const check = (10 - (sum % 10)) % 10
  return `${base}${(check + 1) % 10}`
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length]
  if (found === undefined) throw new RangeError('The list is empty')
  return found
}

async function providersOf(zip: string): Promise<readonly KnownProvider[]> {
  const [county] = await countiesOf(zip)
  if (county === undefined) return []
  const place = { city: townOf(zip, county.name), state: county.state, zipCode: zip }
  const doctors = Array.from({ length: doctorsOfACounty }, (_, at) => {
    const seed = hash(`doctor ${county.fips} ${at}`)
    return {
      ...place,
      npi: numberOf(county.fips, at),
      name: `${pick(firstNames, seed)} ${pick(lastNames, at)}, ${seed % 4 === 0 ? 'DO' : 'MD'}`,
      isFacility: false,
      kind: pick(specialties, seed >>> 5),
      languages: (seed >>> 9) % 3 === 0 ? ['English'] : ['English', 'Spanish'],
      street: `${100 + (seed % 890)} Example Ave`,
    }
  })
  const facilities = clinics.map(([name, ...kind], at) => ({
    ...place,
    npi: numberOf(county.fips, 900 + at),
    name: `${name} ${place.city}`,
    isFacility: true,
    kind,
    languages: ['English', 'Spanish'],
    street: `${200 + at} Example Blvd`,
  }))
  return [...facilities, ...doctors]
}

/** Returns a text without accents and capitals, so "clinica" finds "Clínica". */
export function bareText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Returns the doctors and clinics of a ZIP code whose names or kinds have a word that begins like each typed word. */
export async function providersLike(text: string, zip: string): Promise<readonly KnownProvider[]> {
  const wanted = bareText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'dr' && word !== 'dra')
  if (wanted.length === 0) return []
  const all = await providersOf(zip)
  return all
    .filter(({ name, kind }) => {
      const words = bareText([name, ...kind].join(' ')).split(/[^a-z0-9]+/)
      return wanted.every((start) => words.some((word) => word.startsWith(start)))
    })
    .slice(0, mostOffered)
}
