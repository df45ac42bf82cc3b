import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { LanguagesSwitch } from '#components/words/languages-switch.tsx'
import { TermLabel } from '#components/words/term-label.tsx'
import { WordsProvider } from '#features/plan-results/words-provider.tsx'
import type * as texts from '#i18n/both-languages.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'

vi.mock('#i18n/both-languages.ts', async (original) => {
  const actual = await original<typeof texts>()
  return { ...actual, loadInBothLanguages: vi.fn(actual.loadInBothLanguages) }
})

beforeAll(async () => {
  await changeLanguage('en')
  await loadNamespaces('plans', 'common')
})
beforeEach(() => {
  sessionStorage.clear()
})

function show() {
  return render(
    <WordsProvider>
      <LanguagesSwitch />
      <dl>
        <dt>
          <TermLabel text={(of) => of('plans')('planCosts.deductible')} term={{ id: 'deductible' }} />
        </dt>
      </dl>
    </WordsProvider>,
  )
}
const toggle = () => screen.getByRole('switch', { name: fixedT('en', 'plans')('languagesSwitch.label') })

// Proves C-77.
it('shows both languages, and the tab remembers it', async () => {
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
  vi.mocked(loadInBothLanguages).mockRejectedValue(new Error('offline'))
  show()
  fireEvent.click(toggle())
  const failed = fixedT('en', 'plans')('languagesSwitch.failed')
  expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
  expect((toggle() as HTMLInputElement).checked).toBe(false)
  // A term whose meaning can't be loaded is a plain word (C-72).
  await waitFor(() => {
    expect(screen.getByText('Deductible').closest('button')).toBeNull()
  })
})
