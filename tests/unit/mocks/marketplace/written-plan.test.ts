import { expect, it, vi } from 'vitest'

import { searchPlans } from '#mocks/marketplace/search.ts'
import { answerJson, writtenPlan } from '#mocks/marketplace/written-plan.ts'

const [plan] = searchPlans({
  household: { income: 40_000, people: [{ age: 40, aptc_eligible: true }] },
  place: { zipcode: '33139', countyfips: '12086', state: 'FL' },
  year: 2026,
}).plans
if (plan === undefined) throw new RangeError('The place has no plan')
const { deductibles, moops, benefits, sbcs, benefits_url, brochure_url, formulary_url, ...changing } = plan
const part = { deductibles, moops, benefits, ...(sbcs && { sbcs }), benefits_url, brochure_url, formulary_url }
const rest = new TextEncoder().encode(JSON.stringify(part))

const textOf = (json: string | Uint8Array) => (typeof json === 'string' ? json : new TextDecoder().decode(json))

// Proves P-117.
it.each([
  [
    'a list',
    (one: object) => ({ total: 2, plans: [one, one], facet_groups: [{ name: 'types', facets: [] }], none: undefined }),
  ],
  ['one plan', (one: object) => ({ plan: one, rate_area: { area: 1 } })],
])('an answer with %s is the same whether its plans are written anew or copied', (_, answerOf) => {
  const copied = writtenPlan(changing, rest)
  const parse = vi.spyOn(JSON, 'parse')
  const json = answerJson(answerOf(copied))
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  expect(json).toBeInstanceOf(Uint8Array)
  expect(JSON.parse(textOf(json))).toEqual(JSON.parse(textOf(answerJson(answerOf(plan)))))
})

it('a copied plan can be read like any other', () => {
  expect({ ...writtenPlan(changing, rest) }).toEqual(plan)
  expect(JSON.parse(JSON.stringify(writtenPlan(changing, rest)))).toEqual(JSON.parse(JSON.stringify(plan)))
})
