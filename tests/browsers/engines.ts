import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

import { chromium, firefox, webkit } from 'playwright'

import { ensureBrowser, launchOptions } from '#tests/browser.mjs'
import { newerFeatures } from '#tests/lint/newer-features.js'

import type { Browser } from './driver.ts'
import { firefoxBrowser } from './firefox-browser.ts'
import { playwrightBrowser } from './playwright-browser.ts'
import { webkitBrowser } from './webkit-browser.ts'

const onPath = (...names: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const firefoxPath = () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox')
const webkitPath = () => (process.env['DISPLAY'] || onPath('Xvfb') ? onPath('WebKitWebDriver') : undefined)

/** A way to start an engine, if this machine has it; `lacks` says in a sentence what is missing. */
export interface Engine {
  readonly id: string
  readonly start: (() => Promise<Browser>) | null
  readonly lacks: string
  /** The features that are removed from each page before its scripts start. */
  readonly without?: readonly string[]
}

/** Packages of Debian and Ubuntu that bring an engine. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }
const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs the packages of missing engines, where that is possible. */
export function installEngines(): void {
  const wanted = [
    ...(firefoxPath() === undefined ? packages.firefox : []),
    ...(webkitPath() === undefined ? packages.webkit : []),
  ]
  if (wanted.length === 0) return
  if (!mayInstall) {
    console.log('Nothing was installed: --install uses apt-get, as root on Debian or Ubuntu.')
    return
  }
  console.log(`Installing ${wanted.join(', ')}…`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...wanted],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const ownBuild = (type: typeof firefox) => existsSync(type.executablePath())

/** The engines of this machine: Playwright's own builds, and the system's Firefox and WebKit. */
export async function engines(): Promise<readonly Engine[]> {
  const hasChromium = (await ensureBrowser()) !== undefined
  const chromiumOfThisMachine = {
    start: hasChromium ? () => playwrightBrowser(chromium, launchOptions()) : null,
    lacks: 'there is no Chromium or Chrome: install one, or name one in CHROMIUM_PATH',
  }
  const [ownFirefox, ownWebkit] = [firefoxPath(), webkitPath()]
  return [
    { id: 'chromium', ...chromiumOfThisMachine },
    // Chromium as the oldest supported browsers would be.
    { id: 'oldest', ...chromiumOfThisMachine, without: newerFeatures.map(([name]) => name) },
    {
      id: 'firefox',
      start: ownFirefox === undefined ? null : () => firefoxBrowser(ownFirefox),
      lacks: 'there is no Firefox: apt-get install firefox-esr, or name one in FIREFOX_PATH',
    },
    {
      id: 'webkit',
      start: ownWebkit === undefined ? null : () => webkitBrowser(ownWebkit),
      lacks: 'there is no WebKitWebDriver with a screen: apt-get install webkit2gtk-driver xvfb',
    },
    ...[firefox, webkit].map((type) => ({
      id: `playwright-${type.name()}`,
      start: ownBuild(type) ? () => playwrightBrowser(type, {}) : null,
      lacks: `Playwright's own build is not installed: npx playwright install ${type.name()}`,
    })),
  ]
}
