import { type Browser, chromium } from '@playwright/test'

import { documentAddress } from '#i18n/public-address.ts'
import { launchOptions } from '#tests/browser.mjs'

import { expect, test } from './fixtures.ts'

let browser: Browser

// The tests' own browsers have no back-forward cache.
test.beforeAll(async () => {
  browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
test.afterAll(() => browser.close())

test('Back from another site shows a public page as it was left, without a download @gate', async ({
  baseURL,
  language,
}) => {
  const page = await browser.newPage()
  await page.goto(`${baseURL}${documentAddress('/faqs', language)}`)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted)
    })
  })
  await page.goto('data:text/html,<title>Elsewhere</title>')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  await page.close()
})
