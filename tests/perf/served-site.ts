import '#mocks/node-settings.ts'

import process from 'node:process'

import { getResponse } from 'msw'
import { type Browser, type Page, chromium } from 'playwright'

import { storedSession } from '#domain/quote/stored-session.ts'
import type { Language } from '#i18n/language.ts'
import english from '#i18n/locales/en/plans.json' with { type: 'json' }
import spanish from '#i18n/locales/es/plans.json' with { type: 'json' }
import { atResults } from '#mocks/fixtures/results-session.ts'
import { type CatalogueSize, quoteHandlers } from '#mocks/handlers/quote-handlers.ts'
import { launchOptions } from '#tests/browser.mjs'
import { usualDay, visitOn } from '#tests/e2e/day-of-visit.ts'

import { serveStatic } from './static-host.mjs'

/** The measured build of the site. */
export const siteDirectory = process.env['SITE_DIR'] ?? 'dist'

/** A served site or page, and a browser for it. */
export interface Served {
  readonly url: string
  readonly browser: Browser
}

/** Serves a folder and starts a browser until the work on them ends. */
export async function serving<Result>(directory: string, work: (served: Served) => Promise<Result>): Promise<Result> {
  const host = await serveStatic(directory)
  const browser = await chromium.launch(launchOptions())
  try {
    return await work({ url: host.url, browser })
  } finally {
    await browser.close()
    await host.close()
  }
}

const desk = { width: 1280, height: 900 }

/** Opens a page with motion, as most visitors have it, of desktop size by default, on a day when plans are on sale. */
export async function openPage(browser: Browser, viewport: { width: number; height: number } = desk): Promise<Page> {
  const page = await browser.newPage({ viewport })
  // The transpiler of these files names functions with a helper that a page doesn't have.
  await page.addInitScript({ content: 'globalThis.__name = (work) => work' })
  await visitOn(page.context(), usualDay)
  return page
}

/**
 * Answers the page's calls like the mocked service. `hold` is called before each answer and may delay it; `onAnswer`
 * receives each body.
 */
export async function answerCalls(
  page: Page,
  catalogue: CatalogueSize = {},
  { hold, onAnswer }: { hold?: (body: string) => Promise<void>; onAnswer?: (text: string, url: string) => void } = {},
): Promise<void> {
  const handlers = [...quoteHandlers(catalogue)]
  await page.route(/\/(api|crm)\//, async (route) => {
    const asked = route.request()
    const sent = asked.postData()
    await hold?.(sent ?? '')
    const request = new Request(asked.url(), {
      method: asked.method(),
      headers: asked.headers(),
      ...(sent !== null && { body: sent }),
    })
    const response = await getResponse(handlers, request)
    const body = (await response?.text()) ?? ''
    onAnswer?.(body, asked.url())
    // A page that has been closed needs no answer.
    await route
      .fulfill({ status: response?.status ?? 404, contentType: 'application/json', body })
      .catch(() => undefined)
  })
}

/** Starts the page at the results of a search, as after a reload. */
export async function beginAtResults(page: Page): Promise<void> {
  await page.addInitScript(
    (session) => {
      sessionStorage.setItem('quoteSession', session)
    },
    JSON.stringify(storedSession(atResults())),
  )
}

/** Waits until plans are shown and no more are loading. */
export async function allPlansShown(page: Page, language: Language = 'en'): Promise<void> {
  const plans = language === 'es' ? spanish : english
  await page.getByRole('button', { name: plans.planCard.choose }).first().waitFor()
  // "12 of 65 plans loaded, more are coming"
  const coming = plans.results.arriving.split(', ').at(-1) ?? ''
  await page.getByText(coming).waitFor({ state: 'detached', timeout: 120_000 })
}

/** Opens the results of a search in a county with this many plans. */
export async function openResults({ browser, url }: Served, size: number): Promise<Page> {
  const page = await openPage(browser)
  await answerCalls(page, { size, lean: true })
  await beginAtResults(page)
  await page.goto(url)
  await allPlansShown(page)
  return page
}
