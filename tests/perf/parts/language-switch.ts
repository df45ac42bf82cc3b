import type { Page, Response } from 'playwright'

import { type Meter, medianOf, meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { gzipBytes } from '#tests/perf/page-scripts.mjs'
import { type Row, againstLimit, isSo, kilobytes, milliseconds } from '#tests/perf/rows.ts'
import { type Served, openPage, serving, siteDirectory } from '#tests/perf/served-site.ts'

async function openHome({ browser, url }: Served) {
  const page = await openPage(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  return page
}

const switchTo = (page: Page, language: string) => async () => {
  await page.evaluate((lang) => document.querySelector<HTMLElement>(`button[lang=${lang}]`)?.click(), language)
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
}

async function cpuMs(
  served: Served,
  effort: Effort,
  work: (page: Page, meter: Meter) => Promise<number>,
): Promise<number> {
  return medianOf(effort.rounds(7), async () => {
    const page = await openHome(served)
    const ms = await work(page, await meterOf(page))
    await page.close()
    return ms
  })
}

/** Bytes of the texts that a switch fetches, compressed, and whether any of them had been fetched before. */
async function fetched(served: Served) {
  const page = await openPage(served.browser)
  const before = new Set<string>()
  const responses = new Map<string, Response>()
  let isSwitched = false
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    if (isSwitched) responses.set(pathname, response)
    else before.add(pathname)
  })
  await page.goto(served.url, { waitUntil: 'networkidle' })
  isSwitched = true
  // The document's language changes once its texts are there. What loads later is no part of the switch.
  await switchTo(page, 'es')()
  const files = [...responses.keys()]
  const bodies = await Promise.all([...responses.values()].map((response) => response.body()))
  await page.close()
  return {
    files: files.length,
    bytes: bodies.reduce((sum, body) => sum + gzipBytes(body), 0),
    isFirst: files.length > 0 && files.every((path) => !before.has(path)),
  }
}

/** Layout shift caused by a press on the other language, except the shift that the press excuses. */
async function shift(served: Served, effort: Effort): Promise<number> {
  const page = await openHome(served)
  await page.evaluate(() => {
    const noted = Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) noted.shifted += entry.value
    }).observe({ type: 'layout-shift' })
  })
  await page.getByRole('button', { name: 'Español' }).click()
  await page.waitForTimeout(effort.pauseMs(1_500))
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
  await page.close()
  return shifted
}

/** P13, and P7's part about the switch: the first change of language on `/`. */
export async function language(effort: Effort): Promise<readonly Row[]> {
  return serving(siteDirectory, async (served) => {
    const reload = await cpuMs(served, effort, (page, meter) =>
      meter.cpuMs(async () => {
        await page.goto(`${served.url}/es`, { waitUntil: 'networkidle' })
        await page.locator('html[data-live]').waitFor({ state: 'attached' })
      }),
    )
    const first = await cpuMs(served, effort, (page, meter) => meter.cpuMs(switchTo(page, 'es')))
    const again = await cpuMs(served, effort, async (page, meter) => {
      await switchTo(page, 'es')()
      return meter.cpuMs(switchTo(page, 'en'))
    })
    const texts = await fetched(served)
    const shifted = await shift(served, effort)
    const baseline = `reload in Spanish ${milliseconds(reload)}`
    return [
      againstLimit(
        { id: 'P13', what: 'first switch of / to Spanish' },
        { value: first, atMost: 16, show: milliseconds, baseline },
      ),
      againstLimit({ id: 'P13', what: 'and back' }, { value: again, atMost: 16, show: milliseconds, baseline }),
      againstLimit(
        { id: 'P13', what: `texts that it fetches, ${texts.files} catalogs` },
        { value: texts.bytes, atMost: 20_000, show: kilobytes },
      ),
      isSo(
        { id: 'P13', what: 'the other language is not fetched before' },
        { goal: 'yes', figure: texts.isFirst ? 'yes' : 'no', passes: texts.isFirst },
      ),
      isSo(
        { id: 'P7', what: 'layout shift of a switch of language' },
        { goal: '0', figure: shifted.toFixed(3), passes: shifted === 0 },
      ),
    ]
  })
}
