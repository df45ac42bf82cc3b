import { randomUUID } from 'node:crypto'

import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { demoPassword, demoPeople, verificationCode } from '#mocks/state/demo-accounts.ts'
import { isFull, printFigure, sampled } from '#tests/promises/sample.ts'

import { applicationFlow } from './application-flow.ts'
import { holdTimeouts } from './fault-player.ts'
import { type Row, faultsOf, survive } from './fault-trial.ts'
import { expect, test } from './fixtures.ts'
import { openAnsweredApplication, openApplication, person, registeredLead } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'
import { openFlowAt } from './quote-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** R1 in the browser: calls under faults, several on each visit of a screen. */

// One worker, so the figure counts all calls.
test.describe.configure({ mode: 'default' })

const rows = {
  zip: { name: 'ZIP look-up', target: 'zipLookup', isRepeated: true },
  poverty: { name: 'poverty level', target: 'povertyLevel', isRepeated: true },
  search: { name: 'plan search', target: 'firstPage', isRepeated: true },
  benchmark: { name: 'benchmark', target: 'benchmark', isRepeated: true },
  register: { name: 'registration', target: 'register' },
  resend: { name: 'another code', target: 'resendCode' },
  verify: { name: 'verification', target: 'verify' },
  opening: { name: 'profile after the code', target: 'leadProfile', isRepeated: true },
  identifier: { name: 'identifier', target: 'validateIdentifier' },
  password: { name: 'login', target: 'login' },
  // A refusal of the start ends the session (tests/unit/features/account-session/start-up.test.tsx).
  start: {
    name: 'profile at the start',
    target: 'leadProfile',
    isRepeated: true,
    without: ['unauthorized', 'not-found', 'ok-html', 'broken-json'],
  },
  save: { name: 'save', target: 'saveApplication' },
  submit: { name: 'submit', target: 'submitApplication' },
  contact: { name: 'contact', target: 'sendContactMessage' },
} as const satisfies Record<string, Row>

const cases = Object.values(rows).flatMap((row: Row) => faultsOf(row).map((fault) => ({ row, fault })))
/** Each row is also pressed twice and answered with `__proto__`. */
const always = 2 * Object.keys(rows).length
const chosen = sampled(cases, 60 - always)
let tried = 0
const faults = (row: Row): readonly ScenarioName[] => {
  const own = chosen.filter((one) => one.row.name === row.name).map(({ fault }) => fault)
  tried += own.length + 2
  return own
}

test.beforeEach(({ page }) => {
  test.slow(isFull)
  return holdTimeouts(page)
})
test.afterAll(({ language }) => {
  if (tried === chosen.length + always)
    printFigure('R1 in the browser', `${tried} of ${cases.length + always} cases in ${language}, 0 failures`)
})

test('the quote', async ({ page, language, allow, texts }) => {
  const [home, quote] = [texts('location'), texts('quote-steps')]
  const flow = quoteFlow(page, { home, quote })
  const zip = page.getByRole('textbox', { name: home('locationFields.zip') })
  const lookUp = page.getByRole('button', { name: home('locationFields.verify') })
  const next = page.getByRole('button', { name: home('wizardCard.next'), exact: true })
  const atStep = (step: 'household' | 'income' | 'coverage') =>
    expect(
      page.getByRole('heading', { level: 2, name: home(`wizardSteps.${step}.heading`, { year: 2026 }) }),
    ).toBeFocused()
  await page.goto('/')
  await zip.fill('33133')
  await survive(
    { page, language, allow },
    {
      ...rows.zip,
      act: () => lookUp.click(),
      told: page.locator('[id$="zip-error"]'),
      twice: () => lookUp.dblclick(),
      succeeds: () => expect(page.getByText(/^33133, Miami-Dade/).first()).toBeVisible(),
    },
    faults(rows.zip),
  )
  await next.click()
  await atStep('household')
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await page.getByRole('textbox', { name: quote('incomeFields.income') }).fill('42000')
  await survive(
    { page, language, allow },
    {
      ...rows.poverty,
      act: async () => {
        await next.click()
        await atStep('coverage')
      },
      // A failed check lets the flow continue.
      told: null,
      recover: async () => {
        await page.getByRole('button', { name: home('wizardCard.previous') }).click()
        await atStep('income')
      },
      twice: () => next.dblclick(),
      succeeds: () => atStep('coverage'),
    },
    faults(rows.poverty),
  )
})

for (const row of [rows.search, rows.benchmark])
  test(`the results: ${row.name}`, async ({ page, language, allow, texts }) => {
    const retry = page.getByRole('button', { name: texts('call-failures')('retry') })
    const plans = () => expect(page.getByRole('article').first()).toBeVisible()
    await openFlowAt(page, atResults())
    await plans()
    await survive(
      { page, language, allow },
      {
        ...row,
        act: () => page.reload(),
        recover: async () => {
          await retry.click()
          await expect(page.getByRole('alert')).toHaveCount(0)
          await plans()
        },
        twice: () => page.reload({ waitUntil: 'commit' }),
        succeeds: plans,
      },
      faults(row),
    )
  })

