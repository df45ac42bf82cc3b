/**
 * Prints how long the results screen's interactions hold the main thread with 5,000 plans, in the built demo:
 * `npm run build:demo && npx tsx tests/perf/interactions.bench.ts`. For each: the longest task, and from the event to the next
 * paint, unthrottled and on a processor four times slower. Nothing is asserted.
 */
import { type Page, chromium } from 'playwright'
import { preview } from 'vite'

import { freePort } from '#build/free-port.mjs'
import home from '#i18n/locales/en/home.json' with { type: 'json' }
import plans from '#i18n/locales/en/plans.json' with { type: 'json' }
import quote from '#i18n/locales/en/quote.json' with { type: 'json' }
import { launchOptions } from '#tests/browser.mjs'

interface Watched {
  longTasks: number[]
  events: number[]
}

function watch() {
  const watched: Watched = { longTasks: [], events: [] }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function toResults(page: Page): Promise<void> {
  const next = () => page.getByRole('button', { name: home.wizardCard.next, exact: true }).click()
  await page.getByRole('textbox', { name: home.locationFields.zip }).fill('33133')
  await page.getByRole('button', { name: home.locationFields.verify }).click()
  await next()
  await page.getByRole('checkbox', { name: quote.applicantFields.self }).check()
  await page.getByRole('textbox', { name: quote.applicantFields.selfAge }).fill('34')
  await next()
  await page.getByRole('checkbox').first().check()
  await next()
  await page.getByRole('textbox', { name: quote.incomeFields.income }).fill('31000')
  await next()
  await page.getByRole('button', { name: quote.coverageQuestion.no }).click()
  await page.getByRole('button', { name: plans.planCard.choose }).first().waitFor()
  // All pages have arrived once nothing is said to be on its way.
  await page.getByText(/loaded so far/).waitFor({ state: 'detached', timeout: 120_000 })
}

const sortBox = (page: Page) => page.getByRole('combobox').first()
const facet = (page: Page, at: number) => page.getByRole('checkbox').nth(at)
const interactions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'filter on': (page) => facet(page, 1).click(),
  'filter off': (page) => facet(page, 1).click(),
  'sort by price': (page) => sortBox(page).selectOption({ index: 1 }),
  'sort by deductible': (page) => sortBox(page).selectOption({ index: 2 }),
  'sort as recommended': (page) => sortBox(page).selectOption({ index: 0 }),
  'next page': (page) => page.getByRole('navigation').getByRole('button').last().click(),
  'next page again': (page) => page.getByRole('navigation').getByRole('button').last().click(),
  'tick to compare': (page) => page.getByRole('article').first().getByRole('checkbox').click(),
}

const server = await preview({
  mode: 'demo',
  preview: { host: '127.0.0.1', port: Number(await freePort(4900)), strictPort: true },
})
const browser = await chromium.launch(launchOptions())
const rows: Record<string, Record<string, number>> = {}
for (const slower of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript(watch)
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?scenario=many-plans:planSearch`)
  await toResults(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  for (const [name, act] of Object.entries(interactions)) {
    await page.evaluate(() => {
      const { watched } = globalThis as unknown as { watched: Watched }
      watched.longTasks = []
      watched.events = []
    })
    await act(page)
    // Observers report a moment after the task; this is a measurement, not a check.
    await page.waitForTimeout(1_000)
    const { longTasks, events } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
    rows[name] = {
      ...rows[name],
      [`longest task over 50, ×${slower} (ms)`]: Math.round(Math.max(0, ...longTasks)),
      [`event to paint, ×${slower} (ms)`]: Math.round(Math.max(0, ...events)),
    }
  }
  await page.close()
}
console.table(rows)
await browser.close()
await server.close()
