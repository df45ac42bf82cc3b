import { pagePaths, pages } from '#config/pages.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { documentAddress } from '#i18n/public-address.ts'

import { expect, test } from './fixtures.ts'
import { openFlowAt } from './quote-session.ts'

const open: readonly string[] = pagePaths
  .filter((path) => pages[path].audience !== 'signedIn')
  .map((path) => (path === '/carriers/*' ? '/carriers/molina' : path))

test('letters of twice the size need no scrolling to the side at 360 px', async ({ page, language }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  // The size of the browser's settings, as a reader sets it: a style of the page does not reach its media queries.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of open) {
    await page.goto(documentAddress(path, language))
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
    expect.soft(await width(), path).toBeLessThanOrEqual(360)
  }
  await openFlowAt(page, atResults())
  await expect(page.getByRole('article')).toHaveCount(10)
  expect.soft(await width(), 'the list').toBeLessThanOrEqual(360)
})
