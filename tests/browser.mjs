import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

import { chromium } from 'playwright'

/** The browsers of a system in the order in which they are tried: what visitors have comes before the shell. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/chromium-headless-shell',
]

/** Every browser of the system that is there: `npm run test:full` walks the journeys in each. */
export const systemBrowsers = () => systemPaths.filter((path) => existsSync(path))

/** The Chromium that $CHROMIUM_PATH names, else undefined for Playwright's own download, else the system's. */
function executablePath() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return existsSync(chromium.executablePath()) ? undefined : systemBrowsers()[0]
}

/**
 * How every browser suite starts Chromium: the same text rendering on every machine.
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

/** A browser that is there but does not start (a missing library, a stub) counts as missing: the next one is tried. */
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

/** Finds a Chromium that starts, or installs one. Answers its version, or undefined where neither is possible. */
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
