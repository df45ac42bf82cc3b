import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { noFilters } from '#domain/plans/filters.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { initialView } from '#domain/quote/session.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { applicationFlow } from './application-flow.ts'
import { cardsOnScreen, movedCards, showFonts } from './card-places.ts'
import { restingPlace, touch } from './finger.ts'
import { expect, test } from './fixtures.ts'
import { watchShifts } from './layout-shifts.ts'
import { keyboard } from './keyboard.ts'
import { openAnsweredApplication } from './lead-session.ts'
import { openFlowAt } from './quote-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** A visitor's acts with a finger on a phone, with motion on. */

async function type(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.fill(text)
}

/** Scrolls by a finger, and ends once the page has stopped. */
async function swipeUp(page: Page, distance: number): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touchAt = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 195, y }] })
  await touchAt('touchStart', 750)
  for (let moved = 50; moved <= distance; moved += 50) await touchAt('touchMove', 750 - moved)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await restingPlace(page)
}

test('a finger answers questions, chooses a plan and registers @gate @in-english', async ({ page, texts }) => {
  const [home, quote, plans] = [texts('location'), texts('quote-steps'), texts('plans')]
  const t = texts('registration')
  const screen = registrationFlow(page, t)
  const next = () => page.getByRole('button', { name: home('wizardCard.next'), exact: true }).tap()
  const draft = { ...emptyDraft, location: atResults().draft.location }
  await openFlowAt(page, { phase: 'quote', step: 'household', draft, results: null })
  await expect(page.locator('html[data-live]')).toBeAttached()
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
  await screen.names()
  await type(screen.password, 'una-clave-larga')
  await page.getByRole('checkbox').tap({ position: { x: 5, y: 5 } })
  await screen.submit.tap()
  await screen.isVerifying()
})

test('plans that come late move nothing under a finger, and take their places when asked', async ({ page, texts }) => {
  const plans = texts('plans')
  const shifts = await watchShifts(page)
  let comeOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    comeOn = resolve
  })
  await page.route('**/quoter/search', async (route) => {
    const { offset } = route.request().postDataJSON() as { readonly offset: number }
    if (offset > 0) await held
    await route.continue()
  })
  await openFlowAt(page, atResults({ view: { ...initialView, filters: noFilters, sort: 'deductible' } }))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  for (const distance of [650, 650]) await swipeUp(page, distance)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  const before = await cardsOnScreen(cards)
  const shiftsBefore = await shifts()

  comeOn()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const show = page.getByRole('button', {
    name: new RegExp(plans('arrivedPlans.deductible', { count: 2 }).replace('2', '\\d+')),
  })
  await expect(show).toBeVisible()
  expect(movedCards(before, await cardsOnScreen(cards))).toEqual([])
  expect(await shifts()).toBe(shiftsBefore)
  await show.tap()
  await expect(show).toHaveCount(0)
  await expect(cards.first()).toBeInViewport()
  expect(movedCards(before, await cardsOnScreen(cards))).not.toEqual([])
})

