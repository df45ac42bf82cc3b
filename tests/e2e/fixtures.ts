import { type ConsoleMessage, type Page, expect, test as base } from '@playwright/test'

import type { Language } from '#i18n/language.ts'

import { usualDay, visitOn } from './day-of-visit.ts'
import { type Texts, textsIn } from './language-texts.ts'
import { translatePages } from './translator.ts'

/** The options that a project of the configuration, or a file, sets. */
export interface Options {
  /** The time at which each page of the visit begins. */
  day: string
  /** The language that the visitor has chosen for the site. */
  language: Language
  /** Whether the visitor's browser translates each page. */
  translated: boolean
}

interface Fixtures {
  /** Texts of one area in the test's language, so a journey is written once for both. */
  texts: Texts
  /** Lets a test accept console messages that it causes on purpose, such as a refused call. */
  allow: (noise: RegExp) => void
}

/** That a preloaded file was used late is a time, which depends on the machine. */
const isLate = (text: string) => text.includes('was preloaded using link preload but not used within')
const isNoise = (message: ConsoleMessage) =>
  message.type() === 'error' || (message.type() === 'warning' && !isLate(message.text()))

/** Collects all events that must not happen during a visit. */
async function listen(page: Page, origin: string): Promise<string[]> {
  const noise: string[] = []
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content policy: ${event.violatedDirective} refused ${event.blockedURI || event.sample}`)
    })
  })
  page.on('console', (message) => {
    if (isNoise(message)) noise.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.stack ?? String(error)}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) noise.push(`request to a third party: ${url.href}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A newer look-up cancels the previous one on purpose.
    if (reason !== 'net::ERR_ABORTED') noise.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`status ${response.status()}: ${response.url()}`)
  })
  return noise
}

/**
 * Playwright's `test`. Any console message, uncaught error, failed call, foreign origin or policy violation fails the
 * test.
 */
export const test = base.extend<Options & Fixtures & { allowed: RegExp[] }>({
  language: ['en', { option: true }],
  day: [usualDay, { option: true }],
  translated: [false, { option: true }],
  allowed: async ({}, use) => {
    await use([])
  },
  allow: async ({ allowed }, use) => {
    await use((noise) => allowed.push(noise))
  },
  storageState: async ({ baseURL, language }, use) => {
    await use({
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'language', value: language }] }],
    })
  },
  context: async ({ context, day, translated }, use) => {
    await visitOn(context, day)
    if (translated) await translatePages(context)
    await use(context)
  },
  page: async ({ page, baseURL, allowed }, use) => {
    const noise = await listen(page, baseURL ?? '')
    await use(page)
    expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  },
  texts: async ({ language }, use) => {
    await use(await textsIn(language))
  },
})

export { expect }
