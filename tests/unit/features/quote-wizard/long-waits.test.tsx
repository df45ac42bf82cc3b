import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft, zipTyped } from '#domain/quote/draft.ts'
import { laterSteps } from '#features/quote-wizard/location-step.tsx'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { calls } from '#features/quote-wizard/wizard.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { startRetryWait } from '#lib/retry-wait.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

const failures = fixedT('en', 'call-failures')
const home = fixedT('en', 'location')
const answered = draftOfCriteria(criteria(), emptyDraft)
const unverified = { ...answered, location: zipTyped(emptyDraft.location, answered.location.zip) }
const button = (name: string) => screen.findByRole('button', { name })

let endWait: () => void
beforeAll(async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'call-failures')
  await Promise.all([calls.load(), laterSteps.load()])
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  act(() => {
    endWait()
  })
})

it.each([
  ['location', unverified, 'timeout:zipLookup', 'locationFields.verify'],
  ['income', answered, 'timeout:povertyLevel', 'wizardCard.next'],
] as const)(
  'at the %s step the seconds of a busy service count down, and the wait can be ended',
  async (step, draft, scenario, press) => {
    server.use(...scenariosFrom(scenario))
    mount(<QuoteHome clock={clock} leave={vi.fn()} log={vi.fn()} />, {
      session: { phase: 'quote', draft, step, results: null },
    })
    fireEvent.click(await button(home(press)))
    act(() => {
      endWait = startRetryWait(7)
    })
    const sentence = failures('slowNotice.countdown', { count: 7 })
    expect((await screen.findByText('7')).parentElement?.textContent).toBe(sentence)
    fireEvent.click(await button(home('slowNotice.cancel')))
    await waitFor(() => {
      expect(screen.queryByText('7')).toBeNull()
    })
  },
)
