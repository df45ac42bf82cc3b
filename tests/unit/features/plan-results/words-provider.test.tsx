import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import type * as texts from '#i18n/both-languages.ts'

vi.mock('#i18n/both-languages.ts', async (original) => {
  const actual = await original<typeof texts>()
  return { ...actual, loadInBothLanguages: vi.fn(actual.loadInBothLanguages) }
})

// The meanings are fetched once for all pages, when the browser is idle: each test has modules of its own.
beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})

async function open() {
  const { loadInBothLanguages } = await import('#i18n/both-languages.ts')
  const { changeLanguage, fixedT, loadNamespaces } = await import('#i18n/i18n.ts')
  const { LanguagesSwitch } = await import('#components/words/languages-switch.tsx')
  const { TermLabel } = await import('#components/words/term-label.tsx')
  const { WordsProvider } = await import('#features/plan-results/words-provider.tsx')
  await changeLanguage('en')
  await loadNamespaces('plans', 'common')
  const t = fixedT('en', 'plans')
  return {
    t,
    loadInBothLanguages: vi.mocked(loadInBothLanguages),
    show: () =>
      render(
        <WordsProvider>
          <LanguagesSwitch />
          <dl>
            <dt>
              <TermLabel text={(of) => of('plans')('planCosts.deductible')} term={{ id: 'deductible' }} />
            </dt>
          </dl>
        </WordsProvider>,
      ),
    toggle: () => screen.getByRole<HTMLInputElement>('switch', { name: t('languagesSwitch.label') }),
  }
}

// Proves C-77.
it('shows both languages, and the tab remembers it', async () => {
  const { show, toggle } = await open()
  const { unmount } = show()
  expect(screen.queryByText('Deducible')).toBeNull()
  fireEvent.click(toggle())
  expect((await screen.findByText('Deducible')).getAttribute('lang')).toBe('es')
  unmount()
  show()
  expect(await screen.findByText('Deducible')).not.toBeNull()
  fireEvent.click(toggle())
  expect(screen.queryByText('Deducible')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('says that the other words could not be loaded, and goes back', async () => {
  const { t, loadInBothLanguages, show, toggle } = await open()
  loadInBothLanguages.mockRejectedValue(new Error('offline'))
  show()
  fireEvent.click(toggle())
  expect((await screen.findAllByText(t('languagesSwitch.failed'))).length).toBeGreaterThan(0)
  expect(toggle().checked).toBe(false)
  // A term whose meaning can't be loaded is a plain word (C-72).
  await waitFor(() => {
    expect(screen.getByText('Deductible').closest('button')).toBeNull()
  })
})
