import type { Page } from '@playwright/test'

import type { QuoteSession } from '#domain/quote/session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

/**
 * Opens the flow in the state that a visit of this tab has left, and forgets what the tab has held before. A text file of
 * the site is on the page meanwhile, so that no script of the visit before writes over it.
 */
export async function openFlowAt(page: Page, session: QuoteSession): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    (text) => {
      sessionStorage.clear()
      sessionStorage.setItem('quoteSession', text)
    },
    JSON.stringify(storedSession(session)),
  )
  await page.goto('/')
}
