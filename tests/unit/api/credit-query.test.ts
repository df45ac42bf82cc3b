import { expect, it } from 'vitest'

import { creditQuery, knownCreditCents } from '#api/credit-query.ts'
import { createQueryClient } from '#api/queries.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'

const estimate = { monthlyCreditCents: 44_808, csr: null, people: [] }

/** A cache in which the calls of a household with $31,300 have been answered. */
function answered(fplPercent: number, forceZeroSubsidy = false) {
  const client = createQueryClient()
  const query = creditQuery(criteria({ income: 31_300, forceZeroSubsidy }))
  client.setQueryData(query.poverty.queryKey, fplPercent)
  client.setQueryData(query.benchmark.queryKey, 50_000)
  client.setQueryData(query.estimate.queryKey, estimate)
  return { client, query }
}

// Proves.
it.each([
  ['the benchmark below 225 percent', 200, 32_700],
  ['the estimate from 225 percent on', 225, 44_808],
])('a credit comes from %s, on the page and for the later pages of the search', async (_source, fplPercent, cents) => {
  const { client, query } = answered(fplPercent)
  const answers = { fplPercent, benchmarkCents: 50_000, estimateCents: 44_808 }
  expect(query.workingOf(answers)?.creditCents).toBe(cents)
  expect(query.workingOf({ fplPercent })).toBeNull()
  expect(await knownCreditCents(client, query)).toBe(cents)
})

it('a forgone credit is 0 and comes from no call', async () => {
  const { client, query } = answered(200, true)
  expect(query.sourceAt(200)).toBeNull()
  expect(await knownCreditCents(client, query)).toBe(0)
})

it('a call that has failed is not made again for the later pages', async () => {
  const { client, query } = answered(200)
  await client
    .query({ ...query.benchmark, staleTime: 0, queryFn: () => Promise.reject(new Error('refused')) })
    .catch(() => undefined)
  expect(await knownCreditCents(client, query)).toBeNull()
})
