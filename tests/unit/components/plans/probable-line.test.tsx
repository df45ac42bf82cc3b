import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { useProbableAmounts } from '#components/price-answers/use-second-text.ts'
import { priceAnswersFor } from '#domain/household/price-answers.ts'
import { priceOutcome } from '#domain/subsidy/price-outcome.ts'
import { loadNamespaces } from '#i18n/i18n.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

const members = [applicant('primary', 42), applicant('dependent', 12), applicant('dependent', 8)]

const income = { stateAbbr: 'FL', annualIncome: 38_000 }
const answers = priceAnswersFor(members, null)

beforeAll(() => loadNamespaces('plans'))

// Proves P-111.
it('a line that waits for an amount is about as wide as with it', () => {
  const outcome = priceOutcome({
    members,
    answers,
    year: 2027,
    fplPercent: 138,
    creditCents: 183_300,
    income,
  })
  const basis = {
    outcome: { ...outcome, second: { without: [1, 2], isFullPrice: false } },
    outlook: childrenInChip,
    creditCents: 183_300,
    members,
    answers,
    annualIncome: income.annualIncome,
    year: 2027,
    income,
    csr: 'none',
  } as const
  const lineWith = (cents: number | undefined) =>
    renderHook(() => useProbableAmounts(basis, () => cents)).result.current.lineOf(plan()) ?? ''
  // Nothing is said of it yet.
  expect(lineWith(undefined)).toMatch(/\u2007{3}/)
  expect(lineWith(undefined)).not.toMatch(/–|\$500/)
  const widthOf = (line: string) => line.replaceAll(/<[^>]+>/g, '').length
  expect(Math.abs(widthOf(lineWith(undefined)) - widthOf(lineWith(7855)))).toBeLessThanOrEqual(4)
})
