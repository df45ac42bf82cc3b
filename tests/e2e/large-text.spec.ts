import { pagePaths, pages } from '#config/pages.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { documentAddress } from '#i18n/public-address.ts'

import { expect, test } from './fixtures.ts'
import { openFlowAt } from './quote-session.ts'

const open: readonly string[] = pagePaths
  .filter((path) => pages[path].audience !== 'signedIn')
  .map((path) => (path === '/carriers/*' ? '/carriers/molina' : path))

test('text of twice the size needs no scrolling to the side at 360 px, and the menu stays whole', async ({
  page,
  language,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  /** The width of the page, and the right edge of the widest thing in its header, with the text size that Chrome offers. */
  const widths = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const edges = [...document.querySelectorAll('header button, header a')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.getBoundingClientRect().right)
      return [document.documentElement.scrollWidth, Math.ceil(Math.max(0, ...edges))] as const
    })
  for (const path of open) {
    await page.goto(documentAddress(path, language))
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    const [wide, edge] = await widths()
    expect.soft(wide, path).toBeLessThanOrEqual(360)
    expect.soft(edge, `the header of ${path}`).toBeLessThanOrEqual(360)
  }
  await openFlowAt(page, atResults())
  await expect(page.getByRole('article')).toHaveCount(10)
  expect.soft((await widths())[0], 'the list').toBeLessThanOrEqual(360)
})
