import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { applicationFlow } from './application-flow.ts'
import { creditSaved } from './credit-saved.ts'
import { expect, test } from './fixtures.ts'
import { foldedRows } from './folded-rows.ts'
import { type Household, type QuoteTexts, quoteFlow } from './quote-flow.ts'
import { registrationFlow } from './registration-flow.ts'

const withoutMarks = (text: string) => text.replace(/<\/?b>/g, '')

interface Search extends Household {
  readonly zip: string
  readonly scenario: 'JustMe' | 'SelfDepsNoOneElse' | 'SelfSpouseNoOneElse'
  readonly income: string
}

async function search(
  page: Page,
  texts: QuoteTexts,
  plans: TFunction<'plans'>,
  { zip, scenario, income, ...who }: Search,
) {
  const flow = quoteFlow(page, texts)
  await page.goto('/')
  await flow.location(zip)
  await flow.household(who)
  await flow.scenario(texts.quote(`scenarios.${scenario}.label`), who.spouse === undefined ? 'checkbox' : 'radio')
  await flow.income(income)
  await flow.coverage('no')
  await expect(page.getByRole('heading', { level: 1, name: plans('results.recommendedPlans') })).toBeFocused()
}

// Proves.
test('a family sees who is probably in Medicaid or CHIP, and asks for prices of the adult only @gate @in-spanish', async ({
  page,
  texts,
}) => {
  const plans = texts('plans')
  const help = texts('eligibility')
  await search(page, { home: texts('location'), quote: texts('quote-steps') }, plans, {
    zip: '33012',
    self: 42,
    dependents: [12, 8],
    scenario: 'SelfDepsNoOneElse',
    income: '27600',
  })
  const rows = foldedRows(page, texts('plan-filters'), plans)
  await rows.openCredit('estimated')
  const panel = page.getByRole('region', { name: help('householdPanel.title') })
  await expect(panel.getByRole('listitem')).toHaveText([
    new RegExp(`42 · .*94`),
    new RegExp(`12 · ${help('householdPanel.help.medicaidChip').replace(/[()]/g, '\\$&')}`),
    new RegExp(`8 · ${help('householdPanel.help.medicaidChip').replace(/[()]/g, '\\$&')}`),
  ])
  await panel.getByRole('button', { name: help('householdPanel.only.self') }).click()
  await expect(creditSaved(page, plans, '$661')).toBeVisible()
  // 705.01 − 661.
  await expect(page.getByRole('article').filter({ hasText: '$705.01' }).first()).toContainText(/\$44\s*\.01/)
  // A phone's row stays open, and the focus is where the pressed button was.
  const everyone = panel.getByRole('button', { name: help('householdPanel.everyone') })
  await expect(everyone).toBeFocused()
  await everyone.click()
  await expect(creditSaved(page, plans, '$1,480')).toBeVisible()
})

// Proves Q-102.
test('a couple above 400 % of the poverty level sees the credit that the limit costs @gate @in-english', async ({
  page,
  texts,
}) => {
  const plans = texts('plans')
  const explorer = texts('income-explorer')
  await search(page, { home: texts('location'), quote: texts('quote-steps') }, plans, {
    zip: '33186',
    self: 61,
    spouse: 63,
    scenario: 'SelfSpouseNoOneElse',
    income: '90000',
  })
  await foldedRows(page, texts('plan-filters'), plans).openCredit('above')
  const main = page.getByRole('main')
  await expect(main).toContainText(
    withoutMarks(explorer('lost.limit', { count: 2, limit: '$84,600', above: '$5,400' })),
  )
  await expect(main).toContainText(withoutMarks(explorer('lost.credit', { monthly: '$2,383', covered: '$28,596' })))
  await main.getByRole('button', { name: plans('incomeExplorer.open') }).click()
  const amount = main.getByRole('textbox', { name: explorer('income.label') })
  await amount.fill('84600')
  await expect(main).toContainText(
    explorer('reading.next', { income: '$84,600', credit: '$2,383', nextIncome: '$84,601', nextCredit: '$0' }),
  )
  await amount.fill('')
  await expect(main).toContainText(explorer('income.earlier', { income: '$84,600' }))
})

