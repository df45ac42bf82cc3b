import { atResults } from '#mocks/fixtures/results-session.ts'

import { expect, test } from './fixtures.ts'
import { onPaper } from './paper.ts'
import { openFlowAt } from './quote-session.ts'

test('the list of plans and the comparison print whole, with the credit in dark ink', async ({ page, texts }) => {
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
  expect(comparison.sheets).toBe(2)
})
