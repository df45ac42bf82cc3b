import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { emptyDraft } from '#domain/quote/draft.ts'
import { calls } from '#features/quote-wizard/wizard.ts'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 10_000 })

const t = fixedT('es', 'location')
const common = fixedT('es', 'common')
const zip = () => screen.getByLabelText<HTMLInputElement>(t('locationFields.zip'))
const type = (text: string) => fireEvent.change(zip(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'call-failures')
  await changeLanguage('es')
  mount(<QuoteHome clock={clock} />, {
    session: { phase: 'quote', draft: emptyDraft, step: 'location', results: null },
  })
})

// Proves Q-15.
it('Next without Verify names the county that it took at the next question', async () => {
  type('33139')
  press(t('wizardCard.next'))
  expect(await screen.findByRole('heading', { name: t('wizardSteps.household.heading') })).toBeTruthy()
  const line = t('locationFields.confirmed', { zip: '33139', county: 'Miami-Dade County', state: 'FL' })
  // The county's name is marked as English, in a separate element within the line.
  const isLine = (_: string, element: Element | null) => element?.textContent === line
  expect(await screen.findByText(isLine, { selector: '[role=status]' })).toBeTruthy()
  expect(screen.getByText(isLine, { selector: 'p' })).toBeTruthy()
})

it('a refusal ends with what it was about: the next ZIP opens without it', async () => {
  const summary = () => screen.queryByRole('group', { name: common('errorSummary.title', { count: 1 }) })
  type('42223')
  press(t('locationFields.verify'))
  await screen.findByLabelText(t('locationFields.county'))
  press(t('wizardCard.next'))
  expect(summary()).toBeTruthy()
  type('32008')
  expect(summary()).toBeNull()
  press(t('locationFields.verify'))
  await screen.findByLabelText(t('locationFields.county'))
  await waitFor(() => {
    expect(zip().getAttribute('aria-invalid')).toBeNull()
  })
  expect(summary()).toBeNull()
})

it('tells when the calls themselves could not be fetched, and tries again', async () => {
  vi.spyOn(calls, 'load').mockRejectedValueOnce(new Error('offline'))
  type('33139')
  press(t('locationFields.verify'))
  expect(await screen.findByText(t('locationFields.lookupNotLoaded'))).toBeTruthy()
  press(t('locationFields.verify'))
  const line = t('locationFields.confirmed', { zip: '33139', county: 'Miami-Dade County', state: 'FL' })
  expect(await screen.findByText((_, element) => element?.textContent === line, { selector: 'p' })).toBeTruthy()
})

// Proves Q-12.
it('drops the answer to a ZIP that was typed over', async () => {
  const loaded = await calls.load()
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const answered = vi.fn()
  vi.spyOn(calls, 'load').mockResolvedValueOnce({
    ...loaded,
    verifyZip: async (location) => {
      await held
      const verified = await loaded.verifyZip(location, new AbortController().signal)
      answered()
      return verified
    },
  })
  type('42223')
  press(t('locationFields.verify'))
  type('33139')
  await act(async () => {
    answer()
    await vi.waitFor(() => {
      expect(answered).toHaveBeenCalledOnce()
    })
  })
  expect(zip().value).toBe('33139')
  expect(screen.queryByLabelText(t('locationFields.county'))).toBeNull()
})
