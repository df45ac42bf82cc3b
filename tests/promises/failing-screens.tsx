import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'

import { fetchLeadProfile } from '#api/profile.ts'
import { emptyContactEntry } from '#domain/account/contact-message.ts'
import { type ApplicationPlace, startOf } from '#domain/application/application-steps.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { ApplicationScreen } from '#features/application/application-screen.tsx'
import { Contact } from '#features/contact/contact.tsx'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import type { Target } from '#mocks/scenarios/scenario.ts'
import { register } from '#mocks/state/accounts.ts'
import { demoPassword, demoPeople, verificationCode } from '#mocks/state/demo-accounts.ts'
import { useQuoteSession } from '#state/quote-session.tsx'
import { facts, filledApplication } from '#tests/unit/domain/application/filled-application.ts'

import { aloneOnDevice, clock, mount, token } from './mounting.tsx'

const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
const entry = { method: 'email', email: 'ana@example.com', phone: '', firstName: 'Ana', lastName: 'Torres' } as const
const registering: QuoteSession = { ...atResults(), phase: 'register', chosen, entry }
/** The password that the registration is filled with. */
export const password = 'una-clave-larga'

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

/** A screen with its call: how a visitor fills it and sends it, and how its success shows. */
export interface FailingScreen {
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
const signing = application(startOf('consent'))

/** The eight screens whose call a visitor waits for. */
export const failingScreens: readonly FailingScreen[] = [
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
      screen.findByText(t(language, 'application')('applicationSteps.primary.title'), { selector: 'h2' }),
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
