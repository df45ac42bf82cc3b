import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { filedMarket } from '#mocks/filed/filed-market.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { openStore } from '#mocks/filed/plan-store.ts'
import type { Market } from '#mocks/marketplace/market.ts'
import { type PlanSearch, searchPlans } from '#mocks/marketplace/search.ts'

const root = mkdtempSync(join(tmpdir(), 'variant-names-'))
const attributes = 'Plan_Attributes_PUF.csv'

/** The market of invented files whose attributes a change has passed over. */
async function marketOf(name: string, change: (text: string) => string): Promise<Market> {
  const files = join(root, name)
  await inventFiles(files, { ...sampleSize, states: ['FL'], issuers: 1, plans: 4, benefits: 4 })
  writeFileSync(join(files, attributes), change(readFileSync(join(files, attributes), 'utf8')))
  const { folder, record } = await importPlans(files, { root: join(root, `${name}-store`), smaller: true })
  return filedMarket(openStore(folder, record))
}

const filed = await marketOf('as filed', (text) => text)
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** The names in the answer of one person of 40 with an income of 60,000, unless the search says otherwise. */
function namesIn(market: Market, search: Partial<PlanSearch> = {}): readonly string[] {
  const question = {
    household: { income: 60_000, people: [{ age: 40, aptc_eligible: true }] },
    place: { zipcode: '33139', countyfips: '12086', state: 'FL' },
    year: 2026,
  }
  return searchPlans({ ...question, ...search }, market)
    .plans.map(({ name }) => name)
    .toSorted()
}

const plain = ['Sample Expanded Bronze 2', 'Sample Gold 4', 'Sample Odd 910', 'Sample Silver 1']
const plus = plain.map((name) => (name.startsWith('Sample Silver') ? `${name} Plus` : name))

// Proves C-90.
describe('the name of a plan', () => {
  it('is that of the variant that the household gets', () => {
    expect(namesIn(filed)).toEqual(plain)
    // 20,000 is 128 percent of the poverty level: the variant of 94 percent.
    expect(namesIn(filed, { household: { income: 20_000, people: [{ age: 40, aptc_eligible: true }] } })).toEqual(plus)
    expect(namesIn(filed, { csr_override: 'CSR94' })).toEqual(plus)
    expect(namesIn(filed, { csr_override: 'CSR87' })).toEqual(plain)
  })

  it('is that of the standard variant without a household', () => {
    const [first] = searchPlans(
      {
        household: { income: 60_000, people: [{ age: 40, aptc_eligible: true }] },
        place: { zipcode: '33139', countyfips: '12086', state: 'FL' },
        year: 2026,
        filter: { metal_levels: ['Silver'] },
      },
      filed,
    ).plans
    const plan = filed.planById(first?.id ?? '', 2026)
    expect(plan?.answer({ premiumCents: 0, essentialCents: 0 }, 0).name).toBe(plan?.name)
    expect(plain).toContain(plan?.name)
  })

  it('is the plan’s own where the files give its variants none', async () => {
    const without = await marketOf('no column', (text) => text.replace('PlanVariantMarketingName', 'Other'))
    expect(namesIn(without, { csr_override: 'CSR94' })).toEqual(plain)
  })

  it('is that of the standard variant where that one differs and the household has no other', async () => {
    const text = (own: string) => own.replaceAll('-01,Sample Silver 1,', '-01,Sample Silver One,')
    const market = await marketOf('standard differs', text)
    const expected = plain.map((name) => (name === 'Sample Silver 1' ? 'Sample Silver One' : name))
    expect(namesIn(market)).toEqual(expected.toSorted())
  })
})