test.describe('in November', () => {
  test.use({ day: '2026-11-22T12:00:00-05:00' })

  // Proves.
  test('the quote is for the next year, and the current one is a choice with a life change @gate @in-english', async ({
    page,
    texts,
  }) => {
    const plans = texts('plans')
    const year = texts('coverage-year')
    const rows = foldedRows(page, texts('plan-filters'), plans)
    const years: string[] = []
    page.on('request', (request) => {
      const body = request.method() === 'POST' ? (request.postData() ?? '') : ''
      const found = /"year":(\d+)/.exec(body)?.[1] ?? /[?&]year=(\d+)/.exec(request.url())?.[1]
      if (found !== undefined) years.push(found)
    })
    await search(page, { home: texts('location'), quote: texts('quote-steps') }, plans, {
      zip: '33012',
      self: 55,
      scenario: 'JustMe',
      income: '48000',
    })
    await expect(creditSaved(page, plans, '$880.92')).toBeVisible()
    expect(new Set(years)).toEqual(new Set(['2027']))

    // Every page of the first search has come.
    await expect(
      page.getByText(plans('results.showing', { count: 52, shown: 10, matching: '52' }), { exact: true }),
    ).toBeVisible()
    years.length = 0
    await rows.openCoverage(2027)
    await page.getByRole('radio', { name: /^2026,/ }).click()
    // The income of 2027 says nothing of 2026: nothing is asked of the service before it is told.
    const asked = page.getByRole('dialog', { name: year('yearIncome.title', { year: 2026 }) })
    await asked
      .getByRole('button', { name: year('yearIncome.stay', { listed: 2027 }) })
      .last()
      .click()
    await expect(page.getByRole('radio', { name: /^2027,/ })).toBeChecked()
    expect(years).toEqual([])
    await page.getByRole('radio', { name: /^2026,/ }).click()
    await asked.getByRole('textbox').fill('48000')
    await asked.getByRole('button', { name: year('yearIncome.show', { year: 2026 }) }).click()
    await expect(creditSaved(page, plans, '$795.79')).toBeVisible()
    expect(new Set(years)).toEqual(new Set(['2026']))
    const box = page.getByRole('region', { name: year('enrollmentWindow.label') })
    await expect(box).toContainText(withoutMarks(year('enrollmentWindow.closed', { year: 2026 })))

    await box.getByRole('button', { name: year('enrollmentWindow.check') }).click()
    const check = page.getByRole('dialog')
    await check.getByRole('checkbox', { name: year('lifeChangeCheck.moved') }).check()
    await check.getByRole('button', { name: year('lifeChangeCheck.result') }).click()
    await expect(check.getByRole('heading', { name: year('lifeChangeCheck.mayEnroll') })).toBeFocused()
    await check.getByRole('textbox', { name: year('lifeChangeCheck.days.moved') }).fill('11/12/2026')
    await expect(check.getByText('January 11, 2027')).toBeVisible()
    await page.goBack()
    await expect(check).toBeHidden()

    await page.reload()
    const told = year('lifeChangeCheck.toldDay', { change: year('lifeChangeCheck.moved'), day: 'November 12' })
    await expect(page.getByText(year('lifeChangeCheck.told', { changes: told }))).toBeVisible()
    await rows.openCoverage(2026)
    await expect(page.getByRole('radio', { name: /^2026,/ })).toBeChecked()
    await page.getByRole('article').first().getByRole('button').last().click()
    await expect(page.getByText(plans('chosenPlan.label', { year: 2026 })).filter({ visible: true })).toBeVisible()
  })
})

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
    const isFolded = (page.viewportSize()?.width ?? 0) < 768
    const who = plans('creditOutlook.chip.medicaidOrChip', { count: 2 })
    const chip = plans('creditOutlook.chip.lower', { probable: '$716', who }).replace('$', '\\$')
    if (isFolded)
      await expect(page.getByRole('button', { name: new RegExp(`\\$1,601.*${chip}`), expanded: false })).toBeVisible()
    else await expect(said()).toBeVisible()

    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    if (!isFolded) {
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
      if (!isFolded) return
      const row = page.getByRole('main').getByRole('button', { name: new RegExp(chip), expanded: false })
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
    await expect(said()).toBeVisible()
    // Sealed on the device: a reload and the portal know it, too.
    await page.reload()
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
    await expect(page.getByText(plans('creditOutlook.nobody', { reasons }))).toBeVisible()
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
  test('a holder of a work permit reads that the credit is improbable, from the status to the portal @gate @in-spanish', async ({
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
    await expect(beside).toBeVisible()
    await flow.next('financial')
    await flow.incomes(['48000'])
    await flow.next('consent')
    await expect(atStatus).toBeVisible()
    await flow.sign('Ana Torres')
    await flow.submit()
    await expect(page).toHaveURL(/\/confirmation$/)
    await expect(beside.first()).toBeVisible()
    await page.getByRole('link', { name: t('confirmation.portal') }).click()
    await expect(page).toHaveURL(/\/portal\/status$/)
    await expect(beside).toBeVisible()
  })
})
