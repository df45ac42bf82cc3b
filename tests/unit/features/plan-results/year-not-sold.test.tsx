import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { agency } from '#content/agency.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { Language } from '#i18n/language.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { fixedClock } from '#lib/clock.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 10_000 })

const said = 'The plans and prices here are those of 2026. There are none of 2027.'
const refuse = () => HttpResponse.json({ code: '1017', status: '404', message: said }, { status: 404 })

function open(today: string, place: Partial<QuoteCriteria> = {}) {
  mount(<PlanResults clock={fixedClock(today)} onPrint={vi.fn()} />, {
    session: atResults({ criteria: criteria({ planYear: 2027, ...place }) }),
  })
}

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  await loadNamespaces(...allNamespaces)
})

// Proves Q-174.
describe.each<Language>(['en', 'es'])('a year that the service has no plans of (%s)', (language) => {
  const t = fixedT(language, 'plans')
  const errors = fixedT(language, 'call-failures')
  beforeEach(async () => {
    await changeLanguage(language)
    for (const call of ['search', 'slcsp', 'estimates']) server.use(http.post(`*/quoter/${call}`, refuse))
  })

  it('is told in its words, with the phone and the other year, and without another try', async () => {
    open('2026-11-27T15:00:00Z')
    const box = await screen.findByRole('alert')
    expect(box.textContent).toContain(t('notSold.title', { year: 2027 }))
    expect(box.textContent).toContain(said)
    expect(box.textContent).toContain(t('notSold.chooseYear', { phone: agency.phone }))
    expect(within(box).getByRole('link', { name: agency.phone })).toBeTruthy()
    expect(screen.queryByRole('button', { name: errors('retry') })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /^2026/ }))
    const title = fixedT(language, 'coverage-year')('yearIncome.title', { year: 2026 })
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  })

  it('names the phone alone where no other year is on sale', async () => {
    open('2026-12-20T15:00:00Z')
    const box = await screen.findByRole('alert')
    expect(box.textContent).toContain(t('notSold.call', { phone: agency.phone }))
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is told alone, not after a failure of the credit', async () => {
    const alerts: string[] = []
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let asked = false
    server.use(
      http.post('*/quoter/search', () => held.then(refuse)),
      http.post('*/quoter/slcsp', () => {
        asked = true
        return refuse()
      }),
    )
    const seen = new MutationObserver(() => {
      for (const { textContent } of screen.queryAllByRole('alert')) alerts.push(textContent)
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
    open('2026-11-27T15:00:00Z')
    await waitFor(() => {
      expect(asked).toBe(true)
    })
    goOn()
    await screen.findByRole('alert')
    seen.disconnect()
    expect(alerts.length).toBeGreaterThan(0)
    expect(alerts.filter((text) => !text.includes(t('notSold.title', { year: 2027 })))).toEqual([])
  })
})

// Proves Q-174.
it.each<Language>(['en', 'es'])('a state that only its own marketplace sells leads there (%s)', async (language) => {
  await changeLanguage(language)
  const notHere = () => HttpResponse.json({ code: '1003', message: 'state is not a valid one' }, { status: 400 })
  for (const call of ['search', 'slcsp', 'estimates']) server.use(http.post(`*/quoter/${call}`, notHere))
  open('2026-11-27T15:00:00Z', { zipCode: '30301', countyFips: '13121', stateAbbreviation: 'GA' })
  const box = await screen.findByRole('alert')
  expect(box.textContent).toContain(
    fixedT(language, 'quote-steps')('ownMarketplaceNotice.text', { marketplace: 'Georgia Access' }),
  )
  expect(within(box).getByRole('link').getAttribute('href')).toBe('https://georgiaaccess.gov/')
  expect(box.textContent).not.toContain('state is not')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: fixedT(language, 'call-failures')('retry') })).toBeNull()
})

it('any other refusal can be tried again', async () => {
  await changeLanguage('en')
  server.use(http.post('*/quoter/search', () => HttpResponse.json({ code: '1003', message: said }, { status: 404 })))
  open('2026-11-27T15:00:00Z')
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: fixedT('en', 'call-failures')('retry') })).toBeTruthy()
})
