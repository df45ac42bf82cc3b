import { axeFindings } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

test('every step of the quote, its errors, the results and their dialogs have no accessibility findings @gate', async ({
  page,
  texts,
}) => {
  // Examines fourteen whole pages, which takes seconds per page on a slow machine.
  test.slow()
  const home = texts('location')
  const quote = texts('quote-steps')
  const [plans, planPage, care] = [texts('plans'), texts('plan-page'), texts('care')]
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: home('locationFields.zip') })).toBeVisible()
  expect(await axeFindings(page), 'location').toEqual([])
  await flow.next()
  expect(await axeFindings(page), 'location with an error').toEqual([])
  await flow.location('33133')
  await flow.next()
  expect(await axeFindings(page), 'household with an error').toEqual([])
  await flow.household({ self: 34, spouse: 33, dependents: [7] })
  expect(await axeFindings(page), 'tax household').toEqual([])
  await flow.scenario(quote('scenarios.FamilyLikeNoOneElse.label'), 'radio')
  expect(await axeFindings(page), 'income').toEqual([])
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFindings(page), 'income estimator').toEqual([])
  await page.keyboard.press('Escape')
  await flow.income('62000')
  await expect(page.getByRole('heading', { name: home('wizardSteps.coverage.heading') })).toBeVisible()
  expect(await axeFindings(page), 'coverage').toEqual([])
  await flow.coverage('no')
  const cards = page.getByRole('article')
  await expect(cards.nth(9)).toBeVisible()
  expect(await axeFindings(page), 'results').toEqual([])
  await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
  // The name without its count.
  const allServices = planPage('services.all', { count: 2 }).replace(/ \(.*/, '')
  await page.getByRole('button', { name: allServices }).click()
  expect(await axeFindings(page), 'plan').toEqual([])
  await page.goBack()
  await page.getByRole('button', { name: care('open') }).click()
  await expect(page.getByRole('dialog', { name: care('dialog.title') })).toBeVisible()
  expect(await axeFindings(page), 'doctors and medicines').toEqual([])
  await page.keyboard.press('Escape')
  for (const index of [0, 1])
    await cards
      .nth(index)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  await expect(page.getByRole('dialog', { name: plans('compareDialog.title') })).toBeVisible()
  expect(await axeFindings(page), 'comparison').toEqual([])

  // The same dialog on a phone, then the sheet of filters, which only a phone has.
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await axeFindings(page), 'comparison on a phone').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^${plans('facets.title')}`) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFindings(page), 'filters on a phone').toEqual([])
})
