import 'fake-indexeddb/auto'

import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

import { FrameFooter } from '#app/frame-menus.tsx'
import { loadHomeBelow } from '#app/home-place.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { type Language, languages } from '#i18n/language.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { type Target, scenario } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { register } from '#mocks/state/accounts.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { clock, mount } from './mounting.tsx'
import { isFull, printFigure } from './sample.ts'

/** R21: the first page, results, comparison and registration show the disclaimer and its link in every state, from the start. */

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })

interface State {
  readonly screen: 'first page' | 'results' | 'comparison' | 'registration'
  readonly state: string
  readonly scenario?: readonly [ScenarioName, Target]
  readonly open: () => void
  /** Brings the state about, and waits until it is there. */
  readonly reach: (language: Language) => unknown
}

const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
const entry = { method: 'email', email: 'ana@example.com', phone: '', firstName: 'Ana', lastName: 'Torres' } as const
const registering: QuoteSession = { ...atResults(), phase: 'register', chosen, entry }
const unsearchable = criteria(placeOf({ fips: '', name: '', state: '', zipCode: '' }))

const results = (session?: QuoteSession) => () => {
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, session && { session })
}
const create = (session: QuoteSession) => () => {
  mount(<CreateAccount />, { session })
}
const verify =
  (attempt = {}) =>
  () => {
    mount(<VerifyAccount clock={clock} />, { session: { ...registering, phase: 'verify', attempt } })
  }
const waiting = () => {
  verify({ token: register(registrationBody()) ?? '' })()
}

const t = fixedT
const alert = () =>
  waitFor(() => {
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/\S/)
  })
const cards = () =>
  waitFor(() => {
    expect(document.querySelectorAll('article').length).toBeGreaterThan(1)
  })
const button = (name: string) => screen.findByText(name, { selector: 'button, button *' })
const press = async (name: string) => fireEvent.click(await button(name))
const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const fillIn = (language: Language) => {
  type(t(language, 'registration')('createAccountForm.password'), 'una-clave-larga')
  fireEvent.click(screen.getByRole('checkbox'))
  submit()
}
const prove = (language: Language) => {
  type(t(language, 'registration')('verifyForm.code'), verificationCode)
  submit()
}
const compare = async (language: Language) => {
  await cards()
  for (const article of [...document.querySelectorAll('article')].slice(0, 2))
    fireEvent.click(article.querySelector('input[type=checkbox]') ?? article)
  await press(t(language, 'plans')('compareDock.compare'))
  await screen.findByText(t(language, 'plans')('compareDialog.onlyDifferences'))
}

const footer = (session: QuoteSession, path = '/') => {
  mount(<FrameFooter viewer="visitor" path={path} />, { session, path })
}

