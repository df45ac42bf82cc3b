import { setTimeout as wait } from 'node:timers/promises'

import { chromium } from 'playwright'
import { preview } from 'vite'

import { freePort } from '#build/free-port.mjs'
import { launchOptions } from '#tests/browser.mjs'

/**
 * Drives a built Storybook for its pictures: one page per worker, which switches stories over the preview's channel.
 * @typedef {{ id: string, title: string, name: string, tags: string[], type: string }} StoryEntry
 * @typedef {{ locale?: string, width?: number, height?: number, scenario?: string, scheme?: string }} State
 * @typedef {{ status: string, problems: string[], milliseconds: number }} Shown
 */

const longest = 60_000

/** Serves a built Storybook and starts a browser for it. */
export async function openWorkbench(outDir = 'storybook-static') {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir },
    // Browsers refuse some lower ports, such as 6566 and 6665.
    preview: { host: '127.0.0.1', port: await freePort(7300 + (process.pid % 500)), strictPort: true },
  })
  const url = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch(launchOptions())
  /** @type {{ entries: Record<string, StoryEntry> }} */
  const index = await (await fetch(new URL('index.json', url))).json()
  return {
    url,
    browser,
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    openPage: () => openStoryPage(browser, url),
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Runs in the page: resolves the waiting promise with a story's result. */
function listen() {
  const preview = globalThis.__STORYBOOK_PREVIEW__
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const ended = (storyId, how) => {
    if (globalThis.awaited?.storyId === storyId) globalThis.awaited.resolve(how)
  }
  channel.on('storyFinished', ({ storyId, status }) => ended(storyId, { status, findings: [] }))
  const failed = (storyId, error) => {
    // A failed query prints the whole page below its message.
    const said = String(error?.message ?? error)
      .split('\n')
      .slice(0, 4)
      .join('\n')
    ended(storyId, { status: 'error', findings: [said] })
  }
  for (const event of ['playFunctionThrewException', 'storyThrewException'])
    channel.on(event, (error) => failed(preview.currentSelection?.storyId, error))
  channel.on('storyErrored', ({ title, description }) =>
    failed(preview.currentSelection?.storyId, { message: `${title}: ${description}` }),
  )
  channel.on('storyMissing', (storyId) => failed(storyId, { message: 'there is no such story' }))
  return preview.ready()
}

/**
 * Runs in the page: changes the toolbar's values and waits until the current story has been rendered with them. Leaving
 * a story during its rendering makes the preview reload its whole page.
 */
async function changeGlobals(changed) {
  const { currentSelection } = globalThis.__STORYBOOK_PREVIEW__
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const drawn = new Promise((resolve) => {
    if (currentSelection) channel.once('storyFinished', resolve)
    else channel.once('globalsUpdated', resolve)
    // A failed story is not rendered again.
    setTimeout(resolve, 5_000)
  })
  channel.emit('updateGlobals', { globals: changed })
  await drawn
}

/** Opens the bare preview in the page and listens to it. */
async function open(page, url) {
  await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(listen)
}

/** Runs in the page: shows the story, and returns its result. */
function select(storyId) {
  const end = new Promise((resolve) => {
    globalThis.awaited = { storyId, resolve }
  })
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  // Showing the same story again mounts it anew.
  if (globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId })
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  return end
}

/** A page of the preview; `show` switches it to a story in a state and returns the result. */
async function openStoryPage(browser, url) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const noise = []
  page.on('console', (message) => {
    // Storybook writes warnings about itself.
    if (message.text().startsWith('Accessing the Story Store is deprecated')) return
    if (message.type() === 'error' || message.type() === 'warning')
      noise.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(`uncaught: ${String(error)}`))
  page.on('domcontentloaded', () => noise.push(`the page was left for ${page.url()}`))
  await open(page, url)
  let shownGlobals = ''
  let isUsable = true
  return {
    page,
    /** @param {string} id @param {State} state @returns {Promise<Shown>} */
    async show(id, { width = 1280, height = 900, ...globals }) {
      const began = performance.now()
      // After a failed story the page may be anywhere.
      if (!isUsable) {
        await open(page, url)
        shownGlobals = ''
      }
      noise.splice(0)
      const size = page.viewportSize()
      if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
      const wanted = JSON.stringify(globals)
      const ended = await Promise.race([
        (wanted === shownGlobals ? Promise.resolve() : page.evaluate(changeGlobals, globals)).then(() =>
          page.evaluate(select, id),
        ),
        wait(longest, undefined, { ref: false }).then(() => ({
          status: 'error',
          findings: [`did not end within ${longest / 1000} s`],
        })),
      ]).catch((error) => ({ status: 'error', findings: [String(error)] }))
      shownGlobals = wanted
      isUsable = ended.status !== 'error'
      return {
        status: ended.status,
        problems: [
          ...ended.findings,
          ...(ended.status === 'error' && ended.findings.length === 0 ? ['the story failed'] : []),
          ...noise,
        ],
        milliseconds: performance.now() - began,
      }
    },
    close: () => context.close(),
  }
}

/** Processes many items on several pages in parallel, in order; each page takes the next item when it is free. */
export async function inParallel(items, workers, openWorker, work) {
  const waiting = items.entries()
  const results = []
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = await openWorker()
      for (const [at, item] of waiting) results[at] = await work(worker, item)
      await worker.close()
    }),
  )
  return results
}
