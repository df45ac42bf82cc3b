import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

import { type Browser, chromium } from '@playwright/test'
import decompress from 'woff2-encoder/decompress'

import { escapeHtml } from '#build/escape-html.ts'
import { pages } from '#config/pages.ts'
import { languages } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { sitePages } from '#i18n/site-addresses.ts'
import { launchOptions } from '#tests/browser.mjs'
import { isFull } from '#tests/promises/sample.ts'

import { expect, test } from './fixtures.ts'
import { holdFiles } from './held-scripts.ts'
import { watchShifts } from './layout-shifts.ts'

/**
 * Devices with one font each. It has the drawings of the site's wide heading font under another name, so that words are
 * never as wide as the site's. The site names Liberation Sans and Roboto as stand-ins; where only DejaVu Sans is, it finds
 * none. A system without fontconfig, such as macOS, has its own fonts only.
 */
const fonts = ['DejaVu Sans', 'Liberation Sans', 'Roboto']
const devices = process.platform === 'linux' ? fonts : [undefined]

/** Every public page, and in the gate one of the carriers', which differ by their content alone. */
const paths = sitePages
  .filter(
    ({ row }, at, all) =>
      pages[row].audience === 'public' && (isFull || all.findIndex((one) => one.row === row) === at),
  )
  .map(({ path }) => path)
const views = languages.flatMap((language) => [320, 768, 1280].map((width) => ({ language, width })))
/** A page that is built in English alone: for readers of Spanish it is drawn anew. */
const drawnAnew = '/login'

/** Whether a device sees a page in the gate. Each sees the first, on which its fonts are asked for. */
const isSeen = (turn: number, device: number) => turn === 0 || turn % devices.length === device

/** Starts a browser on a device with this font and no other. */
async function browserWith(font: string, folder: string): Promise<Browser> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/font.ttf`, await decompress(readFileSync('src/tokens/fonts/bricolage-grotesque.woff2')))
  const named = (of: string) => `<edit name="${of}" mode="assign"><string>${font}</string></edit>`
  const config = `${folder}/fonts.conf`
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${escapeHtml(folder)}</dir><cachedir>${escapeHtml(folder)}/cache</cachedir>
<match target="scan">${named('family')}${named('fullname')}${named('postscriptname')}</match></fontconfig>`,
  )
  return chromium.launch({ ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: config } })
}

/** Runs in the page: the names under which the device has a font. */
async function foundFonts(names: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    names.map((name) =>
      new FontFace('found', `local("${name}")`).load().then(
        () => [name],
        () => [],
      ),
    ),
  )
  return found.flat()
}

for (const [at, font] of devices.entries())
  test(`nothing moves on a device with ${font ?? 'its own fonts'} when the site's fonts are late @gate`, async ({
    baseURL,
  }, info) => {
    test.setTimeout(isFull ? 600_000 : 90_000)
    const browser = font ? await browserWith(font, info.outputPath('fonts')) : await chromium.launch(launchOptions())
    const moved: string[] = []
    const watch = async (path: string, { language, width }: (typeof views)[number], isFirst = false) => {
      const page = await browser.newPage({
        ...{ viewport: { width, height: 900 }, reducedMotion: 'reduce' },
        // A first visit: the address says the language, where it has one.
        storageState: {
          cookies: [],
          origins:
            path === drawnAnew
              ? [{ origin: baseURL ?? '', localStorage: [{ name: 'language', value: language }] }]
              : [],
        },
      })
      const shifts = await watchShifts(page)
      const release = await holdFiles(page, '**/*.woff2')
      const address = path === drawnAnew ? path : documentAddress(path, language)
      await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-live', '')
      if (font && isFirst) expect(await page.evaluate(foundFonts, fonts), 'fonts of the device').toEqual([font])
      release()
      // The fonts are here, and so are the menus.
      await page.waitForLoadState('networkidle')
      const sum = await shifts()
      if (sum > 0.001) moved.push(`${path} (${language}, ${width}): ${sum.toFixed(4)}`)
      await page.close()
    }
    for (const [turn, path] of paths.entries())
      for (const [view, seen] of views.entries())
        // In the gate one device sees each page, and together they see pages in every view.
        if (isFull || (view === (turn + at) % views.length && isSeen(turn, at))) await watch(path, seen, turn === 0)
    await watch(drawnAnew, { language: 'es', width: 1280 })
    await browser.close()
    expect(moved).toEqual([])
  })
