import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'

import { chromium } from '@playwright/test'
import axe from 'axe-core'
import { preview } from 'vite'

import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'
import { installTools, report } from '#tests/service/foreign-tools.mjs'

import { noise } from './noise.mjs'

/**
 * Reads the built pages with three engines beside the gate's: axe with all its rules, IBM's checker, and the Nu Html
 * Checker on the served documents. A finding that `noise.mjs` does not name, with its reason, is a failure, and so is a
 * row of it that no finding needs. Names of pages limit it: `node tests/engines/second-engines.mjs / /faqs`.
 */

const tools = installTools('tests/engines/tools', resolve('node_modules/.cache/puente/engine-tools'))
const asked = process.argv.slice(2)

/** Every built document, as an address. */
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file: `dist/${file}`, path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}` }))
  .filter(({ path }) => asked.length === 0 || asked.includes(path))

function nuFindings() {
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

async function axeAll(page) {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const rules = Object.fromEntries(window.axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
    const { violations } = await window.axe.run(document, { rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, place: target.join(' ') })))
  })
}

async function ibm(page, source) {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, path, snippet }) => ({ rule: ruleId, place: `${path.dom} ${snippet.slice(0, 120)}` }))
  })
}

async function browserFindings() {
  const source = readFileSync(resolve(tools, 'node_modules/accessibility-checker-engine/ace.js'), 'utf8')
  const server = await preview({ preview: { port: await freePort(4390), strictPort: true }, logLevel: 'error' })
  const browser = await chromium.launch(launchOptions())
  const found = []
  try {
    const origin = server.resolvedUrls.local[0].replace(/\/$/, '')
    // The content policy would refuse the engines' own scripts.
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 900 } })
    for (const { path } of pages) {
      const page = await context.newPage()
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.getByRole('main').waitFor()
      for (const [engine, findings] of [
        ['axe', await axeAll(page)],
        ['ibm', await ibm(page, source)],
      ])
        found.push(...findings.map((finding) => ({ engine, page: path, ...finding })))
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
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
  console.log(`${pages.length} pages, ${found.length} findings, ${found.length - real.length} of them known noise.`)
  report(pages.length - new Set(real.map(({ page }) => page)).size, grouped.size + idle.length)
}
process.exit()
