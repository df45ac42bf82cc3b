import type { BrowserType, ElementHandle, LaunchOptions } from 'playwright'

import { type Browser, pageHeight } from './driver.ts'

/** Starts a browser that Playwright drives: Chromium, and its own builds of Firefox and WebKit. */
export async function playwrightBrowser(type: BrowserType, options: LaunchOptions): Promise<Browser> {
  const browser = await type.launch(options)
  return {
    name: `${type.name()} ${browser.version()}`,
    async page(width) {
      const context = await browser.newContext({
        viewport: { width, height: pageHeight },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      return {
        open: async (address) => {
          await page.goto(address)
        },
        value: (expression) => page.evaluate(expression),
        press: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        choose: async (list, value) => {
          const element = (await page.evaluateHandle(list)).asElement() as ElementHandle | null
          await element?.selectOption(value)
        },
        picture: async (file) => {
          await page.screenshot({ path: file })
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
