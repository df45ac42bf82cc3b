import { readdirSync, statSync } from 'node:fs'

import { fileOf } from '#build/document-files.ts'
import { pages } from '#config/pages.ts'
import { sitePages } from '#i18n/site-addresses.ts'
import type { Effort } from '#tests/perf/effort.ts'
import {
  bareReactBytes,
  bytesOf,
  collectScripts,
  filesUnder,
  gzipOfFiles,
  scriptsOf,
} from '#tests/perf/page-scripts.mjs'
import { type Row, againstBaseline, againstLimit, isSo, kilobytes, notMeasured } from '#tests/perf/rows.ts'
import { type Served, allPlansShown, answerCalls, openPage, serving, siteDirectory } from '#tests/perf/served-site.ts'
import { perform, resultsActs, wizardActs } from '#tests/perf/visit.ts'

const bareName = 'bare React page'
const contentPages = sitePages
  .filter(({ row }) => pages[row].audience === 'public' && row !== '/' && row !== '/contact')
  .map(({ path }) => path)

/** Scripts of the whole way from the first question to the comparison, and those loaded at the results. */
async function scriptsOfVisit({ browser, url }: Served, effort: Effort) {
  const page = await openPage(browser)
  const collected = collectScripts(page)
  await answerCalls(page)
  await page.goto(url)
  await perform(page, wizardActs)
  await allPlansShown(page)
  await collected.quiet(effort.pauseMs(1_000))
  const atResults = await collected.all()
  await perform(page, resultsActs.slice(0, resultsActs.findIndex(([name]) => name === 'open the comparison') + 1))
  await page.getByRole('dialog').waitFor()
  await collected.quiet(effort.pauseMs(1_000))
  const all = await collected.all()
  await page.close()
  return { atResults, all }
}

/** Share of a page's text that is visible without scripts. */
async function shareWithoutScripts({ browser, url }: Served, path: string): Promise<number> {
  const lengthOf = async (javaScriptEnabled: boolean) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(url + path)
    if (javaScriptEnabled) await page.locator('html[data-live]').waitFor({ state: 'attached' })
    const text = await page.locator('main').innerText()
    await page.close()
    return text.length
  }
  return (await lengthOf(false)) / (await lengthOf(true))
}

/** P1 to P4: scripts and styles, compressed, against a page that only renders one word with React. */
export async function downloads(effort: Effort): Promise<readonly Row[]> {
  const bare = await bareReactBytes()
  return serving(siteDirectory, async (served) => {
    const { url, browser } = served
    const home = await scriptsOf(browser, `${url}/`, { needsZipField: true, quietMs: effort.pauseMs(2_000) })
    const homeBytes = bytesOf(home.scripts.filter(({ isNeeded }) => isNeeded))
    const visit = await scriptsOfVisit(served, effort)

    let largest = { path: '', bytes: 0 }
    let leastText = 1
    for (const path of effort.some(contentPages)) {
      const { scripts } = await scriptsOf(browser, url + path, { quietMs: effort.pauseMs(300) })
      const bytes = bytesOf(scripts.filter(({ isNeeded }) => isNeeded))
      if (bytes > largest.bytes) largest = { path, bytes }
      leastText = Math.min(leastText, await shareWithoutScripts(served, path))
    }
    const css = gzipOfFiles(filesUnder(siteDirectory, '.css'))
    const beyond = bytesOf(visit.atResults) - bytesOf(home.scripts)
    const against = (ours: number, atMost: number) => ({ ours, baseline: bare, of: bareName, atMost, show: kilobytes })
    return [
      againstBaseline({ id: 'P1', what: 'scripts of / until its ZIP field works' }, against(homeBytes, 1.75)),
      againstBaseline({ id: 'P2', what: 'scripts from the quote to the comparison' }, against(bytesOf(visit.all), 1.8)),
      againstLimit(
        { id: 'P2', what: 'of these beyond /, at the results' },
        { value: beyond, atMost: 25_000, show: kilobytes },
      ),
      againstBaseline(
        { id: 'P3', what: `scripts of a content page, most: ${largest.path}` },
        against(largest.bytes, 1.3),
      ),
      isSo(
        { id: 'P3', what: 'text of a content page without scripts, least' },
        { goal: 'all of it', figure: `${(leastText * 100).toFixed(0)} %`, passes: leastText >= 0.99 },
      ),
      againstLimit({ id: 'P4', what: 'all styles of the site' }, { value: css, atMost: 12_000, show: kilobytes }),
      notMeasured(
        { id: 'P4', what: 'the same against govuk-frontend' },
        { goal: '≤ 0.75×', published: `published 16.1 K: ${(css / 16_075).toFixed(2)}×` },
      ),
    ]
  })
}

/** All bytes transferred by a visit to a page, compressed if the host compresses. */
async function bytesOfPage({ browser, url }: Served, path: string): Promise<number> {
  const page = await openPage(browser)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  // Pictures further down are loaded when they are near the viewport.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  await page.close()
  return bytes
}

/** P14: fonts, and the page with the most pictures. */
export async function pictures(): Promise<readonly Row[]> {
  const fonts = readdirSync(`${siteDirectory}/assets`).filter((file) => file.endsWith('.woff2'))
  const sizes = fonts.map((file) => statSync(`${siteDirectory}/assets/${file}`).size)
  return serving(siteDirectory, async (served) => {
    const about = await bytesOfPage(served, '/about-us')
    return [
      isSo(
        { id: 'P14', what: 'fonts' },
        {
          goal: 'at most one, ≤ 25 K',
          figure: `${fonts.length}: ${sizes.map(kilobytes).join(' and ')}`,
          passes: fonts.length <= 1 && sizes.every((size) => size <= 25_000),
        },
      ),
      againstLimit(
        { id: 'P14', what: `all of /about-us, its ${fileOf('/about-us')} included` },
        { value: about, atMost: 250_000, show: kilobytes },
      ),
    ]
  })
}
