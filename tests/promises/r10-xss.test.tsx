import 'fake-indexeddb/auto'

import { cleanup, configure, waitFor } from '@testing-library/react'
import { HttpResponse, getResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { fetchLeadProfile } from '#api/profile.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { Contact } from '#features/contact/contact.tsx'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { PortalHome } from '#features/portal/portal-home.tsx'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { handlers } from '#mocks/handlers/all-handlers.ts'
import { server } from '#mocks/node-server.ts'
import { shuffled } from '#tests/run/order.mjs'

import { aloneOnDevice, clock, mount, token } from './mounting.tsx'
import { isFull, printFigure, seed } from './sample.ts'
import { flag, harm, payloads, poisoned } from './xss-payloads.ts'

/**
 * R10 without a browser: markup in any text of any answer appears as text, and no address of an answer runs a script.
 */

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })

/** Every answer of the service with a payload in each of its texts, including refusals. */
function poison(payload: () => string): void {
  const answer = async ({ request }: { readonly request: Request }) => {
    const response = await getResponse([...handlers], request.clone())
    const text = (await response?.text()) ?? ''
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return HttpResponse.json(poisoned(body, payload) as object, { status: response?.status ?? 500 })
  }
  for (const method of ['get', 'post', 'put'] as const) server.use(http[method]('*', answer))
}

const isThere = (selector: string, count = 1) =>
  waitFor(() => {
    expect(document.querySelectorAll(selector).length).toBeGreaterThanOrEqual(count)
  })

const screens: Readonly<Record<string, (payload: () => string) => unknown>> = {
  results: async () => {
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />)
    await isThere('article')
  },
  'plan page': async () => {
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />)
    await isThere('article')
    const viewedPlanId = document.querySelector('article')?.id.replace('plan-', '')
    cleanup()
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ viewedPlanId }) })
    await isThere('table')
  },
  'failed search': async (payload) => {
    server.use(
      http.post('*/quoter/*', () =>
        HttpResponse.json({ message: payload(), errors: [{ field: payload(), message: payload() }] }, { status: 422 }),
      ),
    )
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />)
    await isThere('[role=alert]')
  },
  registration: (payload) => {
    const poisonedPlan = poisoned(plan(), payload) as ReturnType<typeof plan>
    const chosen = {
      plan: { ...poisonedPlan, metalLevel: 'Silver' as const },
      monthlyPriceCents: 1_842,
      monthlyCreditCents: 0,
    }
    const entry = {
      method: 'email',
      email: payload(),
      phone: payload(),
      firstName: payload(),
      lastName: payload(),
    } as const
    mount(<CreateAccount />, { session: { ...atResults(), phase: 'register', chosen, entry } })
  },
  application: async () => {
    const user = await fetchLeadProfile(token)
    const application = applicationOf(user)
    const draft = { application, place: startOf('contact'), revision: 0 }
    mount(<ApplicationScreen {...aloneOnDevice()} {...{ user, facts: quoteFacts(user), draft, onLeave: vi.fn() }} />, {
      user,
    })
    await isThere('input[type=radio]')
  },
  portal: async () => {
    const user = await fetchLeadProfile(token)
    mount(<PortalHome user={user} />, { user })
  },
  contact: () => {
    mount(<Contact />)
  },
}

let shown = 0
let cases = 0

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage('es')
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The payloads in turn, as the seed orders them; with FULL=1 each alone. */
const choices: readonly (readonly string[])[] = isFull ? payloads.map((one) => [one]) : [shuffled(payloads, seed)]
const rows = Object.keys(screens).flatMap((name) =>
  choices.map((inTurn) => [name, isFull ? inTurn.join('') : 'each payload', inTurn] as const),
)

it.each(rows)('%s with %s', async (name, _what, inTurn) => {
  let given = 0
  const payload = () => inTurn[given++ % inTurn.length] ?? ''
  poison(payload)
  await screens[name]?.(payload)
  expect(harm(flag)).toEqual([])
  const values = [...document.querySelectorAll('input')].map(({ value }) => value)
  for (const one of inTurn) {
    if (document.body.textContent.includes(one.trim())) shown += 1
    for (const value of values) if (value.includes(one.slice(0, 10))) shown += 1
  }
  cases += 1
})

/** Names that an element would take from the page's scripts if it had them whole. */
const clobbering = ['early', 'body', 'cookie', 'documentElement', 'getElementById', 'querySelector', 'location', 'root']

// ASVS 3.2.3.
it('the id of a plan is never the whole id or name of an element', async () => {
  server.use(
    http.post('*/quoter/search', async ({ request }) => {
      const response = await getResponse([...handlers], request.clone())
      const body = (await response?.json()) as { readonly plans: readonly object[] }
      return HttpResponse.json({
        ...body,
        plans: body.plans.map((one, at) => ({ ...one, id: clobbering[at] ?? `plan ${at}` })),
      })
    }),
  )
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />)
  await isThere('article', clobbering.length)
  const names = [...document.querySelectorAll('[id], [name]')].flatMap((one) => [
    one.id,
    one.getAttribute('name') ?? '',
  ])
  expect(names.filter((name) => name.includes('early')).length).toBeGreaterThan(0)
  expect(names.filter((name) => clobbering.includes(name))).toEqual([])
})

afterAll(() => {
  expect(payloads).toHaveLength(40)
  expect(shown).toBeGreaterThan(0)
  printFigure(
    'R10',
    `${cases} pages with payloads in every text of every answer: shown as text (${shown} times seen), nothing run`,
  )
})
