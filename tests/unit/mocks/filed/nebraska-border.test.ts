import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { placeRefusal } from '#mocks/handlers/quote-handlers.ts'
import { filedMarket } from '#mocks/filed/filed-market.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { landscapeHeader } from '#mocks/filed/invented/file-headers.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { inventedAreaOf, sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { landscapeRows } from '#mocks/filed/invented/place-rows.ts'
import { writeCsv } from '#mocks/filed/invented/write-files.ts'
import { openStore } from '#mocks/filed/plan-store.ts'
import { benchmark } from '#mocks/marketplace/credit.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'

const root = mkdtempSync(join(tmpdir(), 'nebraska-border-'))
const size = { ...sampleSize, states: ['NE'], plans: 4, benefits: 4 }

/** The market of Nebraska, whose Pawnee County has two rating areas in the Landscape, and whose Thayer County has none. */
async function nebraska() {
  const files = join(root, 'files')
  await inventFiles(files, size)
  rmSync(join(files, 'individual_market_medical_landscape.xlsx'))
  const rows = [...landscapeRows(size)]
  const like = rows.find((row) => row['FIPS County Code'] === '31133') ?? {}
  const second = inventedAreaOf(size, 'NE', '31133') === 1 ? 2 : 1
  await writeCsv(join(files, 'landscape.csv'), landscapeHeader, [
    ...rows.map((row) => (row['FIPS County Code'] === '31169' ? { ...row, 'Rating Area': '' } : row)),
    { ...like, 'Rating Area': `Rating Area ${second}` },
  ])
  const { folder, record } = await importPlans(files, { root: join(root, 'store') })
  return { store: openStore(folder, record), record }
}

const { store, record } = await nebraska()
const market = filedMarket(store)
afterAll(() => {
  store.close()
  rmSync(root, { recursive: true, force: true })
})

const askAt = (zipcode: string, countyfips: string) => ({
  household: { income: 40_000, people: [{ age: 40, aptc_eligible: true }] },
  place: { zipcode, countyfips, state: 'NE' },
  year: 2026,
})

// Proves Q-167.
describe('a ZIP code of a neighbor state that reaches into Nebraska', () => {
  it.each([
    ['51557', '31021'],
    ['57735', '31165'],
    ['80737', '31049'],
    ['82082', '31007'],
    ['82082', '31105'],
  ])('has the rating area of its county: %s, %s', (zip, fips) => {
    const question = askAt(zip, fips)
    expect(placeRefusal(question, market)).toBeUndefined()
    expect(market.saleAt(question)?.ratingArea).toEqual({ state: 'NE', area: inventedAreaOf(size, 'NE', fips) })
    expect(searchPlans(question, market).total).toBeGreaterThan(0)
    expect(benchmark(question, market)?.premiumCents).toBeGreaterThan(0)
  })

  it.each([
    ['two areas', '66541', '31133'],
    ['no area', '66955', '31169'],
  ])('is refused in the official code where the Landscape gives its county %s', (_, zip, fips) => {
    expect(placeRefusal(askAt(zip, fips), market)).toMatchObject({
      status: 404,
      body: {
        code: '1017',
        message: 'For this ZIP code in this county no price can be worked out: its rating area is not known.',
      },
      spanishBody: {
        message:
          'Para este código postal en este condado no se puede calcular ningún precio: no se conoce su área de tarifas.',
      },
    })
  })
})

// Proves Q-167.
describe('a ZIP code of Nebraska', () => {
  it.each([
    ['68420', '31133', 2],
    ['68370', '31169', 2],
    ['68045', '31021', 1],
  ])('has the area of its first three digits, whatever the Landscape gives its county: %s', (zip, fips, area) => {
    expect(market.saleAt(askAt(zip, fips))?.ratingArea).toEqual({ state: 'NE', area })
  })

  it('and its counties are no fault of the files', () => {
    expect(record.leftOut.map(({ reason }) => reason).filter((reason) => reason.includes('rating area'))).toEqual([])
  })

  it('of a state that the files lack is refused as such, and not as a marketplace of its own', () => {
    const wyoming = { place: { state: 'WY', countyfips: '56021', zipcode: '82001' }, year: market.onlyYear ?? 0 }
    expect(placeRefusal(wyoming, market)).toMatchObject({
      body: { code: '1017', message: 'Among the plans here there is none of WY.' },
    })
    const own = { place: { state: 'NY', countyfips: '36061', zipcode: '10001' }, year: market.onlyYear ?? 0 }
    expect(placeRefusal(own, market)).toMatchObject({ body: { message: 'state is not a valid marketplace state' } })
  })
})
