import { randomUUID } from 'node:crypto'

import { expect, test } from './fixtures.ts'
import { chooseAPlan, registrationFlow } from './registration-flow.ts'

const someone = () => `ana.${randomUUID()}@example.com`

// Proves.
test('a person registers by email, mistypes the code, asks for another and gets to the application @gate', async ({
  page,
  texts,
  allow,
}) => {
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  const email = someone()
  // The wrong code is refused on purpose.
  allow(/400/)
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)

  await screen.submit.click()
  await expect(page.getByRole('group', { name: texts('common')('errorSummary.title', { count: 5 }) })).toBeFocused()
  await page.getByRole('link', { name: t('issues.email.required') }).click()
  await expect(screen.field('email')).toBeFocused()
  await page.keyboard.type(email)
  await screen.names()
  await screen.accept()
  await expect(page.getByRole('link', { name: t('issues.terms.required') })).toHaveCount(0)

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/yti/register')) calls.push(request.postData() ?? '')
  })
  await screen.submit.dblclick()
  await screen.isVerifying()
  expect(calls).toHaveLength(1)
  expect(JSON.parse(calls[0] ?? '')).toMatchObject({
    account: { email, phone: '', firstName: 'Ana', lastName: 'Torres' },
    quoteDetails: { zipCode: '33133', county: 'Miami-Dade County', state: 'FL', totalHouseholdIncome: 42_000 },
    householdMembers: [
      { role: 'primary', age: 34, isApplyingForCoverage: true, annualIncome: 42_000 },
      { role: 'dependent', age: 7, isApplyingForCoverage: true, annualIncome: 0 },
    ],
  })

  await screen.code.fill('12345')
  await screen.verify.click()
  await expect(page.getByRole('link', { name: t('issues.code.sixDigits') })).toBeVisible()
  await screen.code.fill('000000')
  await screen.verify.click()
  await expect(page.getByText(t('failures.verify'))).toBeVisible()

  const sent = t('verifyForm.resent', { identifier: email })
  await page.getByRole('button', { name: t('verifyForm.resend') }).click()
  await expect(page.getByText(sent, { exact: true })).toBeVisible()
  await expect(page.getByText(sent, { exact: true })).toHaveCount(0, { timeout: 10_000 })
  await expect(page.getByRole('region', { name: t('codeLog.heading') })).toContainText(sent)

  await screen.code.fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lead$/)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(email)
})

// These phones have no account: the mocks' users have 0111 to 0115.
for (const [typed, shown] of [
  ['+1 305 555 0171', '(305) 555-0171'],
  ['(305) 555-0172', '(305) 555-0172'],
  ['305.555.0173', '(305) 555-0173'],
] as const)
  test(`a person registers by phone, written ${typed}`, async ({ page, texts }) => {
    const t = texts('registration')
    const screen = registrationFlow(page, t)
    await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
    await page.getByRole('tab', { name: t('createAccountForm.byPhone') }).click()
    await screen.field('phone').fill(typed)
    await expect(screen.field('phone')).toHaveValue(shown)
    await screen.names()
    await screen.accept()
    await screen.submit.click()
    await screen.isVerifying()
    await expect(page.getByText(t('verifyAccount.leadPhone', { identifier: shown }))).toBeVisible()
  })

// Proves.
test('going back and reloading keep what was typed, but not the password', async ({ page, texts }) => {
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  const email = someone()
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
  await screen.field('email').fill(email)
  await screen.names()
  await screen.accept()
  await page.getByRole('button', { name: t('createAccountForm.back') }).click()
  await page.getByRole('article').first().getByRole('button').last().click()
  await expect(screen.field('email')).toHaveValue(email)
  await expect(screen.field('firstName')).toHaveValue('Ana')
  await expect(screen.password).toHaveValue('')
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('una-clave-larga')

  await page.reload()
  await expect(screen.field('email')).toHaveValue(email)
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  await page.reload()
  await expect(screen.code).toBeVisible()
  await page.getByRole('button', { name: t('verifyForm.back') }).click()
  await expect(screen.field('email')).toHaveValue(email)
})

// Proves A-5.
test('the terms open over the form and close without a loss', async ({ page, texts }) => {
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  await chooseAPlan(page, texts('location'), texts('quote-steps'), t)
  await screen.field('firstName').fill('Ana')
  for (const document of ['terms', 'privacy'] as const) {
    const link = page
      .getByRole('checkbox')
      .locator('xpath=ancestor::label')
      .locator(`a[href$="/${document === 'terms' ? 'terms-and-conditions' : 'privacy-policy'}"]`)
    await link.click()
    await expect(page.getByRole('dialog', { name: texts(document)('title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link).toBeFocused()
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(screen.field('firstName')).toHaveValue('Ana')
})
