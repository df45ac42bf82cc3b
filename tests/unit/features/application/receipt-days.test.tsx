import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { SubmittedApplication } from '#features/application/submitted-application.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  // The receipt is in both languages.
  await changeLanguage('es')
  await changeLanguage('en')
})

// Proves Q-153.
it('the receipt lists the days that must not be missed, in both its languages, for a calendar', () => {
  const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61_200 }
  const quotedPrice = quotedPriceOf(chosen, { criteria: criteria({ planYear: 2026 }) })
  const { planApiId, priceCents: monthlyPriceCents } = quotedPrice
  const user = verifiedLead({ planApiId, monthlyPriceCents, quotedPrice, submissionId: 'PU-1' })
  mount(<SubmittedApplication clock={clock} />, { user, path: '/confirmation' })
  const lists = (['es', 'en'] as const).map((language) => {
    const t = fixedT(language, 'price-answers')
    const list = screen.getByRole('region', { name: t('days.title') })
    expect(list.closest('[lang]')?.getAttribute('lang')).toBe(language)
    expect(list.textContent).toContain(formatLongDate({ year: 2026, month: 12, day: 31 }, language))
    expect(screen.getByRole('button', { name: t('days.add') })).toBeTruthy()
    return list
  })
  expect(lists[0]?.compareDocumentPosition(lists[1] ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
