import type { Page } from '@playwright/test'

import type { QuoteSession } from '#domain/quote/session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

/** Opens the flow in the state that a visit of this tab has left. */
export async function openFlowAt(page: Page, session: QuoteSession): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text)
    },
    ['quoteSession', JSON.stringify(storedSession(session))] as const,
  )
  await page.goto('/')
}
