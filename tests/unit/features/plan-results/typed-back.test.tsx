import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 20_000 })

const t = fixedT('es', 'plans')
const heading = () => document.querySelector('h1')

function ageField(): HTMLInputElement {
  const field = document.querySelector('input[id$="members-0-age"]')
  if (!(field instanceof HTMLInputElement)) throw new Error('The editor has no age')
  return field
}

it('an age that is typed back to what it was shows the plans again and keeps the focus', async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  await loadNamespaces(...allNamespaces)
  await changeLanguage('es')
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults() })
  fireEvent.click(await screen.findByRole('button', { name: t('resultsSummary.edit') }))
  const age = await waitFor(() => ageField())
  age.focus()
  const before = age.value
  fireEvent.change(age, { target: { value: `1${before}` } })
  // The page has its heading without the list, too, and the focus can go there.
  expect(heading()?.tabIndex).toBe(-1)
  expect(heading()?.textContent).toBe(t('results.recommendedPlans'))
  expect(screen.getByRole('button', { name: t('updatePrompt.show') })).toBeTruthy()
  fireEvent.change(age, { target: { value: before } })
  expect(screen.queryByRole('button', { name: t('updatePrompt.show') })).toBeNull()
  expect(heading()).not.toBeNull()
  expect(document.activeElement).toBe(age)
}, 40_000)
