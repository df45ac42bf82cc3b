import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { SearchEditorForm } from '#features/plan-results/search-editor-form.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 10_000 })

const t = fixedT('es', 'plans')
const home = fixedT('es', 'location')
const common = fixedT('es', 'common')
const zip = () => screen.getByLabelText<HTMLInputElement>(t('searchEditor.zip'))
const type = (text: string) => fireEvent.change(zip(), { target: { value: text } })
const summary = () => screen.queryByRole('group', { name: common('errorSummary.title', { count: 1 }) })
const update = () => {
  const form = zip().closest('form')
  if (form) fireEvent.submit(form)
}

beforeEach(async () => {
  await loadNamespaces('common', 'location', 'plans', 'quote-steps', 'household', 'call-failures')
  await changeLanguage('es')
  mount(<SearchEditorForm criteria={criteria()} isLoading={false} onDirtyChange={vi.fn()} onUpdate={vi.fn()} />)
})

it('says once, at the field, that a ZIP has no county', async () => {
  type('00000')
  await waitFor(() => {
    expect(zip().getAttribute('aria-invalid')).toBe('true')
  })
  update()
  expect(screen.getAllByText(home('issues.zip.notFound'), { selector: 'span' })).toHaveLength(1)
  expect(screen.queryByText(home('issues.county.required'))).toBeNull()
  expect(summary()).toBeNull()
})

// Proves P-56.
it('counts no lookup under way as a problem', () => {
  type('33139')
  update()
  expect(screen.getAllByText(home('issues.zip.verifying')).length).toBeGreaterThan(0)
  expect(zip().getAttribute('aria-invalid')).toBeNull()
  expect(summary()).toBeNull()
})
