import { expect, test } from './fixtures.ts'

test('the demo answers its own calls from a service worker', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: /ZIP/i })).toBeEditable()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
