import type { Page } from '@playwright/test'

import { pages } from '#config/pages.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { sitePages } from '#i18n/site-addresses.ts'
import { isFull } from '#tests/promises/sample.ts'

import { expect, test } from './fixtures.ts'
import { holdFiles } from './held-scripts.ts'

/** One public page of each kind, and an address that there is not. */
const paths = [
  ...sitePages
    .filter(({ row }, at, all) => pages[row].audience === 'public' && all.findIndex((one) => one.row === row) === at)
    .map(({ path }) => path),
  '/nowhere',
]
const looks = [320, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))

/** The stylesheet at the end of the document, once it is applied. */
const wholeStylesheet = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')?.sheet !== null)

/** Opens a page whose whole stylesheet and scripts wait, and returns a function that lets the stylesheet come. */
async function openWithFirstStyles(page: Page, address: string): Promise<() => void> {
  await holdFiles(page, '**/assets/*.js')
  const release = await holdFiles(page, '**/assets/*.css')
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('body > link[rel=stylesheet]').waitFor({ state: 'attached' })
  // What is far below has its real height once it was drawn.
  await page.screenshot({ fullPage: true })
  return release
}

for (const [at, path] of paths.entries())
  test(`${path} looks the same before and after its whole stylesheet ${at < 2 ? '@gate' : ''}`, async ({
    page,
    language,
    allow,
  }) => {
    test.slow()
    allow(/404/)
    // In each language a page is seen in another width and theme; `FULL=1` sees it in all.
    const turn = at + (language === 'es' ? 3 : 0)
    for (const { width, theme } of isFull ? looks : looks.slice(turn % 4).slice(0, 1)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const release = await openWithFirstStyles(page, documentAddress(path, language))
      const before = await page.screenshot({ fullPage: true })
      release()
      await wholeStylesheet(page)
      const after = await page.screenshot({ fullPage: true })
      expect(before.equals(after), `the picture of ${path} at ${width}, ${theme}`).toBe(true)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

test('nothing is waited for before the first paint, and no script of the site runs without the whole stylesheet @gate', async ({
  page,
  language,
}) => {
  const release = await holdFiles(page, '**/assets/*.css')
  await page.goto(documentAddress('/', language), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { readonly renderBlockingStatus: string }).renderBlockingStatus ===
          'blocking',
      )
      .map(({ name }) => name),
  )
  expect(files).toEqual([])
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  release()
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.unrouteAll({ behavior: 'wait' })
})
