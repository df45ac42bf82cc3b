import { initialView } from '#domain/quote/session.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { applicationFlow } from './application-flow.ts'
import { addCare } from './care-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplicationOfOne } from './lead-session.ts'
import { onPaper } from './paper.ts'
import { openFlowAt } from './quote-session.ts'

test('the list of plans and the comparison print whole, with the credit in dark ink @gate @in-english', async ({
  page,
  texts,
}) => {
  const t = texts('plans')
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  const list = await onPaper(page, 'article')
  expect(list).toMatchObject({ cutOff: [], divided: [] })
  expect(list.sheets).toBeGreaterThan(2)

  await page.emulateMedia({ media: 'print' })
  const ink = await page
    .getByRole('group', { name: t('creditBanner.label') })
    .locator('p')
    .first()
    .evaluate((figure) => getComputedStyle(figure).color.match(/\d+/g)?.slice(0, 3).map(Number))
  expect(Math.max(...(ink ?? [255]))).toBeLessThan(100)
  await page.emulateMedia({ media: null })

  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('compareDock.compare') }).click()
  await expect(page.getByRole('dialog', { name: t('compareDialog.title') })).toBeVisible()
  const comparison = await onPaper(page, '[role="dialog"] tr')
  expect(comparison.cutOff).toEqual([])
  expect(comparison.sheets).toBe(1)
})

// Proves P-71.
test('the page of a plan prints on one sheet @gate @in-spanish', async ({ page, texts }) => {
  const plans = texts('plans')
  await openFlowAt(page, atResults())
  await page.getByRole('article').first().getByRole('heading', { level: 2 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: plans('viewedPlan.back') })).toBeVisible()
  expect(await onPaper(page, 'article section')).toMatchObject({ sheets: 1, cutOff: [] })
})

// Proves P-71.
test('the page of a plan with four doctors and medicines prints on one sheet @gate @in-spanish', async ({
  page,
  texts,
}) => {
  const [plans, care] = [texts('plans'), texts('care')]
  const householdMembers = [applicant('primary', 55)]
  // The plan of the lowest price has the longest texts, and it is the first in the list's first page and in the whole list.
  const view = { ...initialView, sort: 'price' } as const
  await openFlowAt(page, atResults({ criteria: criteria({ householdMembers, income: 48_000 }), view }))
  await addCare(page, care, { doctors: ['ruiz', 'benn'], medicines: ['metf', 'ator'] })
  await page.getByRole('article').first().getByRole('heading', { level: 2 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: plans('viewedPlan.back') })).toBeVisible()
  expect(await onPaper(page, 'article section')).toMatchObject({ sheets: 1, cutOff: [] })
})

test('the consent prints to its last line with its tick, and the receipt on one sheet', async ({
  page,
  request,
  texts,
}) => {
  // The whole form is filled in by keyboard.
  test.slow()
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplicationOfOne(page, request)
  await flow.alone('0')
  await flow.sign('Ana Torres')
  const tick = page.getByRole('checkbox', { name: t('consentPanel.intent') })
  await expect(tick).toHaveCSS('print-color-adjust', 'economy')
  const consent = await onPaper(page, 'main h4')
  expect(consent.cutOff).toEqual([])
  expect(consent.sheets).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(tick).toHaveCSS('print-color-adjust', 'exact')
  await page.emulateMedia({ media: null })

  await flow.submit()
  await expect(page).toHaveURL(/\/confirmation$/)
  // Sent now, so the page names a day in the future.
  await expect(
    page.getByText(new RegExp(t('confirmation.answerBy', { date: '\\d+ de \\w+ de \\d{4}' }))).first(),
  ).toBeVisible()
  const width = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.closest('section')?.clientWidth)
  expect(width).toBeLessThan(700)
  expect(await onPaper(page, 'main li')).toMatchObject({ sheets: 1, cutOff: [] })
})
