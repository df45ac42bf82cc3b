import { act, configure, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import type * as Site from '#config/site.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 10_000 })

// The settings of the tests pin a year.
vi.mock('#config/site.ts', async (load) => {
  const { site } = await load<typeof Site>()
  return { site: { ...site, planYear: 'auto', planYears: [2026, 2027] } }
})

const t = fixedT('en', 'quote-steps')
const home = fixedT('en', 'location')
const session = { phase: 'quote', draft: emptyDraft, step: 'location', results: null } as const

beforeEach(async () => {
  await loadNamespaces('common', 'location', 'quote-steps')
  await changeLanguage('en')
})

/** The notice is loaded on demand. */
const showOn = (day: string) =>
  act(() => {
    mount(<QuoteHome clock={fixedClock(day)} />, { session })
    return Promise.resolve()
  })

// Proves Q-170.
it('on November 1 of the last known year, that year can still be quoted', async () => {
  await showOn('2027-11-01T15:00:00Z')
  expect(await screen.findByRole('heading', { name: t('unlistedYear.title', { year: 2028 }) })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t('unlistedYear.still', { year: 2027 }) }))
  expect(await screen.findByRole('textbox', { name: home('locationFields.zip') })).toBeTruthy()
})

it('in December no plan of that year can start, and nothing is offered', async () => {
  await showOn('2027-12-01T15:00:00Z')
  expect(await screen.findByRole('heading', { name: t('unlistedYear.title', { year: 2028 }) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('unlistedYear.still', { year: 2027 }) })).toBeNull()
})
