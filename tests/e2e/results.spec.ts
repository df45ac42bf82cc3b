import { noFilters } from '#domain/plans/filters.ts'
import { initialView } from '#domain/quote/session.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'

import { creditSaved } from './credit-saved.ts'
import { expect, test } from './fixtures.ts'
import { foldedRows } from './folded-rows.ts'
import { peopleText } from './people-text.ts'
import { quoteFlow } from './quote-flow.ts'
import { openFlowAt } from './quote-session.ts'

// Proves P-10, P-11, P-18 and P-50.
test('a couple edits the household, filters, compares and chooses @gate', async ({ page, texts }) => {
  const quote = texts('quote-steps')
  const plans = texts('plans')
  const guard = texts('eligibility')
  const household = texts('household')
  const flow = quoteFlow(page, { home: texts('location'), quote })
  const summary = (applying: number, size: number) =>
    page.getByText(peopleText(plans, applying, size), { exact: true }).first()
  const cards = page.getByRole('article')

  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 52 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await flow.income('42000')
  await flow.coverage('no')
  await expect(summary(1, 1)).toBeVisible()
  await expect(cards).toHaveCount(10)

  // Any change hides the list until the visitor updates it (P-51).
  await page.getByRole('button', { name: plans('resultsSummary.edit') }).click()
  await page.getByRole('button', { name: plans('searchEditor.addSpouse') }).click()
  await expect(page.getByRole('status').filter({ hasText: plans('updatePrompt.title') })).toBeVisible()
  await expect(cards).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: plans('sortSelect.label') })).toHaveCount(0)
  await page
    .getByRole('group', { name: plans('searchEditor.members.spouse') })
    .getByRole('textbox', { name: household('age.label') })
    .fill('50')
  // The prompt, which takes the plans' place, holds the button as well as the editor above it.
  await page
    .getByRole('button', { name: plans('searchEditor.update') })
    .last()
    .click()
  await expect(summary(2, 2)).toBeVisible()
  await expect(cards).toHaveCount(10)

  await page.getByRole('button', { name: plans('activeFilters.showAll') }).click()
  await page.getByRole('checkbox', { name: new RegExp(`^${plans('metal.Gold')}`) }).check()
  await expect(cards.first()).toContainText(plans('metal.Gold'))
  await page.getByRole('combobox', { name: plans('sortSelect.label') }).selectOption('price')
  await expect(page.getByRole('heading', { level: 1, name: plans('results.lowestPricePlans') })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: plans('sortSelect.price') })).toBeAttached()

  for (const index of [0, 1]) {
    await cards
      .nth(index)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
    // With this income a Gold plan has no extra savings (P-28).
    await expect(cards.nth(index).getByText(plans('compareCheckbox.withoutSavings'))).toBeVisible()
  }
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
  await expect(dialog.getByText(plans('compareDialog.lowest')).first()).toBeVisible()
  await expect(dialog.getByText(plans('compareDialog.placeholder'))).toBeVisible()
  await dialog
    .getByRole('button', { name: new RegExp(texts('comparison')('compareBar.choose', { letter: 'A' })) })
    .click()
  await expect(dialog).toBeHidden()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guard('savingsGuard.keep') })
    .click()
  const registration = texts('registration')
  await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeVisible()

  // Going back restores the filter and the order.
  await page.getByRole('button', { name: registration('createAccountForm.back') }).click()
  await expect(page.getByRole('heading', { level: 1, name: plans('results.lowestPricePlans') })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${plans('metal.Gold')}`) })).toBeChecked()
})

// Proves P-16 and P-24.
test(
  'prices can be shown without the tax credit, and the credit shows how it was worked out',
  { tag: '@in-spanish' },
  async ({ page, texts }) => {
    const quote = texts('quote-steps')
    const plans = texts('plans')
    const flow = quoteFlow(page, { home: texts('location'), quote })
    await page.goto('/')
    await flow.location('33133')
    await flow.household({ self: 34, dependents: [7] })
    await flow.scenario(quote('scenarios.SelfDepsNoOneElse.label'))
    await flow.income('42000')
    await flow.coverage('no')
    await foldedRows(page, texts('plan-filters'), plans).openCredit('estimated')
    await page.getByRole('button', { name: plans('creditBanner.explain') }).click()
    await expect(page.getByText('198.58%', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('$1,059.78', { exact: false }).first()).toBeVisible()
    const prices = page.getByRole('article').locator('s')
    await expect(creditSaved(page, plans, '$831')).toBeVisible()
    await expect(prices).toHaveCount(10)
    await page.getByRole('switch', { name: plans('creditSwitch.label') }).click()
    await expect(creditSaved(page, plans, '$831')).toHaveCount(0)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(prices).toHaveCount(0)
    // The way back stays, although the explanation that held it is gone.
    await page.getByRole('switch', { name: plans('creditSwitch.label') }).click()
    await expect(creditSaved(page, plans, '$831')).toBeVisible()
  },
)

test('a card with the focus stays where it is while plans arrive and the filters beside it gain rows', async ({
  page,
  texts,
}) => {
  let comeOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    comeOn = resolve
  })
  await page.route('**/quoter/search', async (route) => {
    const { offset } = route.request().postDataJSON() as { readonly offset: number }
    if (offset > 0) {
      await held
      await route.continue()
      return
    }
    // The standard plans come late, and their filter with them.
    const response = await route.fetch()
    const { plans, ...rest } = (await response.json()) as { readonly plans: readonly object[] }
    const others = plans.map((plan) => ({ ...plan, design_type: undefined, simple_choice: false }))
    await route.fulfill({ response, json: { ...rest, plans: others } })
  })
  await openFlowAt(page, atResults({ view: { ...initialView, filters: noFilters } }))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await page.getByRole('button', { name: texts('plan-filters')('facetPanel.more') }).click()
  const focused = cards.nth(8).getByRole('button', { name: texts('plans')('planCard.choose') })
  await focused.focus()
  const lateFilter = page.getByRole('checkbox', {
    name: new RegExp(`^${texts('plan-filters')('facetPanel.switches.easyToCompareOnly')}`),
  })
  await expect(lateFilter).toHaveCount(0)
  const topOf = async () => Math.round((await focused.boundingBox())?.y ?? Number.NaN)
  const before = await topOf()

  comeOn()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(lateFilter).toHaveCount(1)
  expect((await lateFilter.boundingBox())?.y).toBeLessThan(0)
  expect(await topOf()).toBe(before)
  await expect(focused).toBeFocused()
})
