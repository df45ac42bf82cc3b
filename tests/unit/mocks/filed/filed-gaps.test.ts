import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { importPlans } from '#mocks/filed/import-plans.ts'
import { landscapeHeader, rateHeader } from '#mocks/filed/invented/file-headers.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { inventedPlans, sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { oddRates } from '#mocks/filed/invented/odd-rows.ts'
import { landscapeRows } from '#mocks/filed/invented/place-rows.ts'
import { rateRows } from '#mocks/filed/invented/plan-rows.ts'
import { writeCsv } from '#mocks/filed/invented/write-files.ts'
import { PlansProblem } from '#mocks/filed/plans-problem.ts'
import { currentStore } from '#mocks/filed/store-in-use.ts'
import { refuseSmaller } from '#mocks/filed/whole-files.ts'

const root = mkdtempSync(join(tmpdir(), 'filed-gaps-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

// Every file is a CSV file here, so that each can be cut at the end of a line.
const size = { ...sampleSize, states: ['AL', 'FL', 'TX'], plans: 4, benefits: 8 }
const good = join(root, 'good')
const stores = join(root, 'stores')
await inventFiles(good, size)
for (const name of ['Rate_PUF.zip', 'individual_market_medical_landscape.xlsx', 'invented.txt'])
  rmSync(join(good, name))
const everyPlan = size.states.flatMap((state) => inventedPlans(size, state))
await writeCsv(join(good, 'Rate_PUF.csv'), rateHeader, [
  ...everyPlan.flatMap((plan) => [...rateRows(plan, size)]),
  ...oddRates(size),
])
await writeCsv(join(good, 'landscape.csv'), landscapeHeader, landscapeRows(size))
const imported = await importPlans(good, { root: stores, smaller: true })

/** Imports a copy of the good files of which one keeps only a part of its lines, and returns the sentence of the refusal. */
async function sentenceOf(name: string, part: number, smaller = false): Promise<string> {
  const folder = join(root, `${name} ${part}`)
  cpSync(good, folder, { recursive: true })
  const lines = readFileSync(join(folder, name), 'utf8').split(/(?<=\n)(?=2026,|\d{5},|[A-Z]{2},)/)
  writeFileSync(join(folder, name), lines.slice(0, Math.max(1, Math.floor(lines.length * part))).join(''))
  try {
    await importPlans(folder, { root: stores, smaller })
    return ''
  } catch (error) {
    if (error instanceof PlansProblem) return error.message
    throw error
  }
}

const isUnchanged = () => {
  expect(currentStore(stores, 2026)?.folder).toBe(imported.folder)
  expect(readdirSync(stores)).toEqual(['2026'])
}

const names = readdirSync(good).toSorted()
const after = ', as after a stopped download: download it again, or import what it has with --smaller.'

// Proves Q-164.
describe('an import never replaces a good one by', () => {
  it.each(names)('a header alone: %s', async (name) => {
    // Not even an option takes nothing.
    for (const smaller of [false, true])
      expect(await sentenceOf(name, 0, smaller)).toBe(`${name} has a header and no row below it: download it again.`)
    isUnchanged()
  })

  it.each([
    ['Benefits_Cost_Sharing_PUF.csv', `lacks benefits of 19 of 41 plans${after}`],
    ['Plan_Attributes_PUF.csv', `lacks 17 of 40 plans that have rates${after}`],
    ['Rate_PUF.csv', `has no rates for 17 of 41 plans${after}`],
    ['Service_Area_PUF.csv', `has no service area for 5 of 41 plans${after}`],
    ['landscape.csv', `has no rating area for 155 of 388 counties${after}`],
    ['slcsp-county-zip-reference.csv', `has no ZIP code for 187 of 388 counties${after}`],
  ])('a file that is cut at the end of a line: %s', async (name, sentence) => {
    expect(await sentenceOf(name, 0.6)).toBe(`${name} ${sentence}`)
    isUnchanged()
  })

  it('files of which nothing can be sold', async () => {
    const folder = join(root, 'elsewhere')
    cpSync(good, folder, { recursive: true })
    writeFileSync(join(folder, 'slcsp-county-zip-reference.csv'), 'Zip Code,FIPS\n99501,2020\n')
    await expect(importPlans(folder, { root: stores, smaller: true })).rejects.toThrow(
      'No plan of these files can be sold, for their ZIP codes lie in other states.',
    )
    isUnchanged()
  })
})

// Proves Q-164.
describe('an import that holds much less than the one in use', () => {
  const fewer = { ...size, plans: 3 }
  const folder = join(root, 'fewer')

  it('is refused, and taken with --smaller', async () => {
    await inventFiles(folder, fewer)
    await expect(importPlans(folder, { root: stores })).rejects.toThrow(
      /^These files have 29 plans, and the import in use has 38: it stays in use, unless you import them with --smaller\.$/,
    )
    isUnchanged()
    const { record } = await importPlans(folder, { root: stores, smaller: true })
    expect(currentStore(stores, 2026)?.record).toEqual(record)
  })

  it('is told by its rates too, when more than a fifth is gone', () => {
    const before = { plans: 100, rows: 1000, invented: false }
    const next = (plans: number, rows: number) => () => {
      refuseSmaller({ plans, rows, invented: false }, before)
    }
    expect(next(80, 800)).not.toThrow()
    expect(next(79, 1000)).toThrow(/79 plans/)
    expect(next(100, 799)).toThrow(/799 rows of rates/)
  })

  it('is no sample in the place of real files; real files may take the place of a sample', () => {
    const [real, sample] = [false, true].map((invented) => ({ plans: 100, rows: 100, invented }))
    if (!real || !sample) throw new RangeError('No imports')
    expect(() => {
      refuseSmaller(sample, real)
    }).toThrow(/^These files are the invented sample/)
    expect(() => {
      refuseSmaller({ ...real, plans: 1, rows: 1 }, sample)
    }).not.toThrow()
  })
})