test('a finger goes through the application, back in it, signs and sends it; Back from there passes the form @gate @in-spanish', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const next = () => flow.button('next').tap()
  await openAnsweredApplication(page, request)
  // It opens where the saved answers end.
  await expect(flow.heading('financial')).toBeVisible()
  for (const step of ['primary', 'contact'] as const) {
    await flow.button('previous').tap()
    await flow.isAt(step)
  }
  await flow.line(t('addressFields.street')).tap()
  await flow.line(t('addressFields.street')).fill('')
  await flow.line(t('addressFields.street')).pressSequentially('1200 Cor')
  await page.getByRole('listbox').getByRole('option').first().tap()
  await next()
  await flow.isAt('primary')
  await next()
  await flow.isAt('financial')
  await page.goBack()
  await flow.isAt('primary')
  await page.goForward()
  await flow.isAt('financial')
  await expect(flow.heading('financial')).toBeInViewport()
  await type(page.getByRole('textbox', { name: t('financialFields.annualIncome') }), '0')
  await next()
  await flow.isAt('consent')
  await page.getByRole('tab', { selected: false }).tap()
  await type(flow.line(t('consentPanel.typedName')), 'Ana Torres')
  await page.getByRole('checkbox', { name: t('consentPanel.intent') }).tap()
  await flow.button('submit').tap()
  await expect(page).toHaveURL(/\/confirmation$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/portal\/status$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

const hialeah = placeOf({ fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33012' })

/** A parent of 42 with children of 12 and 8 in Hialeah, on $27,600 a year. */
const family = () =>
  atResults({
    criteria: criteria({
      ...hialeah,
      householdMembers: [applicant('primary', 42), applicant('dependent', 12), applicant('dependent', 8)],
      income: 27_600,
    }),
  })

/** One person of 55 at the same place, on $48,000 a year, whose list has the longest sentence about its order. */
const alone = () =>
  atResults({ criteria: criteria({ ...hialeah, householdMembers: [applicant('primary', 55)], income: 48_000 }) })

for (const [who, session] of [
  ['family', family],
  ['person', alone],
] as const)
  // Proves P-84.
  test(`the first card of a ${who} starts on the first screen of a phone`, async ({ page }) => {
    await openFlowAt(page, session())
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await showFonts(page)
    const top = await page
      .getByRole('article')
      .first()
      .evaluate((card) => {
        // Only a trial has this bar.
        const bar = document.querySelector('.trial-bar')?.getBoundingClientRect().height ?? 0
        return card.getBoundingClientRect().top + window.scrollY - bar
      })
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThanOrEqual(500)
  })

for (const hand of ['a finger', 'keys'] as const)
  // Proves P-88.
  test(`${hand} on a phone compare three plans and choose one @in-spanish`, async ({ page, texts }) => {
    const [plans, comparison] = [texts('plans'), texts('comparison')]
    const keys = keyboard(page)
    await openFlowAt(page, family())
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    await expect(page.locator('html[data-live]')).toBeAttached()
    const names: string[] = []
    for (const at of [0, 1, 2]) {
      const card = cards.nth(at)
      names.push((await card.getByRole('heading', { level: 3 }).textContent()) ?? '')
      const box = card.getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      if (hand === 'keys') await keys.choose(box)
      else await box.tap()
      await expect(box).toBeChecked()
    }
    const press = (control: Locator) => (hand === 'keys' ? keys.press(control) : touch(control))
    await press(page.getByRole('button', { name: plans('compareDock.compare') }))
    const compared = page.getByRole('dialog', { name: plans('compareDialog.title') })
    const choose = compared.getByRole('button', {
      name: new RegExp(`^${comparison('compareBar.choose', { letter: '[ABC]' })}`),
    })
    await expect(choose).toHaveCount(3)
    for (const at of [0, 1, 2]) await expect(choose.nth(at)).toBeInViewport({ ratio: 1 })
    await press(choose.nth(1))
    await expect(
      page.getByRole('heading', { level: 1, name: texts('registration')('createAccount.title') }),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText(names[1] ?? '')
  })

test('the list of plans is found where it was left, after the comparison and after the registration', async ({
  page,
  texts,
}) => {
  const [plans, registration] = [texts('plans'), texts('registration')]
  await openFlowAt(page, atResults())
  await expect(page.locator('html[data-live]')).toBeAttached()
  const cards = page.getByRole('article')
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY))
  const comparison = page.getByRole('dialog', { name: plans('compareDialog.title') })
  for (const index of [0, 1])
    await cards
      .nth(index)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  // Cards grow by a line when all plans are known.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.evaluate(() => {
    window.scrollTo({ top: 1800, behavior: 'instant' })
  })
  const closings = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => comparison.getByRole('button', { name: texts('common')('dialog.close') }).tap(),
  ]
  for (const close of closings) {
    await touch(page.getByRole('button', { name: plans('compareDock.compare') }))
    await expect(comparison).toBeVisible()
    await close()
    await expect(comparison).toHaveCount(0)
    await expect(page.getByRole('button', { name: plans('compareDock.compare') })).toBeFocused()
    await expect.poll(scrollTop).toBe(1800)
  }

  const choose = cards.nth(2).getByRole('button', { name: plans('planCard.choose') })
  const chooseAndGoBack = async () => {
    await choose.evaluate((button) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    const before = await scrollTop()
    await touch(choose)
    await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeFocused()
    await page.goBack()
    await expect(choose).toBeInViewport()
    await expect.poll(scrollTop).toBe(before)
  }
  await chooseAndGoBack()
  await page.getByRole('button', { name: plans('resultsPagination.next'), exact: true }).tap()
  await expect(page.getByRole('button', { name: plans('resultsPagination.page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await chooseAndGoBack()
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
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')
  for (const index of [3, 6, 10]) {
    const question = questions.nth(index)
    await question.scrollIntoViewIfNeeded()
    const before = await question.boundingBox()
    await question.tap()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    // The browser corrects the scroll position in the next frame, if at all.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const after = await question.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), faq('faqPage.title')).toBeLessThanOrEqual(2)
  }
})
