import 'fake-indexeddb/auto'

import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { formatLongDate } from '#i18n/format.ts'
import { languages } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import type * as handovers from '#state/use-handover.ts'
import { aloneOnDevice, mount } from '#tests/promises/mounting.tsx'

const quote = vi.hoisted(() => ({ current: null as unknown }))
vi.mock('#state/use-handover.ts', async (original) => ({
  ...(await original<typeof handovers>()),
  usePlanHandover: () => quote.current,
}))
// jsdom draws nothing.
vi.mock('#components/application/signature-field/signature-field.tsx', () => ({ SignatureField: () => <canvas /> }))

beforeAll(() => loadNamespaces(...allNamespaces))

const open = (user = verifiedLead(), handed: QuoteHandover | null = null) => {
  const draft = { application: applicationOf(user), place: startOf('consent'), revision: 0 }
  mount(
    <ApplicationScreen
      {...aloneOnDevice()}
      {...{ user, facts: quoteFacts(user), draft, handover: handed, onLeave: vi.fn() }}
    />,
    {
      user,
    },
  )
}

// Proves F-108.
it.each(languages)(
  'the step of the signature says when coverage can start, before the signature, in %s',
  async (language) => {
    await changeLanguage(language)
    quote.current = handover({ criteria: criteria({ planYear: 2027 }), lifeChanges: null })
    open()
    const start = formatLongDate({ year: 2027, month: 1, day: 1 }, language)
    const enrollBy = formatLongDate({ year: 2026, month: 12, day: 15 }, language)
    const said = fixedT(language, 'plans')('startLine.value', { start, enrollBy }).replaceAll(/<\/?b>/g, '')
    const line = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === said)
    const signature = document.querySelector('canvas')
    expect(signature && line.compareDocumentPosition(signature)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

// Proves F-108 and A-95.
it('the step of the signature says it on a device that has found the quote again', async () => {
  await changeLanguage('en')
  quote.current = null
  const { planApiId, monthlyPriceCents } = verifiedLead()
  const quotedPrice = {
    planApiId: planApiId ?? '',
    priceCents: monthlyPriceCents ?? 0,
    premiumCents: 50_840,
    billCents: 9_640,
  }
  open(verifiedLead({ quotedPrice: { ...quotedPrice, planYear: 2027 } }))
  expect(document.body.textContent).toContain(formatLongDate({ year: 2027, month: 1, day: 1 }, 'en'))
})

// Proves P-89.
it('the price and what it rests on stand before the signature', async () => {
  await changeLanguage('en')
  const handed = handover({ criteria: criteria({ planYear: 2027 }) })
  open(verifiedLead({ planApiId: handed.plan.id }), handed)
  const t = fixedT('en', 'plans')
  const signature = document.querySelector('canvas')
  for (const said of [screen.getByText(t('outcome.chip.estimated')), ...screen.getAllByText(t('planPrice.unit'))])
    expect(signature && said.compareDocumentPosition(signature)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('nothing is said of a start where the device does not know the quote', async () => {
  await changeLanguage('en')
  quote.current = null
  open()
  expect(document.querySelector('canvas')).toBeTruthy()
  expect(document.body.textContent).not.toContain(formatLongDate({ year: 2026, month: 12, day: 15 }, 'en'))
})
