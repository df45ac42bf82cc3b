import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { buildPeer } from './peers.mjs'

/**
 * A script that a page requested.
 * @typedef {object} Script
 * @property {string} path
 * @property {number} bytes compressed, gzip -9
 * @property {boolean} isNeeded requested before the page was interactive
 */

/** @param {Buffer} content @returns {number} */
export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length

/** @param {string} directory @param {string} ending @returns {string[]} */
export const filesUnder = (directory, ending) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

/** @param {string[]} paths @returns {number} compressed bytes of all */
export const gzipOfFiles = (paths) => paths.reduce((sum, path) => sum + gzipBytes(readFileSync(path)), 0)

/** @param {{ bytes: number }[]} scripts @returns {number} compressed bytes of all */
export const bytesOf = (scripts) => scripts.reduce((total, { bytes }) => total + bytes, 0)

/** Script bytes of a page that only renders one word with React. */
export async function bareReactBytes() {
  return gzipOfFiles(filesUnder(await buildPeer('bare'), '.js'))
}

/**
 * Runs in the page from its start: notes when the page becomes interactive, which the prerendered document alone isn't.
 */
function watchForUse(needsZipField) {
  const isZipField = (input) => [...(input.labels ?? [])].some((label) => /ZIP|código postal/i.test(label.textContent))
  const watch = new MutationObserver(() => {
    if (!('live' in document.documentElement.dataset)) return
    if (needsZipField && ![...document.querySelectorAll('input:enabled:not([readonly])')].some(isZipField)) return
    globalThis.usableAt = performance.now()
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

/**
 * Collects the scripts that a page requests from now on.
 * @param {import('playwright').Page} page
 * @returns {{ quiet: (ms: number) => Promise<void>, all: () => Promise<{ path: string, bytes: number }[]> }}
 */
export function collectScripts(page) {
  const responses = new Map()
  let lastRequest = performance.now()
  page.on('request', () => (lastRequest = performance.now()))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) responses.set(pathname, response)
  })
  return {
    async quiet(ms) {
      while (performance.now() - lastRequest < ms) await page.waitForTimeout(100)
    },
    all: () =>
      Promise.all([...responses].map(async ([path, response]) => ({ path, bytes: gzipBytes(await response.body()) }))),
  }
}

/**
 * Loads a page as a new visitor without touching it. Returns every script that the document holds or requests, and whether
 * it was requested before the page was interactive or later, when nothing waits for it; also the fonts that are requested
 * early.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ needsZipField?: boolean, quietMs?: number }} [options] ends after this time without a request
 * @returns {Promise<{ scripts: Script[], fonts: string[] }>}
 */
export async function scriptsOf(browser, url, { needsZipField = false, quietMs = 2_000 } = {}) {
  const page = await browser.newPage()
  await page.addInitScript(watchForUse, needsZipField)
  const collected = collectScripts(page)
  await page.goto(url)
  await page.waitForFunction(() => globalThis.usableAt !== undefined, undefined, { timeout: 20_000 })
  await collected.quiet(quietMs)
  const needed = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= globalThis.usableAt)
      .map((entry) => new URL(entry.name).pathname),
  )
  const fonts = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => new URL(link.href).pathname))
  const inside = await page
    .locator('script:not([src], [type])')
    .evaluateAll((elements) => elements.map((element) => element.textContent))
  const requested = (await collected.all()).map((script) => ({ ...script, isNeeded: needed.includes(script.path) }))
  const held = inside.map((text) => ({ path: 'in the document', bytes: gzipBytes(Buffer.from(text)), isNeeded: true }))
  const scripts = [...requested, ...held]
  await page.close()
  return { scripts: scripts.toSorted((a, b) => b.bytes - a.bytes), fonts }
}
