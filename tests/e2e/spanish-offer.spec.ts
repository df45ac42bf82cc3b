import type { Page } from '@playwright/test'

import { pathIn } from '#config/pages.ts'

import { expect, test } from './fixtures.ts'
import { openWithoutScripts } from './held-scripts.ts'
import { watchShifts } from './layout-shifts.ts'

const offer = (page: Page) => page.getByRole('complementary', { name: 'Idioma' })
const take = (page: Page) => offer(page).getByRole('button', { name: 'Sí, en español' })
const dismiss = (page: Page) => offer(page).getByRole('button', { name: 'No, gracias' })
const live = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached()

// Proves C-78. Nothing is chosen here, so that a project's language does not matter.
test.describe('for a visitor who never chose a language', { tag: '@in-english' }, () => {
  // The banner of the first page says the sentence of the build day until it is hydrated.
  test.use({ storageState: { cookies: [], origins: [] }, day: new Date().toISOString() })

  for (const locale of ['es-MX', 'es', 'es-419'])
    test.describe(`with a browser in ${locale}`, () => {
      test.use({ locale })

      test(`one press shows the same page in Spanish, for good${locale === 'es-MX' ? ' @gate' : ''}`, async ({
        page,
      }) => {
        const shifts = await watchShifts(page)
        await page.goto('/faqs')
        await live(page)
        // The fonts are there from now on, so that nothing but the line could move the page.
        await page.reload()
        await live(page)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(offer(page)).toHaveAttribute('lang', 'es')
        expect(await shifts()).toBeLessThanOrEqual(0.001)
        await page.keyboard.press('Tab')
        await expect(take(page)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        await expect(offer(page)).toBeHidden()
        await expect(page.locator('#main')).toBeFocused()
        expect(new URL(page.url()).pathname).toBe(`/es${pathIn('es', '/faqs')}`)
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        await expect(offer(page)).toBeHidden()
      })
    })

  test.describe('with a browser in Spanish', () => {
    test.use({ locale: 'es-US' })

    test('a refusal is kept, and the page stays', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      const shifts = await watchShifts(page)
      await page.goto('/')
      await live(page)
      await dismiss(page).click()
      await expect(offer(page)).toBeHidden()
      await expect(page.locator('#main')).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.reload()
      await live(page)
      await expect(offer(page)).toBeHidden()
      expect(await shifts()).toBeLessThanOrEqual(0.001)
    })

    test('what is pressed before the page lives happens', async ({ page }) => {
      for (const [button, language] of [
        [dismiss(page), 'en'],
        [take(page), 'es'],
      ] as const) {
        const release = await openWithoutScripts(page, '/')
        await button.click()
        await expect(page.locator('html[data-live]')).toHaveCount(0)
        release()
        await expect(offer(page)).toBeHidden()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.unrouteAll({ behavior: 'wait' })
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
      }
    })

    test('texts that cannot be loaded leave the page and the line', async ({ page, allow }) => {
      allow(/locales|\.js|Failed to load/)
      await page.goto('/about-us')
      await live(page)
      await page.route('**/assets/*.js', (route) => route.abort())
      await take(page).click()
      await expect(offer(page).getByRole('status')).toHaveText(/^No se pudo cargar/)
      await page.unrouteAll({ behavior: 'wait' })
      await take(page).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    })

    test('a line whose script is gone goes, and the page lives', async ({ page, allow }) => {
      allow(/404/)
      await page.route('**/assets/spanish-offer-part*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
      await page.goto('/about-us')
      await live(page)
      await expect(offer(page)).toBeHidden()
    })

    test('the toggle of the header answers it, too', async ({ page }) => {
      await page.goto('/about-us')
      await live(page)
      await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
      await expect(offer(page)).toBeHidden()
      await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(offer(page)).toBeHidden()
    })
  })

  for (const locale of ['en-US', 'ht', 'pt-BR'])
    test.describe(`with a browser in ${locale}`, () => {
      test.use({ locale })

      test(`there is no offer`, async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto('/')
        await live(page)
        await expect(offer(page)).toBeHidden()
        expect(asked.filter((url) => url.includes('spanish-offer'))).toEqual([])
      })
    })
})
