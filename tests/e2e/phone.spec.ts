import { randomUUID } from 'node:crypto'

import type { Locator } from '@playwright/test'

import { applicationFlow, bornAged } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplication, person, registeredLead } from './lead-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** What a visitor does with a finger on a phone, with motion on. */

async function type(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.fill(text)
}

test('a finger answers the quote, chooses a plan and registers', async ({ page, texts }) => {
  test.slow()
  const [home, quote, plans] = [texts('home'), texts('quote'), texts('plans')]
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  const next = () => page.getByRole('button', { name: home('wizardCard.next'), exact: true }).tap()
  await page.goto('/')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await type(page.getByRole('textbox', { name: home('locationFields.zip') }), '33133')
  await next()
  await page.getByRole('checkbox', { name: quote('applicantFields.self') }).tap()
  await type(page.getByRole('textbox', { name: quote('applicantFields.selfAge') }), '34')
  await next()
  await page.getByRole('checkbox', { name: quote('scenarios.JustMe.label') }).tap()
  await next()
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await type(page.getByRole('textbox', { name: quote('incomeFields.income') }), '42000')
  await next()
  await page.getByRole('button', { name: quote('coverageQuestion.no') }).tap()
  const plan = page.getByRole('article').first()
  await plan.getByRole('button', { name: plans('planCard.choose') }).tap()
  await type(screen.field('email'), `ana.${randomUUID()}@example.com`)
  await type(screen.field('firstName'), 'Ana')
  await type(screen.field('lastName'), 'Torres')
  await type(screen.password, 'una-clave-larga')
  await page.getByRole('checkbox').tap({ position: { x: 5, y: 5 } })
  await screen.submit.tap()
  await screen.isVerifying()
  await type(screen.code, '123456')
  await screen.verify.tap()
  await expect(page).toHaveURL(/\/lead$/)
})

test('a finger fills in the application, goes back in it, signs and sends it', async ({ page, request, texts }) => {
  test.slow()
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const next = () => flow.button('next').tap()
  await openApplication(page, await registeredLead(request, [person('primary', 34, false)]))
  await type(flow.line(t('contactFields.phone')), '3055550199')
  await page.getByRole('radio').first().tap()
  await next()
  await flow.isAt('address')
  await flow.line(t('addressFields.street')).tap()
  await flow.line(t('addressFields.street')).pressSequentially('1200 Cor')
  await page.getByRole('listbox').getByRole('option').first().tap()
  await expect(flow.line(t('addressFields.city'))).not.toHaveValue('')
  await next()
  await flow.isAt('primary')
  await type(flow.line(t('memberFields.firstName')), 'Ana')
  await type(flow.line(t('memberFields.lastName')), 'Torres')
  await type(flow.line(t('memberFields.dateOfBirth')), bornAged(34))
  await flow.line(t('memberFields.gender')).selectOption({ label: t('memberFields.genders.female') })
  await next()
  await flow.isAt('financial')
  await page.goBack()
  await flow.isAt('primary')
  await page.goForward()
  await flow.isAt('financial')
  await expect(flow.heading('financial')).toBeInViewport()
  await type(page.getByRole('textbox', { name: t('financialFields.annualIncome') }), '30000')
  await page.getByRole('checkbox', { name: t('financialFields.source.employed') }).tap()
  await type(page.getByRole('textbox', { name: t('financialFields.occupation') }), 'Cook')
  await next()
  await flow.isAt('review')
  await flow.button('toSignature').tap()
  await flow.isAt('consent')
  await page.getByRole('tab', { selected: false }).tap()
  await type(flow.line(t('consentPanel.typedName')), 'Ana Torres')
  await page.getByRole('checkbox', { name: t('consentPanel.intent') }).tap()
  await flow.button('submit').tap()
  await expect(page).toHaveURL(/\/confirmation$/)
})

test('the menu and the questions answer a finger: Back closes the menu, and what was tapped stays in place', async ({
  page,
  texts,
}) => {
  const [common, menus, faq] = [texts('common'), texts('menus'), texts('faq')]
  const menu = page.getByRole('dialog', { name: common('siteHeader.menu') })
  const opener = page.getByRole('button', { name: common('siteHeader.menu') })
  await page.goto('/about-us')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const about = page.url()
  await opener.tap()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toHaveCount(0)
  expect(page.url()).toBe(about)
  await page.goForward()
  await menu.getByRole('link', { name: menus('links.benefits') }).tap()
  await expect(page).toHaveURL(/\/benefits$/)
  await expect(menu).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(about)
  await expect(menu).toHaveCount(0)

  await page.goto('/faqs')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const questions = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
  for (const index of [3, 6, 10]) {
    const question = questions.nth(index)
    await question.scrollIntoViewIfNeeded()
    const before = await question.boundingBox()
    await question.tap()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    // The browser's own correction of the scrolling, if any, comes with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const after = await question.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), faq('faqPage.title')).toBeLessThanOrEqual(2)
  }
})
