import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { expect, test } from './fixtures.ts'
import { quoteFlow, type QuoteTexts } from './quote-flow.ts'

/** Answers the first three questions for one person in Hialeah, and opens the estimator for one source. */
async function openEstimator(
  page: Page,
  { home, quote, income }: QuoteTexts & { readonly income: TFunction<'irregular-income'> },
  source: 'wages' | 'selfEmployment',
) {
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await flow.location('33012')
  await flow.household({ self: 26 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  const dialog = page.getByRole('dialog', { name: quote('estimatorDialog.title') })
  await dialog.getByRole('checkbox', { name: quote(`estimatorDialog.sources.${source}`) }).check()
  await dialog.getByRole('button', { name: quote('estimatorDialog.continue') }).click()
  const amount = (name: string, text: string) => dialog.getByRole('textbox', { name }).fill(text)
  const months = async (kind: 'low' | 'usual' | 'best', pay: string, count: string) => {
    await amount(income(`months.${kind}.pay`), pay)
    await amount(income(`months.${kind}.months`), count)
  }
  return { flow, dialog, amount, months }
}

// Proves.
test(
  '45 dollars twice a month are 1,080 a year, and open the dialog about a low income @gate',
  { tag: '@in-spanish' },
  async ({ page, texts }) => {
    const [home, quote, income] = [texts('location'), texts('quote-steps'), texts('irregular-income')]
    const { flow, dialog, amount } = await openEstimator(page, { home, quote, income }, 'wages')
    await dialog
      .getByRole('combobox', { name: quote('estimatorDialog.payMethod') })
      .selectOption({ label: income('payMethods.twiceMonthly') })
    await amount(income('fields.twiceMonthlyPay'), '45')
    await expect(dialog.getByText('$1,080', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: quote('estimatorDialog.use') }).click()
    await expect(page.getByRole('textbox', { name: quote('incomeFields.income') })).toHaveValue('1,080')
    await flow.next()
    const told = page.getByRole('dialog', { name: quote('lowIncomeDialog.title') })
    await expect(told).toContainText('$1,080')
  },
)

// Proves.
test(
  'a profit that changes has a range, and a press shows the credit at each income and what may be paid back',
  { tag: '@in-english' },
  async ({ page, texts }) => {
    const [home, quote, income] = [texts('location'), texts('quote-steps'), texts('irregular-income')]
    const { dialog, amount, months } = await openEstimator(page, { home, quote, income }, 'selfEmployment')
    await amount(quote('estimatorDialog.amounts.selfEmployment'), '46000')
    await amount(income('fields.workExpenses'), '15000')
    await expect(dialog.getByText('$28,810', { exact: true })).toBeVisible()
    await expect(dialog).toContainText('$31,000 × 0.9235 × 0.153 ÷ 2 = $2,190.08')

    await dialog
      .getByRole('combobox', { name: income('fields.earningMethod') })
      .selectOption({ label: income('earningMethods.varies') })
    await months('low', '3200', '3')
    await months('usual', '3700', '4')
    await months('best', '4475', '4')
    await dialog.getByRole('button', { name: quote('estimatorDialog.use') }).click()
    await expect(dialog.getByText(income('issues.monthsTogether', { sum: 11 })).first()).toBeVisible()
    await months('usual', '3700', '5')
    await expect(dialog.getByText('$28,810', { exact: true })).toBeVisible()
    await expect(dialog.getByText(income('range.fromTo', { low: '$21,747', best: '$35,966' }))).toBeVisible()

    await dialog.getByRole('button', { name: income('credits.ask') }).click()
    await expect(dialog.getByRole('heading', { name: income('credits.title') })).toBeFocused()
    const credit = (annualIncome: string) => dialog.getByRole('row').filter({ hasText: annualIncome }).getByRole('cell')
    await expect(credit('$21,747')).toHaveText('$484')
    await expect(credit('$28,810')).toHaveText('$408')
    await expect(credit('$35,966')).toHaveText('$317')
    await expect(dialog).toContainText(income('credits.payBack', { amount: '$1,092' }))
    await dialog.getByRole('button', { name: quote('estimatorDialog.use') }).click()
    await expect(page.getByRole('textbox', { name: quote('incomeFields.income') })).toHaveValue('28,810')
  },
)
