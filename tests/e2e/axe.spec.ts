import { isFull } from '#tests/promises/sample.ts'

import { axeFindings } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

/** The stories examine every screen and dialog; the gate adds whole pages of each kind, `FULL=1` all of them. */
const inGate = ['household with an error', 'results', 'plan', 'doctors and medicines', 'filters on a phone']

test('every step of the quote, its errors, the results and their dialogs have no accessibility findings @gate', async ({
  page,
  texts,
}) => {
  // Examines whole pages, which takes seconds per page on a slow machine.
  test.slow()
  const examine = async (what: string) => {
    if (isFull || inGate.includes(what)) expect(await axeFindings(page), what).toEqual([])
  }
  const home = texts('location')
  const quote = texts('quote-steps')
  const [plans, planPage, care] = [texts('plans'), texts('plan-page'), texts('care')]
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: home('locationFields.zip') })).toBeVisible()
  await examine('location')
  await flow.next()
  await examine('location with an error')
  await flow.location('33133')
  await flow.next()
  await examine('household with an error')
  await flow.household({ self: 34, spouse: 33, dependents: [7] })
  await examine('tax household')
  await flow.scenario(quote('scenarios.FamilyLikeNoOneElse.label'), 'radio')
  await examine('income')
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await examine('income estimator')
  await page.keyboard.press('Escape')
  await flow.income('62000')
  await expect(page.getByRole('heading', { name: home('wizardSteps.coverage.heading') })).toBeVisible()
  await examine('coverage')
  await flow.coverage('no')
  const cards = page.getByRole('article')
  await expect(cards.nth(9)).toBeVisible()
  await examine('results')
  await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
  // The name without its count.
  const allServices = planPage('services.all', { count: 2 }).replace(/ \(.*/, '')
  await page.getByRole('button', { name: allServices }).click()
  await examine('plan')
  await page.goBack()
  await page.getByRole('button', { name: care('open') }).click()
  await expect(page.getByRole('dialog', { name: care('dialog.title') })).toBeVisible()
  await examine('doctors and medicines')
  await page.keyboard.press('Escape')
  for (const index of [0, 1])
    await cards
      .nth(index)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  await expect(page.getByRole('dialog', { name: plans('compareDialog.title') })).toBeVisible()
  await examine('comparison')

  // The same dialog on a phone, then the sheet of filters, which only a phone has.
  await page.setViewportSize({ width: 320, height: 844 })
  await examine('comparison on a phone')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^${plans('facets.title')}`) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await examine('filters on a phone')
})
