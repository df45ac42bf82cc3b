import type { RegistrationIssue } from '#domain/account/registration-rules.ts'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { fixedClock } from '#lib/clock.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { register } from '#mocks/state/accounts.ts'
import { mockState } from '#mocks/state/store.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider, useQuoteSession } from '#state/quote-session.tsx'

const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
const entry = { method: 'email', email: 'ana@example.com', phone: '', firstName: 'Ana', lastName: 'Torres' } as const
const registering: QuoteSession = { ...atResults(), phase: 'register', chosen, entry }
const verifying = (attempt: Readonly<Record<string, unknown>>): QuoteSession => ({
  ...registering,
  phase: 'verify',
  chosen,
  results: atResults().results,
  attempt,
})

function Phase() {
  return <output>{useQuoteSession().phase}</output>
}

function open(session: QuoteSession, screenOf: 'create' | 'verify' = 'create') {
  const { hook } = memoryLocation({ path: '/' })
  render(
    <Router hook={hook}>
      <AccountProvider initial={{ kind: 'signedOut' }}>
        <QuoteSessionProvider initial={session}>
          {screenOf === 'create' ? <CreateAccount /> : <VerifyAccount clock={fixedClock('2026-01-12T15:42:00Z')} />}
          <Phase />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
}

const type = (name: string, text: string) => {
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value: text } })
}
const press = (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
}
const accept = () => {
  const box = document.querySelector('input[type=checkbox]')
  if (!box) throw new Error('There are no terms to accept')
  fireEvent.click(box)
}
const answer = (path: string, status: number, body: string) => {
  server.use(http.post(path, () => new HttpResponse(body, { status })))
}
const registerCall = '*/yti/register'
const verifyCall = '*/yti/verify'
const resendCall = '*/yti/resend-code'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The English texts of, verbatim. */
const english = {
  emailRequired: 'Email is required.',
  emailFormat: 'Invalid email format.',
  phoneRequired: 'Phone number is required.',
  phoneDigits: 'Invalid US phone number (10 digits).',
  passwordRequired: 'Password is required.',
  passwordShort: 'Password must be at least 8 characters.',
  terms: 'You must accept the terms and conditions to continue.',
  registerNetwork: 'Network error trying to register. Please try again.',
  code: 'Please enter a valid 6-digit verification code.',
  verify: "An error occurred while verifying the code. Please click 'Resend Code' or try again later.",
  verifyNetwork: 'Network error during verification. Please try again.',
  resent: 'A new code has been sent to ana@example.com.',
}
/** The Spanish texts of the same rules, verbatim. */
const spanish = {
  registration: 'Faltan datos para el registro o no hay plan seleccionado.',
  quote: 'Datos de cotización incompletos. Por favor, comience de nuevo.',
  verification: 'Faltan datos para la verificación.',
}

