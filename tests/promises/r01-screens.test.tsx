import 'fake-indexeddb/auto'

import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchLeadProfile } from '#api/profile.ts'
import { type ApplicationPlace, startOf } from '#domain/application/application-steps.ts'
import { emptyContactEntry } from '#domain/account/contact-message.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { Contact } from '#features/contact/contact.tsx'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { type Target, scenario } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { register } from '#mocks/state/accounts.ts'
import { demoPassword, demoPeople, verificationCode } from '#mocks/state/demo-accounts.ts'
import { useQuoteSession } from '#state/quote-session.tsx'
import { facts, filledApplication } from '#tests/unit/domain/application/filled-application.ts'

import { notPlain, saidByService, untoldUnder } from './fault-rules.ts'
import { aloneOnDevice, clock, mount, token } from './mounting.tsx'
import { printFigure, sampled } from './sample.ts'

/**
 * R1 on the screens: a failed call shows an alert in the page's language, nothing typed is lost, and a retry succeeds.
 */

// Outside a browser there is no canvas.
vi.mock('#components/application/signature-field/use-sharp-canvas.ts', () => ({ useSharpCanvas: () => undefined }))

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })

const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
const entry = { method: 'email', email: 'ana@example.com', phone: '', firstName: 'Ana', lastName: 'Torres' } as const
const registering: QuoteSession = { ...atResults(), phase: 'register', chosen, entry }
const password = 'una-clave-larga'

function Phase() {
  return <output>{useQuoteSession().phase}</output>
}

const show = (child: ReactNode, session?: QuoteSession, path?: string) => {
  mount(
    <>
      {child}
      <Phase />
    </>,
    { ...(session && { session }), ...(path !== undefined && { path }) },
  )
}

const buttons = (text: string) => screen.findByText(text, { selector: 'button, button *' })
const press = async (text: string) => fireEvent.click(await buttons(text))
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value: text } })
}
const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body)
const phase = (name: QuoteSession['phase']) => screen.findByText(name, { selector: 'output' })
const t = fixedT
type Language = (typeof languages)[number]

interface Screen {
  readonly name: string
  readonly target: Target
  readonly fill: (language: Language) => void | Promise<void>
  readonly send: (language: Language) => unknown
  /** Sends again after the alert. */
  readonly again?: (language: Language) => unknown
  readonly succeeds: (language: Language) => Promise<unknown>
}

function application(place: ApplicationPlace) {
  const onLeave = vi.fn()
  const open = async () => {
    onLeave.mockReset()
    const { signature } = filledApplication()
    const signed = { ...signature, method: 'typed' as const, typedName: 'Ana Torres', isIntended: true }
    const draft = { application: filledApplication({ signature: signed }), place, revision: 0 }
    // With the service's stored answers, which a save reads first.
    const user = await fetchLeadProfile(token)
    show(<ApplicationScreen {...aloneOnDevice()} {...{ user, facts, draft, onLeave }} />)
  }
  return { open, onLeave }
}
const saving = application(startOf('contact'))
const signing = application({ step: 'consent', screen: 'sign' })

