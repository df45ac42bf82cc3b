import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { priceAnswersFor, withPersonAnswers } from '#domain/household/price-answers.ts'
import { signedApplicationBody } from '#mocks/fixtures/application-body.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { applicationFlow } from './application-flow.ts'
import { addCare } from './care-flow.ts'
import { expect, test } from './fixtures.ts'
import { storedKeysOf } from './lead-session.ts'
import { pdfPages } from './pdf-pages.ts'
import { quoteFlow, type QuoteTexts } from './quote-flow.ts'
import { openFlowAt } from './quote-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** Estimates $33,540 a year from wages by the hour, and goes on with it. */
async function estimateWages(page: Page, { home, quote }: QuoteTexts): Promise<void> {
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: quote('estimatorDialog.sources.wages') }).check()
  await dialog.getByRole('button', { name: quote('estimatorDialog.continue') }).click()
  await dialog
    .getByRole('combobox', { name: quote('estimatorDialog.payMethod') })
    .selectOption({ label: quote('estimatorDialog.payMethods.hourly') })
  await dialog.getByRole('textbox', { name: quote('estimatorDialog.wages.hourlyRate') }).fill('21.50')
  await dialog.getByRole('textbox', { name: quote('estimatorDialog.wages.hoursWeek') }).fill('30')
  await dialog.getByRole('button', { name: quote('estimatorDialog.use') }).click()
  await quoteFlow(page, { home, quote }).next()
}

// Proves P-95, P-96, P-98, P-101, F-73, F-75 and A-78.
test('a quote goes along to the agent, the portal and the application, until the log-out @gate @in-spanish', async ({
  page,
  request,
  texts,
}) => {
  test.slow()
  const [sheet, plans, registration] = [texts('agent-sheet'), texts('plans'), texts('registration')]
  const [home, quote, t] = [texts('location'), texts('quote-steps'), texts('application')]
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await estimateWages(page, { home, quote })
  await flow.coverage('no')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await addCare(page, texts('care'), { doctors: ['ruiz'], medicines: ['metf'] })
  for (const at of [1, 2])
    await cards
      .nth(at)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await cards.first().getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeFocused()

  const entry = page.getByRole('button', { name: sheet('entry.open') })
  const dialog = page.getByRole('dialog', { name: sheet('dialog.title') })
  /** Returns the sheet's text once it has a late part: the service is asked how to reach the user while the sheet is open. */
  const read = async (late = sheet('questions.title')) => {
    await entry.click()
    await expect(dialog.getByRole('region', { name: sheet('questions.title') })).toBeVisible()
    await expect(dialog.getByText(sheet('care.loading'))).toHaveCount(0)
    await expect(dialog).toContainText(late)
    return dialog.innerText()
  }
  const before = await read()
  for (const text of ['$33,540', sheet('household.marketplacePlan.no')]) expect(before).toContain(text)
  expect(before).toContain(sheet('income.given.hourly', { pay: '$21.50', hours: 30, times: 52 }))
  for (const name of [/Ruiz/, /metFORMIN/i]) expect(before).toMatch(name)
  await expect(dialog.getByRole('region', { name: sheet('plan.comparedTitle') }).getByRole('term')).toHaveCount(2)
  const paper = await pdfPages(page)
  expect(paper).toHaveLength(1)
  for (const text of [sheet('dialog.title'), '$33,540', 'Ruiz', sheet('questions.premium'), sheet('notes')])
    expect(paper[0]).toContain(text)
  expect(paper[0]).not.toContain(registration('createAccountForm.firstName'))
  await page.keyboard.press('Escape')
  await expect(entry).toBeFocused()

  const screen = registrationFlow(page, registration)
  await screen.field('email').fill(`ana.${randomUUID()}@example.com`)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  await screen.code.fill(verificationCode)
  await screen.verify.click()
  await expect(page).toHaveURL(/\/lead$/)

  const application = applicationFlow(page, t)
  await application.contact()
  await application.address()
  await application.next('primary')
  await application.person({ firstName: 'Ana', age: 34, gender: 'female', status: 'citizen' })
  await application.next('financial')
  const income = page.getByRole('textbox', { name: t('financialFields.annualIncome') })
  await expect(income).toHaveValue('')
  const offer = page.getByRole('button', { name: t('financialFields.useTold') })
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(income).toHaveValue('33,540')
  await expect(income).toBeFocused()
  await expect(page.getByRole('checkbox', { name: t('financialFields.source.employed') })).toBeChecked()
  await expect(offer).toHaveCount(0)

  await page.goto('/portal/status')
  const registered = await read(sheet('facts.reachedBy'))
  for (const text of ['$33,540', 'Ruiz', 'Ana ', 'ana.', sheet('facts.contact'), sheet('facts.reachedBy')])
    expect(registered).toContain(text)
  expect(await pdfPages(page)).toHaveLength(1)
  await page.keyboard.press('Escape')
  expect(await storedKeysOf(page)).toContain('quoteHandover')

  // Sent from another tab, say: the sheet then has the reference.
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const { members, ...signed } = signedApplicationBody()
  const sent = await request.put(`/crm/applications/${token ?? ''}`, {
    data: { ...signed, members: members.slice(0, 1) },
  })
  const { submissionId } = (await sent.json()) as { readonly submissionId: string }
  expect(before).toContain(sheet('facts.referenceLater'))
  await page.reload()
  expect(await read()).toContain(submissionId)
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts('common')('siteHeader.logOut') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => storedKeysOf(page)).toEqual([])
})

