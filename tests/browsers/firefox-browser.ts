import { writeFileSync } from 'node:fs'

import type { ElementHandle } from 'puppeteer-core'
import { launch } from 'puppeteer-core'

import { type Browser, pageHeight } from './driver.ts'

/** Starts an installed Firefox, which is driven by WebDriver BiDi. */
export async function firefoxBrowser(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    protocolTimeout: 60_000,
    timeout: 120_000,
  })
  return {
    name: (await browser.version()).replace('/', ' '),
    async page(width) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: pageHeight })
      return {
        open: async (address) => {
          await page.goto(address)
        },
        value: (expression) => page.evaluate(expression),
        press: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        choose: async (list, value) => {
          const element = (await page.evaluateHandle(list)).asElement() as ElementHandle | null
          await element?.select(value)
        },
        picture: async (file) => {
          writeFileSync(file, await page.screenshot())
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
