import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { atResults } from '#mocks/fixtures/results-session.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'

import { applicationFlow } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplicationOfOne, sentBodies } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'
import { openFlowAt } from './quote-session.ts'
import { chooseAPlan, registrationFlow } from './registration-flow.ts'

/** Back and Forward lead to the screen that they announce, and every press has an effect. */

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

test('Forward leads to the registration and to the code again, and nothing is asked or sent twice @gate', async ({
  page,
  texts,
}) => {
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  const registered: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/yti/register')) registered.push(request.url())
  })
  const isRegistering = () =>
    expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeVisible()
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
  await screen.field('email').fill(`ana.${randomUUID()}@example.com`)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await isRegistering()
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()

  await page.goBack()
  await isRegistering()
  await page.goForward()
  await screen.isVerifying()
  await page.getByRole('button', { name: t('verifyForm.back') }).click()
  await isRegistering()
  await page.reload()
  await expect(screen.password).toHaveCount(0)
  await page.getByRole('button', { name: t('createAccountForm.toCode') }).click()
  await screen.isVerifying()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await page.goForward()
  await screen.isVerifying()
  expect(registered).toHaveLength(1)

  await screen.code.fill('123456')
  await screen.verify.click()
  await expect(page).toHaveURL(/\/lead$/)
  const application = page.getByRole('heading', { level: 1, name: texts('application')('applicationFrame.title') })
  await expect(application).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: texts('location')('locationFields.zip') })).toHaveValue('')
  await page.goForward()
  await expect(application).toBeVisible()
})

test('a code that is found right after Back leads on to the application', async ({ page, texts }) => {
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
  await screen.field('email').fill(`ana.${randomUUID()}@example.com`)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  let letThrough: () => void = () => undefined
  await page.route('**/yti/verify', async (route) => {
    await new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await route.continue()
  })
  await screen.code.fill('123456')
  const asked = page.waitForRequest('**/yti/verify')
  await screen.verify.click()
  await asked
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeVisible()
  letThrough()
  await expect(page).toHaveURL(/\/lead$/)
})

// Proves Q-171.
test('Back and Forward lead through the pages of the list, and a filter keeps its focus', async ({ page, texts }) => {
  const t = texts('plans')
  await openFlowAt(page, atResults())
  const turn = (number: number) =>
    page.getByRole('button', { name: t('resultsPagination.page', { page: number }), exact: true }).click()
  const heading = page.getByRole('heading', {
    level: 2,
    name: new RegExp(t('planList.heading', { page: '#', count: '#' }).replaceAll('#', '\\d+')),
  })
  const isAt = async (number: number) => {
    await expect(heading).toHaveText(new RegExp(`\\b${number}\\b`))
    await expect(heading).toBeFocused()
    await expect(page.getByRole('article').first()).toBeInViewport()
  }
  await turn(2)
  await isAt(2)
  await turn(3)
  await isAt(3)
  await page.goBack()
  await isAt(2)
  await page.goBack()
  await isAt(1)
  await page.goForward()
  await page.goForward()
  await isAt(3)
  await page.reload()
  await expect(heading).toHaveText(/\b3\b/)
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: t('viewedPlan.back') })).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText(/\b3\b/)
  const sort = page.getByRole('combobox', { name: t('sortSelect.label') })
  await sort.focus()
  await sort.selectOption('price')
  await expect(heading).toHaveText(/\b1\b/)
  await expect(sort).toBeFocused()
  await expect(sort).toBeInViewport()
  // No dead press: below is the page before the site.
  await page.goBack()
  await expect(page).toHaveURL(/robots\.txt$/)
})

// Proves P-19.
test('starting over leaves no dead press of Back', async ({ page, texts }) => {
  const [home, plans] = [texts('location'), texts('plans')]
  await page.goto('/about-us')
  await chooseAPlan(page, home, texts('quote-steps'), texts('registration'))
  await page.goBack()
  await page.getByRole('button', { name: plans('startOver.button') }).click()
  await dialog(page)
    .getByRole('button', { name: plans('startOver.confirm') })
    .click()
  await expect(page.getByRole('textbox', { name: home('locationFields.zip') })).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
  await page.goForward()
  await expect(page.getByRole('textbox', { name: home('locationFields.zip') })).toHaveValue('')
})

