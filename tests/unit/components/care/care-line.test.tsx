import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { CareLine } from '#components/care/care-line.tsx'
import { type PlanData, planCareOf } from '#domain/care/plan-care.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { careListOf, clinic, ruiz, typedDoctor } from '#tests/unit/domain/care/sample-care.ts'

const t = fixedT('en', 'care')
const list = careListOf(ruiz, clinic, typedDoctor)
const plan = { planId: '16842FL0320004', year: 2026 }

function lineWith(data: PlanData): string {
  const { container, unmount } = render(<CareLine care={planCareOf(list, plan, data)} />)
  const text = container.textContent
  unmount()
  return text
}

// Proves P-77.
it('a typed name is told apart from what the company does not know, on every card', async () => {
  await loadNamespaces('care')
  const typed = `1 ${t('line.silence.typed', { count: 1 })}`
  const one = `1 ${t('line.silence.noData', { count: 1 })}`
  const answers = (...known: readonly string[]) => ({
    asOf: null,
    answers: new Map(known.map((id) => [id, 'covered'] as const)),
  })
  expect(lineWith(answers(ruiz.id, clinic.id))).toContain(`, ${typed}`)
  expect(lineWith(answers(ruiz.id))).toContain(`, ${typed}, ${one}`)
  expect(lineWith(answers())).toContain(`: ${typed}, 2 ${t('line.silence.noData', { count: 2 })}`)
})
