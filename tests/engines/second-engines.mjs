import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'

import { chromium, request } from '@playwright/test'
import { preview } from 'vite'

// The states check bodies with the calls' own schemas, which read the site's settings.
import '#mocks/node-settings.ts'
import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'
import { usualDay, visitOn } from '#tests/e2e/day-of-visit.ts'
import { textsIn } from '#tests/e2e/language-texts.ts'
import { statesToRead } from '#tests/e2e/states-to-read.ts'
import { installTools, report } from '#tests/service/foreign-tools.mjs'
import { startMocks } from '#tests/service/start-mocks.ts'

import { noise } from './noise.mjs'
import { pageEngines } from './page-engines.mjs'

/**
 * Reads the built pages with four engines beside the gate's: axe with all its rules, IBM's checker, HTML_CodeSniffer,
 * and the Nu Html Checker on the served documents. The first three also read the states of the flow whose transcripts
 * are kept (`tests/e2e/states-to-read.ts`), in both languages. A finding that `noise.mjs` does not name, with its reason,
 * is a failure, and so is a row of it that no finding needs. Names of pages and states limit it:
 * `npx tsx tests/engines/second-engines.mjs / /faqs results`.
 */

const tools = installTools('tests/engines/tools', resolve('node_modules/.cache/puente/engine-tools'))
const asked = process.argv.slice(2)
const isAsked = (name) => asked.length === 0 || asked.includes(name)

/** Every built document, as an address. */
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file: `dist/${file}`, path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}` }))
  .filter(({ path }) => isAsked(path))

const states = statesToRead
  .filter(({ name }) => isAsked(name))
  .flatMap((state) => ['en', 'es'].map((language) => ({ ...state, language })))

function nuFindings() {
  if (pages.length === 0) return []
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('Not run: the Nu Html Checker needs Java, which is not installed.')
    return []
  }
  const jar = resolve(tools, 'node_modules/vnu-jar/build/dist/vnu.jar')
  // It answers with status 1 where it finds something.
  const { stdout } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', ...pages.map(({ file }) => file)],
    {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  )
  return JSON.parse(stdout).messages.map(({ url, message }) => ({
    engine: 'nu',
    page: pages.find(({ file }) => url.endsWith(file))?.path ?? url,
    rule: message,
    place: '',
  }))
}

async function browserFindings() {
  const engines = pageEngines(tools)
  const mocks = await startMocks()
  process.env.API_ORIGIN = mocks.address
  const server = await preview({ preview: { port: await freePort(4390), strictPort: true }, logLevel: 'error' })
  const browser = await chromium.launch(launchOptions())
  const baseURL = server.resolvedUrls.local[0].replace(/\/$/, '')
  // The content policy would refuse the engines' own scripts.
  const open = (more) =>
    browser.newContext({ baseURL, bypassCSP: true, viewport: { width: 1280, height: 900 }, ...more })
  const found = []
  const read = async (page, name) => {
    for (const [engine, findingsOf] of Object.entries(engines))
      found.push(...(await findingsOf(page)).map((finding) => ({ engine, page: name, ...finding })))
  }
  try {
    const context = await open()
    for (const { path } of pages) {
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'load' })
      // A page of an account leads to the log-in first.
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      await read(page, path)
      await page.close()
    }
    for (const { name, open: openState, language } of states) {
      const origins = [{ origin: baseURL, localStorage: [{ name: 'language', value: language }] }]
      const visit = await open({ storageState: { cookies: [], origins }, reducedMotion: 'reduce' })
      // tsx gives functions their names by a helper, which the page lacks.
      await visit.addInitScript('globalThis.__name = (named) => named')
      await visitOn(visit, usualDay)
      const api = await request.newContext({ baseURL })
      const page = await visit.newPage()
      await openState({ page, request: api, language, texts: await textsIn(language) })
      await read(page, `${name} (${language})`)
      await api.dispose()
      await visit.close()
    }
  } finally {
    await browser.close()
    await server.close()
    mocks.close()
  }
  return found
}

const isNoise = (row, { engine, rule, place }) =>
  row.engine === engine && row.rule.test(rule) && (row.place === undefined || row.place.test(place))

if (tools === null) report(0, 0)
else {
  const found = [...nuFindings(), ...(await browserFindings())]
  const real = found.filter((finding) => !noise.some((row) => isNoise(row, finding)))
  const grouped = new Map()
  for (const { engine, rule, place, page } of real) {
    const what = `${engine} · ${rule}${place && ` · ${place}`}`
    grouped.set(what, [...(grouped.get(what) ?? []), page])
  }
  for (const [what, where] of grouped)
    console.log(`✗ ${what}\n  ${where.length} times: ${[...new Set(where)].slice(0, 4).join(', ')}`)
  // Some pages alone do not need every row.
  const idle = asked.length > 0 ? [] : noise.filter((row) => !found.some((finding) => isNoise(row, finding)))
  for (const { engine, rule } of idle) console.log(`✗ noise.mjs has a row that nothing needs: ${engine} ${rule}`)
  const read = pages.length + states.length
  console.log(
    `${pages.length} pages and ${states.length} states, ${found.length} findings, ${found.length - real.length} of them known noise.`,
  )
  report(read - new Set(real.map(({ page }) => page)).size, grouped.size + idle.length)
}
process.exit()
