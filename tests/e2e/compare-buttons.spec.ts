import { noFilters } from '#domain/plans/filters.ts'
import { initialView } from '#domain/quote/session.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'

import { expect, test } from './fixtures.ts'
import { openFlowAt } from './quote-session.ts'

// Proves P-41.
test('the buttons that choose stand on one line where names and bills take different lines', async ({
  page,
  texts,
}) => {
  const t = texts('plans')
  await page.setViewportSize({ width: 768, height: 1000 })
  await openFlowAt(page, atResults({ view: { ...initialView, filters: noFilters, sort: 'price' } }))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  // The first has a part that the credit can't pay, the second the longest name of a company, the sixth neither.
  for (const index of [0, 1, 5]) await cards.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: t('compareDialog.title') })
  const tops = await Promise.all(
    ['A', 'B', 'C'].map(async (letter) => {
      const button = dialog.getByRole('button', {
        name: new RegExp(`^${texts('comparison')('compareBar.choose', { letter })}`),
      })
      return (await button.boundingBox())?.y
    }),
  )
  expect(tops[0]).toBeDefined()
  expect(new Set(tops).size).toBe(1)
})