const states: readonly State[] = [
  {
    screen: 'first page',
    state: 'first question',
    open: () => {
      footer(initialSession)
    },
    reach: () => undefined,
  },
  {
    screen: 'results',
    state: 'loading',
    scenario: ['timeout', 'planSearch'],
    open: results(),
    reach: (language) => screen.findByText(t(language, 'plans')('planList.loading')),
  },
  { screen: 'results', state: 'plans', open: results(), reach: cards },
  {
    screen: 'results',
    state: 'no plans',
    scenario: ['empty', 'planSearch'],
    open: results(),
    reach: (language) => screen.findByText(t(language, 'plans')('noPlans.noneMatch')),
  },
  { screen: 'results', state: 'search failed', scenario: ['bad-request', 'firstPage'], open: results(), reach: alert },
  { screen: 'results', state: 'credit failed', scenario: ['bad-request', 'benchmark'], open: results(), reach: alert },
  { screen: 'results', state: 'a part missing', scenario: ['forbidden', 'laterPages'], open: results(), reach: alert },
  {
    screen: 'results',
    state: 'details changed',
    open: results(),
    reach: async (language) => {
      fireEvent.click(await screen.findByLabelText(t(language, 'plans')('resultsSummary.edit'), { selector: 'button' }))
      await press(t(language, 'plans')('searchEditor.addSpouse'))
      await screen.findAllByText(t(language, 'plans')('updatePrompt.title'))
    },
  },
  { screen: 'results', state: 'no search', open: results(initialSession), reach: alert },
  {
    screen: 'results',
    state: 'search incomplete',
    open: results(atResults({ criteria: unsearchable })),
    reach: alert,
  },
  { screen: 'comparison', state: 'two plans', open: results(), reach: compare },
  { screen: 'registration', state: 'form', open: create(registering), reach: () => undefined },
  {
    screen: 'registration',
    state: 'refused',
    open: create({ ...registering, entry: undefined }),
    reach: (language) => {
      submit()
      return screen.findAllByText(t(language, 'registration')('issues.email.required'))
    },
  },
  {
    screen: 'registration',
    state: 'sending',
    scenario: ['timeout', 'register'],
    open: create(registering),
    reach: (language) => {
      fillIn(language)
      return screen.findAllByText(t(language, 'registration')('createAccountForm.submitting'))
    },
  },
  {
    screen: 'registration',
    state: 'failed',
    scenario: ['error-html', 'register'],
    open: create(registering),
    reach: (language) => {
      fillIn(language)
      return alert()
    },
  },
  { screen: 'registration', state: 'no plan', open: create(atResults()), reach: alert },
  {
    screen: 'registration',
    state: 'quote incomplete',
    open: create({ ...registering, results: atResults({ criteria: unsearchable }).results }),
    reach: alert,
  },
  { screen: 'registration', state: 'code asked', open: waiting, reach: () => undefined },
  {
    screen: 'registration',
    state: 'code refused',
    scenario: ['error-html', 'verify'],
    open: waiting,
    reach: (language) => {
      prove(language)
      return alert()
    },
  },
  {
    screen: 'registration',
    state: 'account not opened',
    scenario: ['error-html', 'leadProfile'],
    open: waiting,
    reach: (language) => {
      prove(language)
      return screen.findByText(t(language, 'registration')('accountReady.title'))
    },
  },
  { screen: 'registration', state: 'nothing to verify', open: verify(), reach: alert },
]

/** By selector: a look-up by role reads the whole page, which takes seconds with ten plans on it. */
function expectDisclaimer(language: Language, part: Element | null): void {
  const menus = t(language, 'menus')
  const link = part?.querySelector(`a[href="${federalMarketplaceUrl[language]}"]`)
  expect(link?.textContent).toContain(menus('disclaimer.link'))
  expect(link?.closest('p')?.textContent).toContain(menus('disclaimer.text'))
  expect(link?.closest('[hidden], [aria-hidden=true], [inert]')).toBeNull()
}

let cases = 0

beforeEach(async () => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  await loadNamespaces(...allNamespaces)
  await loadHomeBelow()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Each state begins in one language and goes on in the other; FULL=1 begins it in both. */
const ways = states.flatMap((state, at) =>
  languages.filter((_, first) => isFull || at % languages.length === first).map((first) => ({ ...state, first })),
)

// Proves P-17.
it.each(ways)('$screen: $state, from $first', async ({ screen: part, scenario: plays, open, reach, first }) => {
  await changeLanguage(first)
  // Ten plans prove the same as sixty and render faster.
  if (plays?.[1] !== 'laterPages') server.use(...scenario('few-plans'))
  if (plays) server.use(...scenario(...plays))
  open()
  expectDisclaimer(first, document.body)
  await reach(first)
  for (const language of languages.toSorted((one) => (one === first ? -1 : 1))) {
    await act(() => changeLanguage(language))
    expectDisclaimer(language, part === 'comparison' ? document.querySelector('[role=dialog]') : document.body)
    cases += 1
  }
})

it.each([
  ['results', atResults(), '/'],
  ['other pages', initialSession, '/faqs'],
] as const)('is not repeated by the footer of the %s', async (_, session, path) => {
  await changeLanguage('en')
  footer(session, path)
  expect(screen.getByRole('contentinfo').textContent).toContain(t('en', 'menus')('siteFooter.help'))
  expect(screen.queryByRole('link', { name: new RegExp(t('en', 'menus')('disclaimer.link')) })).toBeNull()
})

afterAll(() => {
  expect(cases).toBe(ways.length * languages.length)
  printFigure('R21', `${states.length} states x ${languages.length} languages, each with the disclaimer and its link`)
})
