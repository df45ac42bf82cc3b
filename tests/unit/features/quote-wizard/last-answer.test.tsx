import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { siteQueries } from '#api/site-queries.ts'
import { earlySearch } from '#features/quote-wizard/use-last-answer.ts'
import { laterSteps } from '#features/quote-wizard/location-step.tsx'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { calls } from '#features/quote-wizard/wizard.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { fakeQuoteService } from '#tests/promises/fake-quote-service.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'
import { familyDraft } from '#tests/unit/domain/quote/sample-quote.ts'

// Runs apart: it replaces the network and uses the site's own cache.
const t = fixedT('en', 'quote-steps')

beforeAll(async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'call-failures')
  await Promise.all([calls.load(), laterSteps.load(), earlySearch.load()])
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  siteQueries.clear()
  vi.unstubAllGlobals()
})

function open() {
  const service = fakeQuoteService()
  const leave = vi.fn()
  mount(<QuoteHome clock={clock} leave={leave} log={vi.fn()} />, {
    session: { phase: 'quote', draft: familyDraft, step: 'coverage', results: null },
  })
  return { ...service, leave }
}
const asked = (service: ReturnType<typeof open>, kind: string) => service.calls.filter((call) => call.kind === kind)

// Proves.
it('No sends the notice and leaves the question without waiting for the reply', async () => {
  const service = open()
  fireEvent.click(await screen.findByRole('button', { name: t('coverageQuestion.no') }))
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: t('coverageQuestion.no') })).toBeNull()
  })
  expect(asked(service, 'notice').map((call) => call.isOpen())).toEqual([true])
})

it('Yes waits for the reply, and leaves for the partner with it', async () => {
  const service = open()
  fireEvent.click(await screen.findByRole('button', { name: t('coverageQuestion.yes') }))
  await waitFor(() => {
    expect(asked(service, 'notice')).toHaveLength(1)
  })
  expect(service.leave).not.toHaveBeenCalled()
  await act(async () => {
    asked(service, 'notice')[0]?.answer()
    await Promise.resolve()
  })
  await waitFor(() => {
    expect(service.leave).toHaveBeenCalledTimes(1)
  })
})

// Proves.
it('the open question asks for the first results without a notice, and Previous cancels what is under way', async () => {
  const service = open()
  await waitFor(() => {
    expect(asked(service, 'povertyLevel')).toHaveLength(1)
  })
  await act(async () => {
    asked(service, 'povertyLevel')[0]?.answer()
    await Promise.resolve()
  })
  await waitFor(() => {
    expect(asked(service, 'search')).toHaveLength(2)
  })
  expect(asked(service, 'notice')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: fixedT('en', 'location')('wizardCard.previous') }))
  await waitFor(() => {
    expect(asked(service, 'search').every((call) => call.isAborted())).toBe(true)
  })
})
