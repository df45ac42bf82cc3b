import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import type { Page } from 'playwright'

import { type Language, languages } from '#i18n/language.ts'
import { ensureBrowser } from '#tests/browser.mjs'
import {
  type Served,
  allPlansShown,
  answerCalls,
  beginAtResults,
  openPage,
  serving,
  siteDirectory,
} from '#tests/perf/served-site.ts'

import { smallPng } from './small-png.ts'

/**
 * `npm run pictures` takes the pictures of README and the documentation from the built site: the results of one search,
 * in both languages, with what each shows in `pictures.json`. `--check`, in `npm test`, compares that with the results
 * as they are now, so a picture of an older product fails.
 */
const size = { width: 1180, height: 1500 }
const fileOf: Readonly<Record<Language, string>> = { en: 'results.png', es: 'results-es.png' }
const pathOf = (file: string) => fileURLToPath(new URL(`../../stories/docs/${file}`, import.meta.url))
const shownPath = pathOf('pictures.json')
/** A text this near the lower edge may be on either side of it, by pixels. */
const edge = 120

interface Shown {
  /** A text with its font and its colours. */
  readonly text: string
  readonly top: number
}

/**
 * Runs in the page: its visible lines and paragraphs from the top, each with how it looks. However a text is cut into
 * elements, it is one. The fonts are the site's own.
 */
function visibleTexts(): Shown[] {
  const texts = new Map<Element, { text: string; look: string }>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue
    let block = parent
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
    let ground = block
    while (ground.parentElement && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
      ground = ground.parentElement
    const { fontWeight, fontSize, fontFamily, fontVariantNumeric, color } = getComputedStyle(parent)
    const font = [fontWeight, fontSize, fontFamily.split(',')[0]?.replaceAll('"', ''), fontVariantNumeric].join(' ')
    texts.set(block, {
      text: (texts.get(block)?.text ?? '') + node.textContent,
      look: texts.get(block)?.look ?? `${font} ${color} on ${getComputedStyle(ground).backgroundColor}`,
    })
  }
  return [...texts].flatMap(([block, { text, look }]) => {
    const { top, bottom, right, width } = block.getBoundingClientRect()
    // Texts for screen readers are a pixel wide, or beside the page until they have the focus.
    if (width <= 1 || bottom <= 0 || right <= 0) return []
    return [{ text: `${text.replaceAll(/\s+/g, ' ').trim()} | ${look}`, top }]
  })
}

/** What the page shows once it has shown nothing else for two seconds: some marks of a card come after it. */
async function settledTexts(page: Page): Promise<readonly Shown[]> {
  let shown = await page.evaluate(visibleTexts)
  for (let quietMs = 0, triesLeft = 60; quietMs < 2_000 && triesLeft > 0; triesLeft -= 1) {
    await page.waitForTimeout(500)
    const now = await page.evaluate(visibleTexts)
    quietMs = JSON.stringify(now) === JSON.stringify(shown) ? quietMs + 500 : 0
    shown = now
  }
  return shown
}

/** Opens the results in a language, and waits until they are complete and still. */
async function openPictured({ browser, url }: Served, language: Language): Promise<Page> {
  const page = await openPage(browser, size)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
  }, language)
  await answerCalls(page)
  await beginAtResults(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator(`html[lang=${language}][data-live]`).waitFor({ state: 'attached' })
  // A page that is scrolled or touched while plans arrive keeps the cards that it has.
  await allPlansShown(page, language)
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], main .animate-spin'))
  await settledTexts(page)
  // Another order and back: the list is made anew of all plans, however they came.
  for (const index of [1, 0]) {
    await page.getByRole('combobox').first().selectOption({ index })
    await settledTexts(page)
  }
  await page.evaluate(async () => {
    // The bar of a trial is no part of the product.
    document.querySelector('.trial-bar')?.remove()
    // A picture has no scrollbar.
    document.documentElement.style.scrollbarGutter = 'auto'
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  return page
}

async function take(served: Served, language: Language): Promise<readonly string[]> {
  const page = await openPictured(served, language)
  const shown = await page.evaluate(visibleTexts)
  const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  writeFileSync(pathOf(fileOf[language]), picture)
  console.log(`stories/docs/${fileOf[language]}: ${(picture.length / 1000).toFixed(0)} KB`)
  await page.close()
  return shown.filter(({ top }) => top < size.height).map(({ text }) => text)
}

/** What is shown of a picture but no longer of the results, and the other way round. */
async function differences(
  served: Served,
  language: Language,
  pictured: readonly string[],
): Promise<readonly string[]> {
  const page = await openPictured(served, language)
  const shown = await page.evaluate(visibleTexts)
  await page.close()
  const above = (bottom: number) => shown.filter(({ top }) => top < bottom).map(({ text }) => text)
  const near = above(size.height + edge)
  return [
    ...pictured.filter((text) => !near.includes(text)).map((text) => `only in the picture: ${text}`),
    ...above(size.height - edge).flatMap((text) => (pictured.includes(text) ? [] : [`only on the screen: ${text}`])),
  ]
}

const readShown = () => JSON.parse(readFileSync(shownPath, 'utf8')) as Readonly<Record<string, readonly string[]>>

async function check(served: Served): Promise<number> {
  const known = readShown()
  let outdated = 0
  for (const language of languages) {
    const file = fileOf[language]
    const found = await differences(served, language, known[file] ?? [])
    console.log(`${found.length > 0 ? '✗' : '✓'} stories/docs/${file}`)
    if (found.length === 0) continue
    outdated += 1
    for (const difference of found.slice(0, 8)) console.error(`  ${difference}`)
    console.error(
      `stories/docs/${file} shows an older product: ${found.length} texts differ in words, font or colour. Run \`npm run pictures\`, look at the pictures, and commit stories/docs.`,
    )
  }
  return outdated
}

if ((await ensureBrowser()) === undefined) throw new Error('There is no Chromium that starts.')
await serving(siteDirectory, async (served) => {
  if (process.argv.includes('--check')) {
    const failed = await check(served)
    const { REPORT_FILE: report } = process.env
    if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: languages.length - failed, failed }))
    process.exitCode = failed > 0 ? 1 : 0
    return
  }
  const shown: Record<string, readonly string[]> = {}
  for (const language of languages) shown[fileOf[language]] = await take(served, language)
  writeFileSync(shownPath, `${JSON.stringify(shown, null, 2)}\n`)
})
