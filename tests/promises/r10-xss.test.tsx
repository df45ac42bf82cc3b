import 'fake-indexeddb/auto'

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, waitFor } from '@testing-library/react'
import { HttpResponse, getResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { fetchLeadProfile } from '#api/profile.ts'
import { createQueryClient } from '#api/queries.ts'
import { startOf } from '#domain/application/steps.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { Contact } from '#features/contact/contact.tsx'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { PortalHome } from '#features/portal/portal-home.tsx'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { plan } from '#mocks/fixtures/plan.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { handlers } from '#mocks/handlers/all.ts'
import { server } from '#mocks/node.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'

import { isFull, printFigure, sampled } from './sample.ts'

/** R10 without a browser: markup in any text of any answer is shown as text, and no address of an answer leads to a script. */

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })

const flag = 'xssran'
const run = `window.${flag}=1`
const payloads: readonly string[] = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}">`,
  `"><img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<body onload=${run}>`,
  `<iframe srcdoc="<script>parent.${flag}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${flag}=1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css'</style>`,
  `<math><mtext><img src=x onerror=${run}>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<!--><img src=x onerror=${run}>-->`,
  `<img name=getElementById id=cookie>`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}//`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}} \${${run}} $t(errors:title)`,
]

/** The texts of an answer that its reader needs as they are: with a payload in them there is nothing left to show. */
const kept = new Set([
  'fips',
  'zipcode',
  'state',
  'id',
  'network_tier',
  'csr',
  'family_cost',
  'type',
  'metal_level',
  'token',
])

function poisoned(value: unknown, payload: string, key = ''): unknown {
  if (typeof value === 'string') return kept.has(key) ? value : payload
  if (Array.isArray(value)) return value.map((item) => poisoned(item, payload, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, poisoned(member, payload, name)]))
}

/** Every answer of the service with the payload in each of its texts; refusals too. */
function poison(payload: string): void {
  const answer = async ({ request }: { readonly request: Request }) => {
    const response = await getResponse([...handlers], request.clone())
    const text = (await response?.text()) ?? ''
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return HttpResponse.json(poisoned(body, payload) as object, { status: response?.status ?? 500 })
  }
  for (const method of ['get', 'post', 'put'] as const) server.use(http[method]('*', answer))
}

const clock = fixedClock('2026-11-21T15:00:00Z')
const { token } = demoPeople.lead

function mount(
  child: ReactNode,
  session: QuoteSession = atResults(),
  signedIn?: Awaited<ReturnType<typeof fetchLeadProfile>>,
) {
  const { hook, searchHook } = memoryLocation({ path: '/' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <QueryClientProvider client={createQueryClient()}>
        <AccountProvider initial={signedIn ? { kind: 'signedIn', token, user: signedIn } : { kind: 'signedOut' }}>
          <QuoteSessionProvider initial={session}>{child}</QuoteSessionProvider>
        </AccountProvider>
      </QueryClientProvider>
    </Router>,
  )
}

const isThere = (selector: string, count = 1) =>
  waitFor(() => {
    expect(document.querySelectorAll(selector).length).toBeGreaterThanOrEqual(count)
  })

const screens: Readonly<Record<string, (payload: string) => unknown>> = {
  results: async () => {
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />)
    await isThere('article')
  },
  'failed search': async (payload) => {
    server.use(
      http.post('*/quoter/*', () =>
        HttpResponse.json({ message: payload, errors: [{ field: payload, message: payload }] }, { status: 422 }),
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
    const entry = { method: 'email', email: payload, phone: payload, firstName: payload, lastName: payload } as const
    mount(<CreateAccount />, { ...atResults(), phase: 'register', chosen, entry })
  },
  application: async () => {
    const user = await fetchLeadProfile(token)
    const application = applicationOf(user)
    const draft = { application, place: startOf('contact'), revision: 0 }
    const nothing = {
      restored: { kind: 'nothing' } as const,
      status: 'kept' as const,
      changedElsewhere: null,
      keep: vi.fn(),
      settle: vi.fn(),
      flush: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    }
    mount(
      <ApplicationScreen
        {...{ user, token, facts: quoteFacts(user), draft, kept: nothing, clock, onLeave: vi.fn() }}
      />,
      atResults(),
      user,
    )
    await isThere('input[type=radio]')
  },
  portal: async () => {
    const user = await fetchLeadProfile(token)
    mount(<PortalHome user={user} />, atResults(), user)
  },
  contact: () => {
    mount(<Contact />)
  },
}

const allowedAddress = /^(https:\/\/|tel:|mailto:|\/(?!\/)|#)/

function checkPage(): void {
  expect(
    document.querySelectorAll('script, iframe, object, embed, base, marquee, meta[http-equiv=refresh]'),
  ).toHaveLength(0)
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^formaction$|^style$/)
      if (['href', 'src', 'action', 'xlink:href'].includes(name)) expect(value).toMatch(allowedAddress)
      if (name === 'id' || name === 'name') expect(value).not.toMatch(/[<>]|javascript:/i)
    }
  }
  expect(window).not.toHaveProperty(flag)
}

let shown = 0
let cases = 0

beforeAll(async () => {
  await loadNamespaces(
    'common',
    'home',
    'plans',
    'registration',
    'login',
    'contact',
    'application',
    'menus',
    'portal',
    'errors',
  )
  await changeLanguage('es')
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const payloadsAScreen = 3
const rows = Object.keys(screens).flatMap((name) =>
  sampled(payloads, payloadsAScreen).map((payload) => [name, payload] as const),
)

it.each(rows)('%s with %s', async (name, payload) => {
  poison(payload)
  await screens[name]?.(payload)
  checkPage()
  if (document.body.textContent.includes(payload.trim())) shown += 1
  for (const { value } of document.querySelectorAll('input')) if (value.includes(payload.slice(0, 10))) shown += 1
  cases += 1
})

afterAll(() => {
  expect(payloads).toHaveLength(40)
  expect(shown).toBeGreaterThan(0)
  printFigure(
    'R10',
    `${cases} of ${isFull ? cases : payloads.length * Object.keys(screens).length} pages with a payload in every text of every answer: shown as text (${shown} times seen), nothing run`,
  )
})
