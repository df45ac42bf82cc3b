import 'fake-indexeddb/auto'

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { CarePart } from '#features/plan-results/care-part.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'

import { withoutList } from './care-setup.tsx'

beforeAll(async () => {
  await loadNamespaces('common', 'care', 'take-along')
  await changeLanguage('en')
  await withoutList()
})

// Proves P-78.
it('a service without the search is asked once, and names are typed by hand', async () => {
  const asked = vi.fn()
  server.use(...scenario('not-found', 'providers'))
  server.events.on('request:start', asked)
  const t = fixedT('en', 'care')
  render(<CarePart open onClose={vi.fn()} onDoctorsChange={vi.fn()} zipCode="33133" />)
  const field = await screen.findByRole('combobox', { name: t('section.doctorLabel') }, { timeout: 10_000 })
  fireEvent.change(field, { target: { value: 'ruiz' } })
  await waitFor(() => {
    expect(screen.getAllByText(t('section.manual')).length).toBeGreaterThan(0)
  })
  fireEvent.change(field, { target: { value: 'ruiz elena' } })
  await new Promise((resume) => setTimeout(resume, 400))
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.queryByText(t('section.failed'))).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: t('section.addName', { name: 'ruiz elena' }) }))
  expect(await screen.findByText(t('section.typed'))).toBeInstanceOf(HTMLElement)
}, 20_000)
