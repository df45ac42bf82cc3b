import { createReadStream, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import process from 'node:process'

import { chromium } from 'playwright'

import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'

/**
 * `node tests/stories/sub-path.mjs [folder]`: serves the built Storybook from a deep folder of a plain static host,
 * like a project's page. It checks the manager, a story over its mocks, the language switch, a page of documentation
 * and the data for a picture service, and fails on any request without an answer.
 */

const folder = process.argv[2] ?? 'storybook-static'
const prefix = '/some/deep/path/'
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** The file of an address; undefined outside of the folder, because nothing is rewritten. */
function fileOf(address) {
  const { pathname } = new URL(address, 'http://host')
  if (!pathname.startsWith(prefix)) return undefined
  const rest = normalize(decodeURIComponent(pathname.slice(prefix.length)))
  const path = join(folder, rest === '.' || rest === '' ? 'index.html' : rest)
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : undefined
}

const missed = []
const server = createServer((request, response) => {
  const path = fileOf(request.url ?? '/')
  if (path === undefined) {
    missed.push(request.url)
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' })
  createReadStream(path).pipe(response)
})
const port = await freePort(6800 + (process.pid % 500))
await new Promise((listening) => server.listen(port, '127.0.0.1', listening))
const workbench = `http://127.0.0.1:${port}${prefix}`

let passed = 0
let failed = 0
async function check(name, ask) {
  const problem = await ask().catch((error) => String(error).split('\n')[0])
  if (!problem) passed += 1
  else {
    failed += 1
    console.log(`✗ ${name}\n    ${problem}`)
  }
}

const began = performance.now()
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
const noise = []
page.on('console', (message) => {
  if (message.type() === 'error') noise.push(message.text())
})
page.on('pageerror', (error) => noise.push(String(error)))
const preview = page.frameLocator('#storybook-preview-iframe')

/** Runs in the preview: whether the story has ended, and in which language. */
const ended = `(() => {
  const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ ?? {}
  const isWrong = document.body.classList.contains('sb-show-errordisplay')
  return currentRender?.phase === 'finished' && !isWrong && document.documentElement.lang
})()`
async function untilEndedIn(language) {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
  await frame?.waitForFunction(`${ended} === '${language}'`, undefined, { timeout: 30_000 })
}

await check('the manager shows a story over its mocks', async () => {
  await page.goto(`${workbench}?path=/story/features-plan-results--few-plans`)
  await untilEndedIn('en')
  await preview.getByRole('article').first().waitFor()
})
/**
 * Runs in the preview: reads the values that Chromatic reads, its modes compared with the toolbar's languages and
 * sizes.
 */
async function extracted() {
  await globalThis.__STORYBOOK_PREVIEW__.ready()
  const stories = Object.values(await globalThis.__STORYBOOK_PREVIEW__.extract())
  const pictured = stories.filter(({ parameters }) => !parameters.chromatic.disableSnapshot)
  const modes = pictured.flatMap(({ id, parameters }) =>
    Object.entries(parameters.chromatic.modes)
      .filter(([, mode]) => !mode.disable)
      .map(([name, mode]) => ({ name: `${id} ${name}`, mode, sizes: Object.keys(parameters.viewport.options) })),
  )
  const isKnown = ({ mode, sizes }) => ['en', 'es'].includes(mode.locale) && sizes.includes(mode.viewport)
  return {
    stories: stories.length,
    pictured: pictured.length,
    pictures: modes.length,
    unknown: modes.filter((mode) => !isKnown(mode)).map(({ name }) => name),
  }
}

async function switchTo(language) {
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText(language, { exact: true }).click()
}
await check('the language switch changes the story', async () => {
  await switchTo('Español')
  await untilEndedIn('es')
  await preview
    .getByRole('button', { name: /Elegir plan/ })
    .first()
    .waitFor()
})
await check('side by side shows both languages', async () => {
  await switchTo('Side by side')
  for (const [title, choose] of [
    ['English', /Choose plan/],
    ['Español', /Elegir plan/],
  ]) {
    const frame = preview.frameLocator(`iframe[title="${title}"]`)
    await frame.getByRole('button', { name: choose }).first().waitFor()
  }
})
await check('a page of documentation describes every prop', async () => {
  await page.goto(`${workbench}?path=/docs/primitives-button--docs`)
  const rows = preview.locator('.docblock-argstable tbody tr')
  await rows.first().waitFor()
  const texts = await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll('td')[1]?.textContent ?? ''))
  return texts.every((text) => text.split(' ').length > 3) ? '' : `one of these says nothing: ${texts.join(' | ')}`
})
await check('a page of documentation shows its sheet', async () => {
  await preview.locator('.sb-story').getByRole('button').first().waitFor()
})
await check('a picture service finds every story and how to picture it', async () => {
  const gallery = await browser.newPage()
  await gallery.goto(`${workbench}iframe.html`)
  await gallery.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  const { stories, pictured, pictures, unknown } = await gallery.evaluate(extracted)
  console.log(`${stories} stories, of which ${pictured} are pictured, in ${pictures} pictures`)
  await gallery.close()
  return pictures > pictured && pictured > 0 ? unknown.join(', ') : 'there is nothing to picture'
})
await check('nothing was asked for in vain', () => Promise.resolve(missed.join(', ')))
await check('nothing was written to the console', () => Promise.resolve(noise.join('\n')))

await browser.close()
server.closeAllConnections()
server.close()
console.log(
  `${passed} checks below ${prefix} passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
