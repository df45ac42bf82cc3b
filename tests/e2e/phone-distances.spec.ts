import type { Locator } from '@playwright/test'

import { placeOf } from '#domain/quote/criteria.ts'
import { applicationBody, filledDependent, filledMember } from '#mocks/fixtures/application-body.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { applicationFlow, bornAged } from './application-flow.ts'
import { axeFindings } from './axe-findings.ts'
import { showFonts } from './card-places.ts'
import { addCare } from './care-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplication, person, registeredLead } from './lead-session.ts'
import { openFlowAt } from './quote-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** How far a phone's visitor scrolls, with a tenth of room, in CSS pixels. */

test.use({ viewport: { width: 390, height: 844 } })

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

/** A person of 34 there, on $31,000 a year, with the given changes. */
const onePerson = (changes = {}) =>
  atResults({
    criteria: criteria({ ...hialeah, householdMembers: [applicant('primary', 34)], income: 31_000, ...changes }),
  })

/** The distance of an element from the top of the page, without the bar that only a trial has. */
const topOf = (element: Locator) =>
  element.evaluate((box) => {
    const bar = document.querySelector('.trial-bar')?.getBoundingClientRect().height ?? 0
    return box.getBoundingClientRect().top + window.scrollY - bar
  })

test.describe('on a phone, whose scroll bar takes no width', () => {
  test.use({ isMobile: true, hasTouch: true })

  // Proves C-86.
  test('the ZIP field and its button are on the first screen of a phone @gate', async ({ page, texts, language }) => {
    const t = texts('location')
    await page.goto(language === 'es' ? '/es' : '/')
    await expect(page.locator('html[data-live]')).toBeAttached()
    await showFonts(page)
    const verify = page.getByRole('button', { name: t('locationFields.verify') })
    for (const [width, height, most] of [
      [390, 844, 640],
      [360, 640, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bottom = async (element: Locator) => (await topOf(element)) + ((await element.boundingBox())?.height ?? 0)
      expect(await bottom(page.getByRole('textbox', { name: t('locationFields.zip') }))).toBeLessThanOrEqual(most)
      expect(await bottom(verify)).toBeLessThanOrEqual(most)
    }
  })
})

// Proves P-89 and A-94.
test('the first fields of the registration and of its code are on the first screen @gate', async ({ page, texts }) => {
  const [plans, t] = [texts('plans'), texts('registration')]
  await openFlowAt(page, family())
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: plans('planCard.choose') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeFocused()
  const screen = registrationFlow(page, t)
  await showFonts(page)
  expect(await topOf(screen.field('email'))).toBeLessThanOrEqual(462)
  // From the last tick to the whole button; what is known before an account stands before the terms.
  const end = (await topOf(screen.submit)) + ((await screen.submit.boundingBox())?.height ?? 0)
  expect(end - (await topOf(page.getByRole('checkbox').last()))).toBeLessThanOrEqual(480)
  const explained = page.getByRole('heading', { name: t('notices.heading') })
  expect(await topOf(explained)).toBeLessThan(await topOf(page.getByRole('checkbox').first()))
  const row = page.getByRole('button', { name: new RegExp(plans('chosenPlan.label', { year: 2026 })), expanded: false })
  await row.click()
  await expect(page.getByText(t('createAccount.premium'))).toBeVisible()

  await screen.field('email').fill('ana.telefono@example.com')
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  expect(await topOf(screen.code)).toBeLessThanOrEqual(363)
})

// Proves F-103.
test('the first field of the application is on the first screen of a phone @gate', async ({ page, request }) => {
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  const form = page.locator('form')
  await expect(form).toBeVisible()
  await showFonts(page)
  expect(await topOf(form.getByRole('textbox').first())).toBeLessThanOrEqual(518)
})

test('the signature of a family of three is near its answers, which open in place @gate', async ({
  page,
  request,
  texts,
  language,
}) => {
  test.slow()
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const child = (at: number, age: number, ssn: string) =>
    filledDependent({ id: `dependent-${at}`, dob: bornAged(age), quotedAge: age, ssn })
  const token = await registeredLead(request, [person('primary', 34), person('dependent', 7), person('dependent', 5)])
  await request.put(`/crm/applications/${token}`, {
    data: applicationBody({
      members: [filledMember({ dob: bornAged(34) }), child(1, 7, '219099922'), child(2, 5, '219099933')],
    }),
  })
  await openApplication(page, token)
  await expect(flow.button('next')).toBeVisible()
  await flow.incomes(['42000'])
  await flow.next('dependents')
  await flow.next('consent')
  await showFonts(page)
  // The plan with its price is read before the signature (P-89).
  const row = page.getByRole('button', { name: new RegExp(texts('plans')('planPrice.unit')), expanded: false })
  expect(await topOf(row)).toBeLessThan(await topOf(page.locator('canvas')))
  // The consent above it is on the page in full (F-52).
  expect(await topOf(page.locator('canvas'))).toBeLessThanOrEqual(4_460)
  const title = t('applicationSteps.primary.title')
  await page.getByRole('button', { name: t('reviewAnswers.show', { title }), expanded: false }).click()
  await expect(page.getByText(formatTypedDay(bornAged(34), language), { exact: true })).toBeVisible()
})

// Proves P-107.
test('a comparison of three shows what differs on the first screen, with nothing over a control @gate', async ({
  page,
  texts,
}) => {
  // Examines the whole page twice.
  test.slow()
  const [plans, t] = [texts('plans'), texts('comparison')]
  await openFlowAt(page, family())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  for (const at of [0, 1, 2])
    await cards
      .nth(at)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
  await showFonts(page)
  const fold = dialog.getByRole('button', {
    name: new RegExp(t('comparePhone.same', { count: 0 }).replace(/\(.*/, '')),
  })
  await expect(fold).toBeInViewport({ ratio: 1 })
  const top = (await dialog.boundingBox())?.y ?? 0
  const first = await dialog.getByRole('row').nth(2).boundingBox()
  expect((first?.y ?? Infinity) - top).toBeLessThanOrEqual(198)
  const whole = () =>
    dialog.evaluate((box) => [...box.children].reduce((sum, { scrollHeight }) => sum + scrollHeight, 0))
  expect(await whole()).toBeLessThanOrEqual(1_540)
  expect(await axeFindings(page)).toEqual([])
  await fold.click()
  await dialog.getByRole('button', { name: t('comparePhone.plans') }).scrollIntoViewIfNeeded()
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(dialog.getByRole('switch', { name: plans('compareDialog.onlyDifferences') })).toBeVisible()
})

/** Who looks at a plan, whether the credit is given up, and whether the visitor lists doctors and medicines. */
const lookers = {
  'a family': { session: family },
  'one person': { session: () => onePerson() },
  'one person without the credit': { session: () => onePerson({ forceZeroSubsidy: true }) },
  'one person with doctors and medicines': { session: () => onePerson(), care: true },
}

// Proves P-105.
test("everyone has a plan's price and its button on the first screen, and its sections in rows @gate", async ({
  page,
  texts,
}) => {
  test.slow()
  const [plans, t] = [texts('plans'), texts('plan-page')]
  for (const [who, looker] of Object.entries(lookers)) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openFlowAt(page, looker.session())
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    if ('care' in looker) {
      // A phone has their button in the row of the filters.
      await page.setViewportSize({ width: 1280, height: 900 })
      await addCare(page, texts('care'), { doctors: ['ruiz', 'benn'], medicines: ['metf', 'ator'] })
      await page.setViewportSize({ width: 390, height: 844 })
    }
    await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await showFonts(page)
    const choose = page.getByRole('button', { name: new RegExp(`^${plans('planCard.choose')}`) })
    expect(await topOf(choose), who).toBeLessThanOrEqual(462)
    const whole = () => page.evaluate(() => document.documentElement.scrollHeight)
    expect(await whole(), who).toBeLessThanOrEqual(5_500)
    const title = t('planSheet.sections.limits')
    await page.getByRole('button', { name: title, expanded: false }).click()
    await expect(page.getByRole('region', { name: title }).getByRole('table').first()).toBeVisible()
    await page.getByRole('button', { name: t('planSheet.tools'), expanded: false }).click()
    await expect(page.getByRole('switch', { name: plans('languagesSwitch.label') })).toBeVisible()
    // The longest of these pages is examined for all.
    if ('care' in looker) expect(await axeFindings(page)).toEqual([])
    // A tablet's button is as wide as its words.
    await page.setViewportSize({ width: 768, height: 1024 })
    expect((await choose.boundingBox())?.width ?? Infinity, who).toBeLessThanOrEqual(200)
    // Its tools have two rows.
    const paper = await page.getByRole('button', { name: texts('paper')('button.open', { count: 1 }) }).boundingBox()
    const sheet = await page.getByRole('button', { name: texts('agent-sheet')('entry.open') }).boundingBox()
    expect(sheet?.y, who).toBe(paper?.y)
  }
})
