import { randomUUID } from 'node:crypto'

import { demoPeople } from '#mocks/state/demo-accounts.ts'

import { applicationFlow } from './application-flow.ts'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { openApplicationOfOne } from './lead-session.ts'
import { chooseAPlan, registrationFlow } from './registration-flow.ts'

// Each examines several whole pages, which takes seconds per page on a slow machine.
test.slow()

test('the registration, its errors, its documents and the code have no accessibility findings', async ({
  page,
  texts,
  allow,
}) => {
  // The wrong code is refused on purpose.
  allow(/400/)
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
  await screen.submit.click()
  await expect(page.getByRole('group', { name: texts('common')('errorSummary.title', { count: 5 }) })).toBeFocused()
  expect(await axeFindings(page), 'registration with errors').toEqual([])
  await page.getByRole('checkbox').locator('xpath=ancestor::label').locator('a[href$="/terms-and-conditions"]').click()
  await expect(page.getByRole('dialog', { name: texts('terms')('title') })).toBeVisible()
  expect(await axeFindings(page), 'the terms over it').toEqual([])
  await page.keyboard.press('Escape')
  await screen.field('email').fill(`ana.${randomUUID()}@example.com`)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  await screen.code.fill('000000')
  await screen.verify.click()
  await expect(page.getByText(t('failures.verify'))).toBeVisible()
  expect(await axeFindings(page), 'a wrong code').toEqual([])
})

test('the log-in, its errors and the forgotten password have no accessibility findings', async ({
  page,
  texts,
  allow,
}) => {
  allow(/401/)
  const t = texts('login')
  await page.goto('/login')
  const goOn = page.getByRole('button', { name: t('identifierStep.submit') })
  await goOn.click()
  const email = page.getByRole('textbox', { name: t('identifierStep.email') })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindings(page), 'log-in with an error').toEqual([])
  await email.fill(demoPeople.lead.email)
  await goOn.click()
  await page.getByLabel(t('passwordStep.password'), { exact: true }).fill('wrong-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await axeFindings(page), 'a wrong password').toEqual([])
  await page.goto('/login?forgot=1')
  await page.getByRole('button', { name: t('forgotPassword.send') }).click()
  await expect(page.getByRole('textbox', { name: t('identifierStep.email') })).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindings(page), 'a forgotten password with an error').toEqual([])
})

test('the application, its errors and the idle warning have no accessibility findings', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await page.clock.install()
  await openApplicationOfOne(page, request)
  for (const [step, fill] of [
    [
      'contact',
      async () => {
        await flow.contact()
        await flow.address()
      },
    ],
    ['primary', () => flow.person({ firstName: 'Ana', age: 34, gender: 'female' })],
    ['financial', () => flow.incomes(['0'])],
  ] as const) {
    await expect(flow.heading(step)).toBeVisible()
    await flow.button('next').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeAttached()
    expect(await axeFindings(page), `${step} with errors`).toEqual([])
    await fill()
    await flow.button('next').click()
  }
  await flow.isAt('consent')
  expect(await axeFindings(page), 'the answers to check').toEqual([])
  await flow.button('submit').click()
  await expect(page.getByRole('group', { name: texts('common')('errorSummary.title', { count: 1 }) })).toBeFocused()
  expect(await axeFindings(page), 'the signature with errors').toEqual([])
  await page.clock.runFor(13 * 60_000 + 5_000)
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  expect(await axeFindings(page), 'the idle warning').toEqual([])
})

test('the contact form with errors and the menu of a phone have no accessibility findings', async ({ page, texts }) => {
  const t = texts('contact')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/contact')
  await page.getByRole('button', { name: t('contactForm.submit') }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeAttached()
  expect(await axeFindings(page), 'contact with errors').toEqual([])
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFindings(page), 'the menu').toEqual([])
})
