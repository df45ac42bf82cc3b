import { screen } from '@testing-library/react'
import { http } from 'msw'
import { beforeAll, expect, it, vi } from 'vitest'

import { endpoints } from '#api/endpoints.ts'
import type { PlanSearchRequest } from '#api/marketplace-request.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
})

const slow = { timeout: 20_000 }
const show = (change: Parameters<typeof criteria>[0]) => {
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ criteria: criteria(change) }) })
}
const alone = { householdMembers: [applicant('primary', 40)] }

// Proves Q-54.
it('tells an income below the minimum of Medicaid above the plans, which stay', async () => {
  show({ ...alone, income: 9_000 })
  await screen.findByText(/An income of \$9,000 for 1 person is below \$15,650 a year/, undefined, slow)
  expect((await screen.findAllByRole('article', undefined, slow)).length).toBeGreaterThan(1)
})

it('tells households above 14 people too, whom no dialog stops', async () => {
  const children = Array.from({ length: 14 }, () => applicant('dependent', 9))
  show({ householdMembers: [...alone.householdMembers, ...children], income: 0 })
  await screen.findByText(/An income of \$0 for 15 people is below \$92,650 a year/, undefined, slow)
})

it('sends the credit along with the pages after the first', async () => {
  const bodies: PlanSearchRequest[] = []
  server.use(
    http.post(`*${endpoints.planSearch()}`, async ({ request }) => {
      bodies.push((await request.clone().json()) as PlanSearchRequest)
    }),
  )
  show({ ...alone, income: 30_000 })
  await screen.findAllByRole('article', undefined, slow)
  await vi.waitFor(() => {
    expect(bodies.some((body) => (body.aptc_override ?? 0) > 0)).toBe(true)
  }, slow)
  const sent = new Set(bodies.flatMap((body) => body.aptc_override ?? []))
  expect(sent.size).toBe(1)
})
