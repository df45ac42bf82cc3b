import { creditSaved } from './credit-saved.ts'
import { expect, test } from './fixtures.ts'
import { foldedRows } from './folded-rows.ts'
import { search } from './quote-search.ts'

const withoutMarks = (text: string) => text.replace(/<\/?b>/g, '')

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
    new RegExp(`42( años)? · .*94`),
    new RegExp(`12( años)? · ${help('householdPanel.help.medicaidChip').replace(/[()]/g, '\\$&')}`),
    new RegExp(`8( años)? · ${help('householdPanel.help.medicaidChip').replace(/[()]/g, '\\$&')}`),
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
test('a couple above 400 % of the poverty level sees the credit that the limit costs @in-english', async ({
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

  // Proves and P-113.
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

    // Every page of the first search has come. Where later plans wait to be shown, a desk has shorter words for it.
    await expect(
      page.getByText(plans('results.showing', { count: 52, shown: 10, matching: '52' }), { exact: true }),
    ).toBeAttached()
    await expect(
      page.getByText(texts('plan-filters')('coverageRow.until', { year: 2027, start: 'Jan 1', last: 'Dec 15' })),
    ).toBeVisible()
    years.length = 0
    await rows.openCoverage(2027)
    await page.getByRole('radio', { name: /^2026,/ }).click()
    // The income of 2027 says nothing of 2026: nothing is asked of the service before it is told.
    const asked = page.getByRole('dialog', { name: year('yearIncome.title', { year: 2026 }) })
    await expect(asked).toBeVisible()
    await page.goBack()
    await expect(asked).toBeHidden()
    await page.getByRole('radio', { name: /^2026,/ }).click()
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
    await expect(box).toContainText(
      withoutMarks(
        year('enrollmentWindow.closedLossBy', {
          year: 2026,
          day: 'November 30',
        }),
      ),
    )

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
