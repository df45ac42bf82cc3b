import process from 'node:process'

import { prepare, stop } from '#build/install.mjs'

prepare()
// Packages may be loaded only from here on.
const { ensureBrowser } = await import('#tests/browser.mjs')
const version = await ensureBrowser()
if (!version)
  stop(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the command again.',
  )
console.log(`Browser: Chromium ${version}`)

const { allChecks } = await import('./checks.mjs')
const { runChecks } = await import('./runner.mjs')
const isFull = process.argv.includes('--full')
// Runs samples completely: more seeds, every width, every way to end a browser.
if (isFull) process.env.FULL = '1'
await runChecks(await allChecks({ isFull }))
