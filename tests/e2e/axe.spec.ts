import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

/** What axe finds on the page as it now stands: WCAG 2.2 A and AA, and its best practices. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test('every step of the quote, its errors, the results and their dialogs have no accessibility findings', async ({
  page,
  texts,
}) => {
  // Nine pages are examined whole, each for seconds on a slow machine.
  test.slow()
  const home = texts('home')
  const quote = texts('quote')
  const plans = texts('plans')
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: home('locationFields.zip') })).toBeVisible()
  expect(await findings(page), 'location').toEqual([])
  await flow.next()
  expect(await findings(page), 'location with an error').toEqual([])
  await flow.location('33133')
  await flow.next()
  expect(await findings(page), 'household with an error').toEqual([])
  await flow.household({ self: 34, spouse: 33, dependents: [7] })
  expect(await findings(page), 'tax household').toEqual([])
  await flow.scenario(quote('scenarios.FamilyLikeNoOneElse.label'), 'radio')
  expect(await findings(page), 'income').toEqual([])
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page), 'income estimator').toEqual([])
  await page.keyboard.press('Escape')
  await flow.income('62000')
  await expect(page.getByRole('heading', { name: home('wizardSteps.coverage.heading') })).toBeVisible()
  expect(await findings(page), 'coverage').toEqual([])
  await flow.coverage('no')
  await expect(page.getByRole('article').nth(9)).toBeVisible()
  expect(await findings(page), 'results').toEqual([])
  for (const index of [0, 1])
    await page
      .getByRole('article')
      .nth(index)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  await expect(page.getByRole('dialog', { name: plans('compareDialog.title') })).toBeVisible()
  expect(await findings(page), 'comparison').toEqual([])
})
