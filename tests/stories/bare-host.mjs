import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'

import { chromium } from 'playwright'
import { build, loadConfigFromFile, preview } from 'vite'

import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'

import { inParallel } from './workbench.mjs'

/**
 * `node tests/stories/bare-host.mjs [--match text]`: mounts stories in a page without Storybook
 * (tests/stories/bare-host) that is served with the headers of the production site, and fails on any violation of their
 * policy. It mounts every other story in English; with $FULL all, in both languages.
 */

const outDir = resolve('node_modules/.cache/puente/bare-host')
const document = 'tests/stories/bare-host/index.html'
const at = process.argv.indexOf('--match')
const match = at < 0 ? '' : (process.argv[at + 1] ?? '')
const isFull = process.env.FULL === '1'
const languages = isFull ? ['en', 'es'] : ['en']

/**
 * Builds the page like the site, without the plugins that create the site's own documents, and serves it with its
 * headers.
 */
async function openHost() {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, resolve('vite.config.ts'))
  const left = new Set(['puente-pages', 'puente-prerender'])
  const plugins = config.plugins.flat(2).filter((plugin) => plugin && !left.has(plugin.name))
  const shared = { configFile: false, logLevel: 'error', mode: 'production', plugins }
  await build({
    ...shared,
    define: config.define,
    resolve: config.resolve,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Infinity,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: { input: document },
    },
  })
  return preview({
    ...shared,
    appType: 'mpa',
    build: { outDir },
    preview: { host: '127.0.0.1', port: await freePort(6800 + (process.pid % 500)), strictPort: true },
  })
}

/** Runs in the page before anything else. */
function listen() {
  globalThis.violations = []
  globalThis.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    globalThis.violations.push(`${violatedDirective} refused ${blockedURI} ${sample}`.trim())
  })
}

/**
 * Runs in the page: does two things that the policy must refuse, an inline style and text set as markup. Returns how
 * often it succeeded.
 */
async function provoke() {
  const element = globalThis.document.createElement('p')
  element.setAttribute('style', 'color: red')
  try {
    element.innerHTML = '<b>bold</b>'
  } catch {
    // The expected refusal.
  }
  await new Promise((done) => setTimeout(done, 50))
  return globalThis.violations.splice(0).length
}

async function openPage(browser, url, language) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const told = []
  page.on('console', (message) => {
    if (/content security policy|trusted ?(types|html|script)/i.test(message.text())) told.push(message.text())
  })
  await page.addInitScript(listen)
  await page.goto(new URL(`${document}?locale=${language}`, url).href)
  await page.waitForFunction(() => 'mountStory' in globalThis)
  // A policy that isn't active could not be violated.
  if ((await page.evaluate(provoke)) < 2) throw new Error('The page is not under the content policy.')
  told.splice(0)
  return {
    page,
    async mount(id) {
      const faults = await page.evaluate((story) => globalThis.mountStory(story), id).catch((error) => [String(error)])
      const violations = await page.evaluate(() => globalThis.violations.splice(0)).catch((error) => [String(error)])
      const alsoTold = told.splice(0)
      return { violations: violations.length > 0 ? violations : alsoTold, faults }
    },
    close: () => page.close(),
  }
}

const began = performance.now()
const server = await openHost()
const url = server.resolvedUrls?.local[0] ?? ''
const builtAfter = performance.now() - began
const browser = await chromium.launch(launchOptions())
const failed = []
let mounted = 0
let stories = 0
let looked = 0
let violations = 0
for (const language of languages) {
  const pages = await Promise.all([1, 2, 3].map(() => openPage(browser, url, language)))
  const all = (await pages[0].page.evaluate(() => globalThis.storyIds())).filter((id) => id.includes(match))
  const ids = all.filter((_, index) => isFull || match !== '' || index % 2 === 0)
  stories = all.length
  looked = ids.length
  await inParallel(
    ids,
    pages.length,
    () => pages.pop(),
    async (worker, id) => {
      const found = await worker.mount(id)
      mounted += 1
      violations += found.violations.length
      const problems = [...found.violations, ...found.faults]
      if (problems.length === 0) return
      failed.push(id)
      console.log(`✗ ${id} ${language}\n    ${problems.join('\n    ')}`)
    },
  )
}
await browser.close()
await server.close()

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(0)
console.log(
  `${mounted} mounts in ${seconds(performance.now() - began)} s, of which ${seconds(builtAfter)} s built the page`,
)
if (failed.length > 0) console.log(`${failed.length} failed: ${failed.join(', ')}`)
console.log(`R9 in a bare page: ${looked} of ${stories} stories, ${violations} violations`)
if (process.env.REPORT_FILE)
  writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed: mounted - failed.length, failed: failed.length }))
process.exitCode = failed.length > 0 || mounted === 0 ? 1 : 0
