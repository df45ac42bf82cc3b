import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { applicationFlow } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { foldedRows } from './folded-rows.ts'
import { quoteFlow } from './quote-flow.ts'
import { search } from './quote-search.ts'
import { registrationFlow } from './registration-flow.ts'

/** A phone has the plan in a row that opens. */
const isFolded = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test.describe('beside each credit of a quote for 2027', () => {
  test.use({ day: '2026-11-22T12:00:00-05:00' })

  // Proves Q-141 and P-100.
  test('a family reads whose credit is improbable, from the list to the portal @gate @in-spanish', async ({
    page,
    texts,
  }) => {
    const plans = texts('plans')
    await search(page, { home: texts('location'), quote: texts('quote-steps') }, plans, {
      zip: '33012',
      self: 42,
      dependents: [12, 8],
      scenario: 'SelfDepsNoOneElse',
      income: '27600',
    })
    const reasons = plans('creditOutlook.reasons.medicaidOrChip', { count: 2 })
    const sentence = plans('creditOutlook.lower', { probable: '$716', credit: '$1,601', reasons })
    const said = () => page.getByText(sentence).filter({ visible: true })
    const who = plans('creditOutlook.chip.medicaidOrChip', { count: 2 })
    const chipOf = (kind: 'lower' | 'lowerCredit') =>
      plans(`creditOutlook.chip.${kind}`, { probable: '$716', who }).replace('$', '\\$')
    if (isFolded(page))
      await expect(
        page.getByRole('button', { name: new RegExp(`\\$1,601.*${chipOf('lower')}`), expanded: false }),
      ).toBeVisible()
    else await expect(said()).toBeVisible()

    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    if (!isFolded(page)) {
      for (const place of [0, 1]) await cards.nth(place).getByRole('checkbox').check()
      await page.getByRole('button', { name: plans('compareDock.compare') }).click()
      const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
      await expect(dialog.getByText(sentence)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await cards.first().getByRole('button').last().click()

    const registration = texts('registration')
    const screen = registrationFlow(page, registration)
    /** Opens the row in which a phone has the plan, which says the same in a few words. */
    const openPlan = async () => {
      if (!isFolded(page)) return
      const row = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(chipOf('lowerCredit')), expanded: false })
      await expect(row).toBeVisible()
      await row.click()
    }
    await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeFocused()
    await openPlan()
    await expect(said()).toBeVisible()
    await screen.field('email').fill(`familia.${randomUUID()}@example.com`)
    await screen.names()
    await screen.accept()
    await screen.submit.click()
    await screen.isVerifying()
    await openPlan()
    await expect(said()).toBeVisible()
    await screen.code.fill(verificationCode)
    await screen.verify.click()

    await expect(page).toHaveURL(/\/lead$/)
    await openPlan()
    await expect(said()).toBeVisible()
    // Sealed on the device: a reload and the portal know it, too.
    await page.reload()
    await openPlan()
    await expect(said()).toBeVisible()
    await page.goto('/portal/status')
    await expect(said()).toBeVisible()
  })

  // Proves Q-142.
  test('a person of 65 reads of Medicare at the question, in the panel and beside the credit @gate @in-english', async ({
    page,
    texts,
  }) => {
    const plans = texts('plans')
    const help = texts('eligibility')
    const quote = texts('quote-steps')
    const flow = quoteFlow(page, { home: texts('location'), quote })
    await page.goto('/')
    await flow.location('33012')
    await page.getByRole('checkbox', { name: quote('applicantFields.self') }).check()
    await page.getByRole('textbox', { name: quote('applicantFields.selfAge') }).fill('65')
    const you = quote('applicantFields.medicare.person.primary')
    await expect(page.getByText(quote('applicantFields.medicare.start', { person: you }))).toBeVisible()
    await flow.household({})
    await flow.scenario(quote('scenarios.JustMe.label'))
    await flow.income('48000')
    await flow.coverage('no')
    await foldedRows(page, texts('plan-filters'), plans).openCredit('nobody')
    const panel = page.getByRole('region', { name: help('householdPanel.title') })
    await expect(panel.getByRole('listitem')).toContainText(help('householdPanel.help.medicare'))
    const reasons = plans('creditOutlook.alone.medicare')
    // The folded row of three plans says it, too, once it is built.
    const credit = page.getByRole('group', { name: plans('creditBanner.label') })
    await expect(credit).toContainText(plans('creditOutlook.nobody', { reasons }))
    await expect(
      page.getByRole('link', { name: new RegExp(plans('creditOutlook.medicareLink')) }).first(),
    ).toHaveAttribute('href', /medicare\.gov/)
  })

  // Proves Q-68: the service's answer on extra savings wins over the poverty level of 206 %.
  test('children who probably get CHIP see no extra savings', async ({ page, texts }) => {
    const plans = texts('plans')
    const quote = texts('quote-steps')
    const flow = quoteFlow(page, { home: texts('location'), quote })
    await page.goto('/')
    await flow.location('33012')
    await flow.household({ dependents: [10, 6] })
    await page.getByRole('checkbox', { name: quote('scenarios.SpouseNotApplyingWithFilerAndDeps.label') }).check()
    await page
      .getByRole('checkbox', { name: quote('scenarios.MoreDependentsNotApplyingWithFilerAndDeps.label') })
      .check()
    await page.getByRole('textbox', { name: quote('scenarioFields.count') }).fill('1')
    await flow.next()
    await flow.income('80000')
    await flow.coverage('no')
    await foldedRows(page, texts('plan-filters'), plans).openCredit('nobody')
    const reasons = plans('creditOutlook.reasons.medicaidOrChip', { count: 2 })
    await expect(page.getByText(plans('creditOutlook.nobody', { reasons })).filter({ visible: true })).toBeVisible()
    const first = page.getByRole('article').first()
    await expect(first).toContainText('$7,000')
    await expect(first).toContainText('$23,785')
    await expect(page.getByText(plans('activeFilters.reason.extraSavings'))).toHaveCount(0)
    await expect(page.getByText(plans('planCard.extraSavings'), { exact: true })).toHaveCount(0)
  })

  // Proves F-95.
  test('a holder of a work permit reads that the credit is improbable, from the status to the portal @in-spanish', async ({
    page,
    texts,
  }) => {
    test.slow()
    const plans = texts('plans')
    await search(page, { home: texts('location'), quote: texts('quote-steps') }, plans, {
      zip: '33012',
      self: 35,
      scenario: 'JustMe',
      income: '48000',
    })
    await page.getByRole('article').first().getByRole('button').last().click()
    const screen = registrationFlow(page, texts('registration'))
    await screen.field('email').fill(`permiso.${randomUUID()}@example.com`)
    await screen.names()
    await screen.accept()
    await screen.submit.click()
    await screen.isVerifying()
    await screen.code.fill(verificationCode)
    await screen.verify.click()
    await expect(page).toHaveURL(/\/lead$/)

    const t = texts('application')
    const flow = applicationFlow(page, t)
    await flow.contact()
    await flow.address()
    await flow.next('primary')
    const reasons = plans('creditOutlook.alone.immigrationStatus', { year: 2027 })
    const beside = page.getByText(plans('creditOutlook.nobody', { reasons })).filter({ visible: true })
    const atStatus = page.getByText(t('memberFields.statusCredit', { year: 2027 })).filter({ visible: true })
    await expect(beside).toHaveCount(0)
    await flow.person({ firstName: 'Ana', age: 34, gender: 'female', status: 'workPermit' })
    await expect(atStatus).toBeVisible()
    if (isFolded(page)) {
      const chip = plans('creditOutlook.aloneChip.immigrationStatus')
      await page.getByRole('main').getByRole('button', { name: chip, expanded: false }).click()
    }
    await expect(beside).toBeVisible()
    await flow.next('financial')
    await flow.incomes(['48000'])
    await flow.next('consent')
    await expect(atStatus).toBeVisible()
    await flow.sign('Ana Torres')
    await flow.submit()
    await expect(page).toHaveURL(/\/confirmation$/)
    await expect(beside.first()).toBeVisible()
    await page.getByRole('link', { name: t('afterSending.screen.portal') }).click()
    await expect(page).toHaveURL(/\/portal\/status$/)
    await expect(beside).toBeVisible()
  })
})
