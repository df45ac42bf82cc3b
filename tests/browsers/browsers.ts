import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

// The journey reads the site's settings, like the calls.
import '#mocks/node-settings.ts'
import { textsIn } from '#tests/e2e/language-texts.ts'

import type { Browser, Driver } from './driver.ts'
import { type Engine, engines, installEngines } from './engines.ts'
import { walkToReceipt } from './journey.ts'
import { visitServer } from './visit-server.ts'

/**
 * `npm run test:browsers` walks from the first question to the receipt in each engine of this machine, in both languages,
 * on a phone's and a desk's width. Names of engines limit it; `--install` first installs what is missing, where it may.
 */

const pictures = 'test-results/browsers'
/** The stages of which a picture is kept. */
const shown = ['plans', 'signature', 'receipt']
const options = process.argv.slice(2)
const named = options.filter((option) => !option.startsWith('--'))
const rows: (readonly [string, string])[] = []
const skipped: string[] = []
let failed = 0
if (!existsSync('dist/index.html')) {
  console.error('There is no built site: npm run build -- --demo-values makes it.')
  process.exit(1)
}
const server = await visitServer()

async function walk(browser: Browser, { id, without = [] }: Engine) {
  for (const language of ['en', 'es'] as const)
    for (const width of [390, 1280]) {
      const what = `${id} (${browser.name}), ${language}, ${width} px`
      const file = (stage: string) => join(pictures, `${id}-${language}-${width}-${stage}.png`)
      const started = performance.now()
      server.begin(without)
      let driver: Driver | undefined
      try {
        driver = await browser.page(width)
        const { picture, value } = driver
        await walkToReceipt({
          driver,
          address: server.address,
          language,
          texts: await textsIn(language),
          ends: async (stage) => {
            if (shown.includes(stage)) await picture(file(stage))
            const beside = Number(await value('visit.beside()'))
            if (beside > 0) throw new Error(`${stage}: ${beside} px are beside the window.`)
            if (server.noise().length > 0) throw new Error(`${stage}: ${server.noise().join('\n')}`)
          },
        })
        rows.push([what, `${((performance.now() - started) / 1000).toFixed(1)} s`])
      } catch (error) {
        failed += 1
        rows.push([what, 'failed'])
        await driver?.picture(file('failed')).catch(() => undefined)
        console.log(`✗ ${what}: ${String(error)}\n${server.noise().join('\n')}`)
      }
      console.log(rows.at(-1)?.join(': '))
      await driver?.close().catch((error: unknown) => {
        console.log(`  (not closed: ${String(error)})`)
      })
    }
}

mkdirSync(pictures, { recursive: true })
if (options.includes('--install')) installEngines()
for (const engine of await engines()) {
  const { id, start, lacks } = engine
  if (named.length > 0 && !named.includes(id)) continue
  if (start === null) {
    skipped.push(`Skipped ${id}: ${lacks}.`)
    continue
  }
  try {
    const browser = await start()
    await walk(browser, engine)
    await browser.close()
  } catch (error) {
    // An installed engine that doesn't start is no reason to say that nothing failed.
    failed += 1
    rows.push([id, 'does not start'])
    console.log(`✗ ${id} does not start: ${String(error)}`)
  }
}
await server.close()
for (const line of skipped) console.log(line)
console.log(`${rows.length - failed} journeys passed, ${failed} failed, ${skipped.length} engines skipped.`)
if (process.env['REPORT_FILE'])
  writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed: rows.length - failed, failed }))
process.exit(failed > 0 ? 1 : 0)
