import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'

import { expect, test } from './fixtures.ts'
import { chooseAPlan, registrationFlow } from './registration-flow.ts'

// Proves A-8 and F-85.
test('a lead who chooses another plan and registers again keeps that plan through the log-in', async ({
  page,
  texts,
  allow,
}) => {
  const t = texts('registration')
  const login = texts('login')
  const screen = registrationFlow(page, t)
  // The service knows the email, and refuses a second account.
  allow(/409/)
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
  const plan = await page.getByRole('heading', { level: 2 }).first().innerText()
  await screen.field('email').fill(demoPeople.lead.email)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await expect(page.getByText(t('createAccountForm.planKept'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('verifyAccount.logIn'), exact: true })
    .click()
  await page.getByRole('textbox', { name: login('identifierStep.email') }).fill(demoPeople.lead.email)
  await page.keyboard.press('Enter')
  await page.getByLabel(login('passwordStep.password'), { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: texts('requote')('changes.title') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(plan)
})
