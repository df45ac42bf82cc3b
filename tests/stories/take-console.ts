import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The errors and warnings written to the page's console since the last call. */
    takeConsole: () => Promise<readonly string[]>
  }
}

const written = new WeakMap<Page, string[]>()

function listenTo(page: Page): string[] {
  const lines: string[] = []
  written.set(page, lines)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`${message.text()} (${message.location().url})`)
  })
  return lines
}

/**
 * Returns the messages of the page's console. It asks the browser, because a script can't see everything: the browser
 * itself reports a failed download.
 */
export const takeConsole: BrowserCommand = async ({ page }) => {
  const lines = written.get(page) ?? listenTo(page)
  // The page's answer arrives after all its earlier messages.
  await page.evaluate('0')
  return lines.splice(0)
}