test('Back closes a dialog and stays, Forward opens it again, and a dialog closed by its button leaves no entry @gate', async ({
  page,
  texts,
}) => {
  const [home, quote] = [texts('location'), texts('quote-steps')]
  const flow = quoteFlow(page, { home, quote })
  /** After Back has closed a dialog, Forward opens it again. */
  const backAndForward = async () => {
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('textbox', { name: home('locationFields.zip') }).fill('90001')
  await page.getByRole('button', { name: home('locationFields.verify') }).click()
  await backAndForward()
  await page.keyboard.press('Escape')
  await flow.location('33133')
  await flow.household({ self: 34 })
  await page.getByRole('checkbox').first().check()
  await flow.next()
  const question = (step: 'taxHousehold' | 'income') =>
    page.getByRole('heading', { level: 2, name: home(`wizardSteps.${step}.heading`, { year: 2026 }) })
  const estimate = page.getByRole('button', { name: quote('incomeFields.estimate') })
  await estimate.click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(question('income')).toBeVisible()
  await expect(estimate).toBeFocused()
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(question('taxHousehold')).toBeVisible()
  await expect(question('taxHousehold')).toBeInViewport()
  await page.goForward()
  await expect(question('income')).toBeVisible()

  await page.getByRole('textbox', { name: quote('incomeFields.income') }).fill('9000')
  await flow.next()
  await backAndForward()
  await dialog(page)
    .getByRole('button', { name: quote('lowIncomeDialog.adjust') })
    .click()
  await expect(page.getByRole('button', { name: quote('coverageQuestion.no') })).toBeVisible()
  await page.goBack()
  await expect(question('income')).toBeVisible()
})

test('Back leads through the application step by step, and a change can be cancelled', async ({
  page,
  request,
  texts,
}) => {
  test.slow()
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplicationOfOne(page, request)
  const bodies = sentBodies(page)
  await flow.alone('30000')
  const saves = bodies.length
  for (const step of ['financial', 'primary', 'contact'] as const) {
    await page.goBack()
    await flow.isAt(step)
  }
  await page.goForward()
  await flow.isAt('primary')
  await page.goForward()
  await page.goForward()
  await flow.isAt('consent')
  expect(bodies).toHaveLength(saves)

  await page
    .getByRole('button', { name: `${t('reviewAnswers.change')} ${t('applicationSteps.contact.title')}` })
    .click()
  await flow.isAt('contact')
  await flow.write(flow.line(t('contactFields.phone')), '3055550188')
  await page.goBack()
  await flow.isAt('consent')
  await page.goForward()
  await flow.isAt('contact')
  await page.getByRole('button', { name: t('applicationFrame.cancelChange') }).click()
  await flow.isAt('consent')
  await expect(page.getByText('(305) 555-0199').filter({ visible: true }).first()).toBeVisible()
  expect(bodies).toHaveLength(saves)
  await page.goBack()
  await flow.isAt('financial')
  // An answer that changed since its save is saved before the next step.
  await flow.write(page.getByRole('textbox', { name: t('financialFields.annualIncome') }), '31000')
  await page.goForward()
  await expect(flow.heading('financial')).toBeVisible()
  await flow.next('consent')
  expect(bodies).toHaveLength(saves + 1)
})

test('whoever asks for the application is there after logging in, and Back leads from the password to the identifier', async ({
  page,
  texts,
}) => {
  const t = texts('login')
  const { email } = demoPeople.started
  await page.goto('/lead')
  await expect(page).toHaveURL('/login')
  const identifier = page.getByRole('textbox', { name: t('identifierStep.email') })
  const secret = page.getByLabel(t('passwordStep.password'), { exact: true })
  await identifier.fill(email)
  await page.keyboard.press('Enter')
  await expect(secret).toBeVisible()
  await page.goBack()
  await expect(identifier).toHaveValue(email)
  await page.goForward()
  await secret.fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lead')
})
