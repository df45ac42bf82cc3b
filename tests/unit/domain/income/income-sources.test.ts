import { expect, it } from 'vitest'

import { type IncomeSource, mainIncomeSources, otherIncomeSources } from '#domain/application/answer-choices.ts'
import { type EstimatedSource, incomeSources } from '#domain/income/estimator.ts'

/** The estimator's source of each source of the application: the two lists differ, and neither may grow alone. */
const quotedAs: Readonly<Record<IncomeSource, EstimatedSource>> = {
  employed: 'wages',
  selfEmployed: 'selfEmployment',
  unemployment: 'unemployment',
  other: 'other',
  investment: 'investment',
  retirement: 'retirement',
  socialSecurity: 'socialSecurity',
  ssdi: 'socialSecurity',
  rentals: 'other',
}

// Proves Q-42 and F-41.
it.each(incomeSources)('the application asks for the source %s of the estimator too', (source) => {
  const file = 'src/domain/application/application.ts'
  expect(Object.values(quotedAs), `${file} has no source for it in otherIncomeSources`).toContain(source)
})

it('the application lists each of its sources once', () => {
  expect([...mainIncomeSources, ...otherIncomeSources].toSorted()).toEqual(Object.keys(quotedAs).toSorted())
})