test('the registration', async ({ page, language, allow, texts }) => {
  const t = texts('registration')
  const flow = registrationFlow(page, t)
  const site = { page, language, allow }
  const email = `ana.${randomUUID()}@example.com`
  const resend = page.getByRole('button', { name: t('verifyForm.resend') })
  const retry = page.getByRole('button', { name: t('accountReady.retry') })
  const selected = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
  await openFlowAt(page, { ...atResults(), phase: 'register', chosen: selected })
  await flow.field('email').fill(email)
  await flow.names()
  await flow.accept()
  const register = () => flow.submit.click()
  const registered = { act: register, twice: () => flow.submit.dblclick(), succeeds: flow.isVerifying }
  await survive(site, { ...rows.register, ...registered }, faults(rows.register))
  await flow.code.fill(verificationCode)
  const sent = page.getByText(t('verifyForm.resent', { identifier: email }), { exact: true })
  const another = {
    act: () => resend.click(),
    twice: () => resend.dblclick(),
    succeeds: () => expect(sent).toBeVisible(),
  }
  await survive(site, { ...rows.resend, ...another }, faults(rows.resend))
  // The right code opens the account at once, and this account must not open yet.
  const profile = '**/yti/lead-profile/*'
  await page.route(profile, (route) => route.abort('internetdisconnected'))
  allow(/lead-profile/)
  const proven = {
    act: () => flow.verify.click(),
    twice: () => flow.verify.dblclick(),
    succeeds: () => expect(page.getByRole('heading', { name: t('accountReady.title') })).toBeFocused(),
  }
  await survive(site, { ...rows.verify, ...proven }, faults(rows.verify))
  // The profile is requested again automatically before the message appears.
  await expect(page.getByRole('alert')).toContainText(/\S/)
  await page.unroute(profile)
  const opened = {
    act: () => retry.click(),
    twice: () => retry.dblclick(),
    succeeds: () => expect(page).toHaveURL(/\/lead$/),
  }
  await survive(site, { ...rows.opening, ...opened }, faults(rows.opening))
})

test('the log-in', async ({ page, language, allow, texts }) => {
  const t = texts('login')
  const site = { page, language, allow }
  await page.goto('/login')
  await page.getByRole('textbox', { name: t('identifierStep.email') }).fill(demoPeople.lead.email)
  const go = page.getByRole('button', { name: t('identifierStep.submit') })
  const known = {
    act: () => go.click(),
    twice: () => go.dblclick(),
    succeeds: () => expect(page.getByRole('heading', { level: 1, name: t('passwordStep.title') })).toBeFocused(),
  }
  await survive(site, { ...rows.identifier, ...known }, faults(rows.identifier))
  await page.getByLabel(t('passwordStep.password'), { exact: true }).fill(demoPassword)
  const logIn = page.getByRole('button', { name: t('passwordStep.submit') })
  const inside = {
    act: () => logIn.click(),
    twice: () => logIn.dblclick(),
    succeeds: () => expect(page).toHaveURL(/\/portal\/status$/),
  }
  await survive(site, { ...rows.password, ...inside }, faults(rows.password))
})

test('the start of a kept session', async ({ page, language, allow, texts, request }) => {
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  const form = () => expect(page.getByRole('radio').first()).toBeVisible()
  await form()
  await survive(
    { page, language, allow },
    {
      ...rows.start,
      act: () => page.reload(),
      recover: async () => {
        await page.getByRole('button', { name: texts('call-failures')('retry') }).click()
        await form()
      },
      twice: () => page.reload({ waitUntil: 'commit' }),
      succeeds: form,
    },
    faults(rows.start),
  )
})

test('the application', async ({ page, language, allow, texts, request }) => {
  const t = texts('application')
  const site = { page, language, allow }
  const flow = applicationFlow(page, t)
  await openAnsweredApplication(page, request)
  await expect(flow.heading('financial')).toBeVisible()
  for (const step of ['primary', 'contact'] as const) {
    await flow.button('previous').click()
    await flow.isAt(step)
  }
  const back = page.getByRole('button', { name: t('applicationFailure.back') })
  const recover = () => back.click()
  const [next, submit] = [flow.button('next'), flow.button('submit')]
  const saved = { act: () => next.click(), recover, twice: () => next.dblclick(), succeeds: () => flow.isAt('primary') }
  await survive(site, { ...rows.save, ...saved }, faults(rows.save))
  await next.click()
  await flow.isAt('financial')
  await flow.incomes(['0'])
  await next.click()
  await flow.isAt('consent')
  await flow.sign('Ana Torres')
  const sent = {
    act: () => submit.click(),
    recover,
    twice: () => submit.dblclick(),
    succeeds: () => expect(page).toHaveURL(/\/confirmation$/),
    // Under some faults only the answer is lost (F-69).
    mayHaveArrived: true as const,
  }
  await survive(site, { ...rows.submit, ...sent }, faults(rows.submit))
})

test('the contact form', async ({ page, language, allow, texts }) => {
  const t = texts('contact')
  await page.goto('/contact')
  const written = { firstName: 'Ana', lastName: 'Torres', phone: '3055550110', email: 'ana@example.com', message: '¿?' }
  for (const [name, text] of Object.entries(written))
    await page.getByRole('textbox', { name: t(`contactForm.${name as keyof typeof written}`) }).fill(text)
  const send = page.getByRole('button', { name: t('contactForm.submit') })
  const sent = {
    act: () => send.click(),
    twice: () => send.dblclick(),
    succeeds: () => expect(page.getByText(t('contactForm.success'))).toBeVisible(),
  }
  await survive({ page, language, allow }, { ...rows.contact, ...sent }, faults(rows.contact))
})
