import { expect, it } from 'vitest'

import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { userDays } from '#domain/account/user-days.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'

const at = {
  today: { year: 2026, month: 11, day: 26 },
  expected: { start: { year: 2026, month: 12, day: 1 }, enrollBy: { year: 2026, month: 11, day: 30 } },
  changes: [{ id: 'moved', day: { year: 2026, month: 11, day: 20 } }],
  lastDay: null,
  canStart: true,
} as const

// Proves Q-153, F-78 and F-97.
it('the days of a user follow from the quoted year, the start and the births that the profile has', () => {
  const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61_200 }
  const quotedPrice = quotedPriceOf(chosen, { criteria: criteria({ planYear: 2026 }) })
  const user = {
    ...verifiedLead(),
    planApiId: quotedPrice.planApiId,
    monthlyPriceCents: quotedPrice.priceCents,
    isApplyingForCoverage: true,
    record: { saved: { firstName: 'Ana', dob: '2000-12-20' } },
    relatives: [],
  }
  expect(userDays(user, at)).toEqual({ days: [], names: [] })
  const { days, names } = userDays({ ...user, quotedPrice }, at)
  expect(days.map(({ id }) => id)).toEqual([
    'enrollBy',
    'firstPremium',
    'chooseBy',
    'turns26',
    'planEnds',
    'lifeChange',
  ])
  expect(names).toEqual(['Ana'])
  const free = userDays({ ...user, quotedPrice: { ...quotedPrice, billCents: 0 } }, at)
  expect(free.days.map(({ id }) => id)).not.toContain('firstPremium')
  const medicareAt = { ...user, quotedPrice, record: { saved: { firstName: 'Ana', dob: '1961-12-20' } } }
  const ids = (canStart: boolean) => userDays(medicareAt, { ...at, canStart }).days.map(({ id }) => id)
  expect(ids(true)).toContain('chooseBy')
  expect(ids(false)).toEqual(['turns65'])
  const unnamed = { ...user, quotedPrice, record: { saved: { dob: '2000-12-20' } } }
  expect(userDays(unnamed, at).names).toEqual([])
})