// Proves P-95 and P-99.
test('the sheet of a plan on the screen names it so, and prints alone on one page @gate @in-english', async ({
  page,
  texts,
}) => {
  const sheet = texts('agent-sheet')
  await openFlowAt(page, atResults())
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: texts('plans')('viewedPlan.back') })).toBeVisible()
  await page.getByRole('button', { name: sheet('entry.open') }).click()
  const dialog = page.getByRole('dialog', { name: sheet('dialog.title') })
  await expect(dialog.getByRole('heading', { level: 3, name: sheet('plan.viewed') })).toBeVisible()
  await expect(dialog.getByText(sheet('income.typed'))).toBeVisible()
  const paper = await pdfPages(page)
  expect(paper).toHaveLength(1)
  expect(paper[0]).toContain(sheet('madeBy.how'))
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: texts('plans')('viewedPlan.back') })).toBeVisible()
})

/** A couple and a child: tobacco, an offer of a job, Medicare by age and probable Medicaid. Pregnancy is unanswered. */
const family = [applicant('primary', 38), applicant('spouse', 66), applicant('dependent', 7)]
const no = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' } as const
const answers = [{ ...no, tobacco: 'yes', jobOffer: 'yes', pregnancy: null } as const, no, no].reduce(
  (all, given, at) => withPersonAnswers(all, at, given),
  priceAnswersFor(family, null),
)

test.describe('before a deadline that a court may change', () => {
  test.use({ day: '2026-11-22T12:00:00-05:00' })

  // Proves P-95 and P-99.
  test('the sheet of a family with five of six answers is one page @in-spanish', async ({ page, texts }) => {
    const [sheet, plans] = [texts('agent-sheet'), texts('plans')]
    const search = criteria({ planYear: 2027, householdMembers: family, income: 52_000 })
    await openFlowAt(page, atResults({ criteria: search, priceAnswers: answers }))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    for (const at of [0, 1, 2])
      await cards
        .nth(at)
        .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
        .check()
    await cards.first().getByRole('button').last().click()
    await expect(
      page.getByRole('heading', { level: 1, name: texts('registration')('createAccount.title') }),
    ).toBeFocused()
    await page.getByRole('button', { name: sheet('entry.open') }).click()
    const dialog = page.getByRole('dialog', { name: sheet('dialog.title') })
    await expect(dialog.getByText(sheet('answers.jobOffer'))).toBeVisible()
    await expect(dialog.getByRole('region', { name: sheet('plan.comparedTitle') }).getByRole('term')).toHaveCount(2)
    const paper = await pdfPages(page)
    expect(paper).toHaveLength(1)
    for (const text of [sheet('answers.tobacco'), sheet('notes'), sheet('madeBy.how')]) expect(paper[0]).toContain(text)
  })
})