const table: readonly Screen[] = [
  {
    name: 'registration',
    target: 'register',
    fill: (language) => {
      show(<CreateAccount />, registering)
      type(t(language, 'registration')('createAccountForm.password'), password)
      const terms = document.querySelector('input[type=checkbox]')
      if (terms) fireEvent.click(terms)
    },
    send: submit,
    succeeds: () => phase('verify'),
  },
  {
    name: 'verification',
    target: 'verify',
    fill: (language) => {
      const token = register(registrationBody()) ?? ''
      show(<VerifyAccount clock={clock} />, { ...registering, phase: 'verify', attempt: { token } })
      type(t(language, 'registration')('verifyForm.code'), verificationCode)
    },
    send: submit,
    succeeds: () => phase('quote'),
  },
  {
    name: 'identifier of the log-in',
    target: 'validateIdentifier',
    fill: (language) => {
      show(<SignIn leave={vi.fn()} />, atResults(), '/login')
      type(t(language, 'login')('identifierStep.email'), demoPeople.lead.email)
    },
    send: submit,
    succeeds: (language) => screen.findByText(t(language, 'login')('passwordStep.title'), { selector: 'h1' }),
  },
  {
    name: 'password of the log-in',
    target: 'login',
    fill: async (language) => {
      show(<SignIn leave={vi.fn()} />, atResults(), '/login')
      type(t(language, 'login')('identifierStep.email'), demoPeople.lead.email)
      submit()
      await screen.findByText(t(language, 'login')('passwordStep.title'), { selector: 'h1' })
      type(t(language, 'login')('passwordStep.password'), demoPassword)
    },
    send: submit,
    succeeds: () =>
      waitFor(() => {
        expect(localStorage.getItem('authToken')).not.toBeNull()
      }),
  },
  {
    name: 'contact',
    target: 'sendContactMessage',
    fill: (language) => {
      show(<Contact />)
      const typed = { ...emptyContactEntry, firstName: 'Ana', lastName: 'Torres', phone: '3055550110' }
      for (const [field, text] of Object.entries({ ...typed, email: 'ana@example.com', message: 'Hola' }))
        type(t(language, 'contact')(`contactForm.${field as keyof typeof emptyContactEntry}`), text)
    },
    send: submit,
    succeeds: (language) => screen.findByText(t(language, 'contact')('contactForm.success')),
  },
  {
    name: 'application, a save',
    target: 'saveApplication',
    fill: saving.open,
    send: submit,
    again: (language) => press(t(language, 'application')('applicationFailure.retry')),
    succeeds: (language) =>
      screen.findByText(t(language, 'application')('applicationSteps.address.title'), { selector: 'h2' }),
  },
  {
    name: 'application, the submit',
    target: 'submitApplication',
    fill: signing.open,
    send: submit,
    again: (language) => press(t(language, 'application')('applicationFailure.retry')),
    succeeds: () =>
      waitFor(() => {
        expect(signing.onLeave).toHaveBeenCalledOnce()
      }),
  },
  {
    name: 'results',
    target: 'firstPage',
    fill: () => undefined,
    send: () => {
      show(<PlanResults clock={clock} onPrint={vi.fn()} />)
    },
    again: (language) => press(t(language, 'call-failures')('retry')),
    succeeds: () =>
      waitFor(() => {
        expect(document.querySelectorAll('article').length).toBeGreaterThan(0)
      }),
  },
]

const faults: readonly ScenarioName[] = [
  'offline',
  'reset',
  'bad-request',
  'bad-request-list',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'too-many',
  'error-message',
  'error-html',
  'bad-gateway',
  'unavailable',
  'ok-html',
  'ok-nothing',
  'ok-null',
  'broken-json',
  'wrong-shape',
]
const faultsAScreen = 2
const toldOf = ({ target }: Screen) => faults.filter((fault) => untoldUnder[target]?.includes(fault) !== true)
const rows = table.flatMap((row) => sampled(toldOf(row), faultsAScreen).map((fault) => ({ ...row, fault })))

/** All input of the visitor: texts, ticks and choices. */
const input = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ type: kind, checked, value }) =>
    ['checkbox', 'radio'].includes(kind) ? checked : value,
  )

const told = new Map<string, string>()
let cases = 0

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    vi.stubGlobal('scrollTo', vi.fn())
    await loadNamespaces(
      'common',
      'quote-start',
      'plans',
      'registration',
      'login',
      'contact',
      'application',
      'menus',
      'call-failures',
    )
    await changeLanguage(language)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it.each(rows)('$name under $fault', async ({ name, target, fault, fill, send, again, succeeds }) => {
    await fill(language)
    const typed = input()
    server.use(...scenario(fault, target))
    const calls = vi.fn()
    server.events.on('request:start', calls)
    await send(language)
    const alert = await screen.findByRole('alert')
    server.events.removeAllListeners('request:start')

    const text = alert.textContent
    expect(text.trim()).not.toBe('')
    for (const secret of [password, demoPassword, '219-09-9921', '219099921', demoPeople.lead.token])
      expect(text).not.toContain(secret)
    const own = saidByService(fault).reduce((left, words) => left.replaceAll(words, ''), text)
    expect(own).not.toMatch(notPlain)
    const key = `${name} ${fault}`
    const other = told.get(key)
    // The site's own texts are in the page's language; a message of the service may stay as it is.
    if (other !== undefined && /\p{L}{3}/u.test(own)) expect(own).not.toBe(other)
    told.set(key, own)

    if (target !== 'firstPage' && !name.startsWith('application')) expect(input()).toEqual(typed)
    server.resetHandlers()
    await (again ?? send)(language)
    await succeeds(language)
    cases += 1
  })
})

afterAll(() => {
  expect(cases).toBe(rows.length * languages.length)
  const all = table.reduce((sum, row) => sum + toldOf(row).length * languages.length, 0)
  printFigure('R1 on screens', `${cases} of ${all} cases of ${table.length} screens told, kept and sent again`)
})
