import { randomUUID } from 'node:crypto'

import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { expect, test } from './fixtures.ts'
import { foldedRows } from './folded-rows.ts'
import { quoteFlow } from './quote-flow.ts'
import { registrationFlow } from './registration-flow.ts'

test.use({ day: '2026-11-22T12:00:00-05:00' })

// Proves.
test('a person with an offer of a job reads what it means, from the list to the portal @gate @in-spanish', async ({
  page,
  texts,
}) => {
  const [plans, rests] = [texts('plans'), texts('price-answers')]
  const quote = texts('quote-steps')
  const flow = quoteFlow(page, { home: texts('location'), quote })
  await page.goto('/')
  await flow.location('33012')
  await flow.household({ self: 42 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await flow.income('40000')
  await flow.coverage('no')
  await expect(page.getByRole('article')).toHaveCount(10)
  await foldedRows(page, texts('plan-filters'), plans).openCredit('estimated')
  await page.getByRole('button', { name: plans('outcome.ask') }).click()
  const amount = '$340.66'
  const dialog = page.getByRole('dialog', { name: rests('sixThings.title') })
  const answer = (question: string, said: 'yes' | 'no') =>
    dialog
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: rests(`sixThings.${said}`) })
      .check()
  await answer(rests('sixThings.you.jobOffer', { amount }), 'yes')
  for (const question of ['medicare', 'status', 'tobacco', 'pregnancy', 'marriedApart'] as const)
    await answer(rests(`sixThings.you.${question}`), 'no')
  await dialog.getByRole('button', { name: rests('sixThings.done') }).click()
  const said = () => page.getByText(plans('outcome.detail.jobOffer', { amount })).filter({ visible: true })
  await expect(said()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(10)
  await foldedRows(page, texts('plan-filters'), plans).openCredit('nobody')
  await expect(said()).toBeVisible()
  await page.getByRole('article').first().getByRole('button').last().click()

  const registration = texts('registration')
  const screen = registrationFlow(page, registration)
  await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeFocused()
  await expect(said()).toBeVisible()
  await screen.field('email').fill(`oferta.${randomUUID()}@example.com`)
  await screen.names()
  await screen.accept()
  await page.getByRole('checkbox', { name: registration('createAccountForm.tellsAgent') }).check()
  await screen.submit.click()
  await screen.isVerifying()
  await expect(said()).toBeVisible()
  const told = page.waitForRequest(/\/yti\/agent-notes\//)
  await screen.code.fill(verificationCode)
  await screen.verify.click()
  await expect(page).toHaveURL(/\/lead$/)
  expect((await told).postDataJSON()).toMatchObject({ people: [{ age: 42, jobOffer: 'yes', tobacco: 'no' }] })
  expect((await (await told).response())?.status()).toBe(200)
  await expect(said()).toBeVisible()
  await page.goto('/portal/status')
  await expect(said()).toBeVisible()
})