describe.each(languages)('in %s', (language) => {
  const t = (...args: Parameters<ReturnType<typeof fixedT<'registration'>>>): string =>
    fixedT(language, 'registration')(...args)
  /** The catalog's texts, which must equal the rules' in each language. */
  const words = (quoted: string, catalog: string, quotedIn: 'en' | 'es' = 'en') => {
    if (language === quotedIn) expect(catalog).toBe(quoted)
    return catalog
  }

  beforeEach(async () => {
    await loadNamespaces('common', 'registration', 'plans', 'call-failures')
    await changeLanguage(language)
  })

  const submit = () => {
    press(t('createAccountForm.submit'))
  }
  const fillAndSubmit = () => {
    type(t('createAccountForm.password'), 'una-clave-larga')
    accept()
    submit()
  }

  const enter = (code: string) => {
    type(t('verifyForm.code'), code)
    press(t('verifyForm.submit'))
  }

  const refusals: readonly (readonly [string, () => void, RegistrationIssue['code'], string])[] = [
    [
      'no email',
      () => {
        type(t('createAccountForm.email'), '')
      },
      'email.required',
      english.emailRequired,
    ],
    [
      'a broken email',
      () => {
        type(t('createAccountForm.email'), 'ana@')
      },
      'email.format',
      english.emailFormat,
    ],
    [
      'no phone',
      () => {
        fireEvent.mouseDown(screen.getByText(t('createAccountForm.byPhone'), { selector: 'button' }))
      },
      'phone.required',
      english.phoneRequired,
    ],
    [
      'a short phone',
      () => {
        fireEvent.mouseDown(screen.getByText(t('createAccountForm.byPhone'), { selector: 'button' }))
        type(t('createAccountForm.phone'), '305555')
      },
      'phone.tenDigits',
      english.phoneDigits,
    ],
    ['no password', () => undefined, 'password.required', english.passwordRequired],
    [
      'a short password',
      () => {
        type(t('createAccountForm.password'), '1234567')
      },
      'password.tooShort',
      english.passwordShort,
    ],
    ['terms not accepted', () => undefined, 'terms.required', english.terms],
  ]
  it.each(refusals)('registration: %s', async (_, act, code, quoted) => {
    open(registering)
    act()
    submit()
    // Once at the field and once in the summary.
    expect(await screen.findAllByText(words(quoted, t(`issues.${code}`)))).toHaveLength(2)
  })

  it.each([
    ['the body message', 409, '{"message":"Taken."}', 'Error: Taken.'],
    ['the first error', 422, '{"errors":[{"message":"First."},{"message":"Second."}]}', 'Error: First.'],
    ['100 characters of the body', 500, 'x'.repeat(300), `Error: ${'x'.repeat(100)}`],
  ])('registration refused with %s', async (_, status, body, shown) => {
    answer(registerCall, status, body)
    open(registering)
    fillAndSubmit()
    expect(await screen.findByText(shown)).toBeTruthy()
    expect(screen.getByText('register', { selector: 'output' })).toBeTruthy()
  })

  it('registration while the service cannot be reached', async () => {
    server.use(...scenariosFrom('offline:register'))
    open(registering)
    fillAndSubmit()
    expect(await screen.findByText(words(english.registerNetwork, t('failures.registerNetwork')))).toBeTruthy()
  })

  it.each([
    ['register', 'Error: '],
    ['verify', language === 'en' ? 'Network error: ' : 'Error de red: '],
  ] as const)('an exception while the call waits: %s', async (call, prefix) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')))
    open(call === 'register' ? registering : verifying({ token: 'a' }), call === 'register' ? 'create' : 'verify')
    if (call === 'register') fillAndSubmit()
    else enter('123456')
    expect(await screen.findByText(`${prefix}${fixedT(language, 'call-failures')('timeout')}`)).toBeTruthy()
  })

  it.each([
    ['no plan chosen', atResults(), 'registration', 'results'],
    ['nothing at all', initialSession, 'registration', 'quote'],
    [
      'an incomplete quote',
      {
        ...registering,
        chosen,
        phase: 'register',
        results: { ...atResults().results, criteria: criteria({ householdMembers: [] }) },
      },
      'quote',
      'quote',
    ],
  ] as const)('registration with %s leads back', (_, session, lacks, phase) => {
    open(session)
    expect(screen.getByText(words(spanish[lacks], t(`missingData.${lacks}`), 'es'))).toBeTruthy()
    press(t(phase === 'results' ? 'missingData.toPlans' : 'missingData.toQuote'))
    expect(screen.getByText(phase, { selector: 'output' })).toBeTruthy()
  })

  // Proves A-9.
  it('verification with nothing to verify leads back', () => {
    open(verifying({}), 'verify')
    expect(screen.getByText(words(spanish.verification, t('missingData.verification'), 'es'))).toBeTruthy()
    press(t('missingData.toRegistration'))
    expect(screen.getByText('register', { selector: 'output' })).toBeTruthy()
  })

  it('verification with five digits', async () => {
    open(verifying({ token: 'a' }), 'verify')
    enter('12345')
    expect(await screen.findAllByText(words(english.code, t('issues.code.sixDigits')))).toHaveLength(2)
  })

  it.each([
    ['400 with a message', 400, '{"message":"Wrong."}'],
    ['200 with a token', 200, '{"token":"t"}'],
    ['201 without a token', 201, '{}'],
    ['500 with a page', 500, '<p>'],
  ])('verification answered with %s', async (_, status, body) => {
    answer(verifyCall, status, body)
    open(verifying({ token: 'a' }), 'verify')
    enter('123456')
    expect(await screen.findByText(words(english.verify, t('failures.verify')))).toBeTruthy()
  })

  it('verification while the service cannot be reached', async () => {
    server.use(...scenariosFrom('offline:verify'))
    open(verifying({ token: 'a' }), 'verify')
    enter('123456')
    expect(await screen.findByText(words(english.verifyNetwork, t('failures.verifyNetwork')))).toBeTruthy()
  })

  // Proves A-22.
  it('a new code: sent, refused with a message, refused without one, and without anything to ask with', async () => {
    const resend = () => {
      press(t('verifyForm.resend'))
    }
    const waiting = verifying({ token: register(registrationBody()) ?? '' })
    open(waiting, 'verify')
    resend()
    const notice = words(english.resent, t('verifyForm.resent', { identifier: 'ana@example.com' }))
    expect(await screen.findByText(notice)).toBeTruthy()
    expect(screen.getByText(t('codeLog.heading'))).toBeTruthy()
    cleanup()

    answer(resendCall, 404, '{"message":"Gone."}')
    open(waiting, 'verify')
    resend()
    expect(await screen.findByText('Gone.')).toBeTruthy()
    cleanup()

    answer(resendCall, 500, '<p>')
    open(waiting, 'verify')
    resend()
    expect(await screen.findByText(t('failures.resend'))).toBeTruthy()
    cleanup()

    open(verifying({ message: 'OK' }), 'verify')
    resend()
    expect(await screen.findByText(t('failures.resendMissing'))).toBeTruthy()
  })

  it('a right code whose account cannot be opened is not asked for again', async () => {
    server.use(...scenariosFrom('error-message:leadProfile'))
    const before = Object.keys(mockState().sessions).length
    open(verifying({ token: register(registrationBody()) ?? '' }), 'verify')
    enter('123456')
    const heading = await screen.findByText(t('accountReady.title'))
    await waitFor(() => {
      expect(document.activeElement).toBe(heading)
    })
    expect(screen.queryByLabelText(t('verifyForm.code'))).toBeNull()
    expect(Object.keys(mockState().sessions)).toHaveLength(before + 1)
  })

  it('two presses in one moment register once', async () => {
    const before = Object.keys(mockState().attempts).length
    open(registering)
    type(t('createAccountForm.password'), 'una-clave-larga')
    accept()
    const form = screen.getByText(t('createAccountForm.submit'), { selector: 'button' }).closest('form')
    if (!form) throw new Error('The button stands in no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(await screen.findByText('verify', { selector: 'output' })).toBeTruthy()
    expect(Object.keys(mockState().attempts)).toHaveLength(before + 1)
  })
})
