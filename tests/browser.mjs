import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

import { chromium } from 'playwright'

/**
 * The system's browsers in the order in which they are tried: the ones that visitors use come before the headless
 * shell.
 */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/chromium-headless-shell',
]

/** All installed browsers of the system: `npm run test:full` runs the journeys in each. */
export const systemBrowsers = () => systemPaths.filter((path) => existsSync(path))

/** The Chromium named by $CHROMIUM_PATH; otherwise undefined for Playwright's own download; otherwise the system's. */
function executablePath() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return existsSync(chromium.executablePath()) ? undefined : systemBrowsers()[0]
}

/**
 * Launch options of Chromium in every browser suite: the same text rendering on every machine.
 * @returns {import('playwright').LaunchOptions}
 */
export function launchOptions() {
  const path = executablePath()
  return {
    ...(path !== undefined && { executablePath: path }),
    args: ['--font-render-hinting=none', '--disable-lcd-text'],
  }
}

async function starts() {
  try {
    const browser = await chromium.launch(launchOptions())
    const version = browser.version()
    await browser.close()
    return version
  } catch {
    return undefined
  }
}

/** An installed browser that does not start (a missing library, a stub) counts as missing: the next one is tried. */
async function firstThatStarts() {
  const version = await starts()
  if (version || process.env.CHROMIUM_PATH) return version
  for (const path of systemBrowsers()) {
    process.env.CHROMIUM_PATH = path
    const found = await starts()
    if (found) return found
    delete process.env.CHROMIUM_PATH
  }
  return undefined
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installOfDistribution() {
  if (!mayInstall || !run('apt-get', 'update', '-qq')) return false
  const install = (name) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
  return install('chromium') || install('chromium-headless-shell')
}

const installers = [
  {
    says: "No Chromium found: downloading Playwright's…",
    install: () => run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium'),
  },
  { says: "Still none that starts: installing the distribution's…", install: installOfDistribution },
]

/** Finds a Chromium that starts, or installs one. Returns its version, or undefined if neither is possible. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) return undefined
  let version = await firstThatStarts()
  for (const { says, install } of installers) {
    if (version) return version
    console.log(says)
    if (install()) version = await firstThatStarts()
  }
  return version
}
