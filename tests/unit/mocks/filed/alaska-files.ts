import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { rateHeader } from '#mocks/filed/invented/file-headers.ts'
import { ageCurve } from '#mocks/marketplace/tables/age-curve.ts'
import { countiesOf } from '#mocks/marketplace/places.ts'
import { knownZips } from '#mocks/marketplace/zip-codes.ts'

/** Raw rows of Alaska of 2026, where somebody has laid them beside the repository. */
export const alaskaRows = '../shared/data/puf_ak_2026'

/** The published second-lowest Silver plan and the lowest, with the rate at 21, by rating area. */
const published = {
  1: ['38344AK1100002', '73836AK0950001', 802.23],
  2: ['38344AK1060002', '38344AK1100002', 826.09],
  3: ['38344AK1060002', '38344AK1100002', 785.2],
} as const

/** A rate at 21 of a plan in an area: the published one is second, the lowest below it, all others above. */
function rateAt21(plan: string, area: keyof typeof published, at: number): number {
  const [second, lowest, rate] = published[area]
  if (plan === second) return rate
  return plan === lowest ? rate * 0.99 : rate * (1.02 + at * 0.01)
}

/** Writes a folder of Alaska's raw files with the three others made for them: rates from the published age vectors. */
export async function writeAlaska(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const name of ['plan_attributes.csv', 'service_area.csv', 'benefits_cost_sharing.csv'])
    copyFileSync(join(alaskaRows, name), join(folder, name))
  const plans = [...new Set(readFileSync(join(folder, 'plan_attributes.csv'), 'utf8').match(/\b\d{5}AK\d{7}\b/g))]
  const ages = ['0-14', ...Array.from({ length: 49 }, (_, at) => String(at + 15)), '64 and over']
  const rates = plans.flatMap((plan, at) =>
    ([1, 2, 3] as const).flatMap((area) =>
      ages.map((age, ageAt) => {
        const rate = (rateAt21(plan, area, at) * (ageCurve[ageAt] ?? 0)) / 1000
        return `2026,AK,${plan.slice(0, 5)},HIOS,2026-04-14,2026-01-01,2026-12-31,${plan},Rating Area ${area},No Preference,${age},${rate.toFixed(2)},,,,,,,,`
      }),
    ),
  )
  writeFileSync(join(folder, 'Rate_PUF.csv'), `${[rateHeader.join(','), ...rates].join('\n')}\n`)
  const counties = (await Promise.all((await knownZips()).map(countiesOf))).flat().filter(({ state }) => state === 'AK')
  const zips = counties.map(({ zipcode, fips }) => `${zipcode},${Number(fips)},AK`)
  writeFileSync(join(folder, 'slcsp-county-zip.csv'), `${['Zip Code,FIPS,State', ...zips].join('\n')}\n`)
  const header =
    'State Code,FIPS County Code,Plan ID (Standard Component),Rating Area,Customer Service Phone Number Toll Free,Customer Service Phone Number TTY,Network URL '
  writeFileSync(join(folder, 'landscape.csv'), `${header}\nAK,2020,38344AK1060002,Rating Area 1,1-800-555-0150,711,\n`)
}
