import type { Page } from '@playwright/test'

import { pagePaths, pages } from '#config/pages.ts'
import { carriers } from '#content/carriers.ts'
import { questions } from '#content/questions.ts'
import { testimonials } from '#content/testimonials.ts'
import type { Language } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { isFull } from '#tests/promises/sample.ts'
import { allTexts, catalogRows } from '#tests/structure/catalog-files.ts'

import { axeFindings } from './axe-findings.ts'
import { isPlain, shownText } from './content-words.ts'
import { expect, test } from './fixtures.ts'
import { openWithoutScripts } from './held-scripts.ts'
import { watchShifts } from './layout-shifts.ts'

/** All pages that are prerendered in both languages. */
const paths = [
  ...pagePaths.filter((path) => pages[path].audience === 'public' && path !== '/carriers/*'),
  ...carriers.map(({ slug }) => `/carriers/${slug}`),
]
const [firstCarrier] = carriers
const isGatePage = (path: string) => !path.startsWith('/carriers/') || path === `/carriers/${firstCarrier?.slug}`
const widths = [320, 768, 1280] as const

const inLanguage = documentAddress

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const other = { en: 'es', es: 'en' } as const

/** Pieces of a language's texts that differ from the other's: whole sentences without placeholders. */
function pieces(language: Language): readonly string[] {
  return allTexts(language)
    .flatMap(([, , text]) => text.split(/\{\{[^}]*\}\}|<[^>]*>/))
    .map(plain)
    .filter((piece) => piece.length > 25)
}

const foreignPieces = (language: Language) => {
  const own = pieces(language).join('\n')
  return [...new Set(pieces(other[language]))].filter((piece) => !own.includes(piece))
}
const foreign = { en: foreignPieces('en'), es: foreignPieces('es') }

/** All text that is read, shown or spoken, except text marked as another language. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('body [lang], script, noscript, #start-failure')) element.remove()
    const spoken = [...copy.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder', 'content'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [copy.textContent, ...spoken].join('\n').replace(/\s+/g, ' ')
  })
}

// The banner of the first page says the sentence of the build day until it is hydrated.
test.use({ day: new Date().toISOString() })

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', '')

const widthsOf = (path: string) => widths.filter((_, at) => isFull || at === paths.indexOf(path) % widths.length)

// The pages of the carriers differ by their content alone, so the gate tests one of them.
for (const [which, some] of [
  ['one page of each kind is @gate', paths.filter(isGatePage)],
  ['the other pages are', paths.filter((path) => !isGatePage(path))],
] as const)
  // Proves C-3 and C-62.
  test(`${which} sound`, async ({ page, language }) => {
    test.setTimeout(isFull ? 600_000 : 135_000)
    const shifts = await watchShifts(page)
    for (const [path, width] of some.flatMap((path) => widthsOf(path).map((width) => [path, width] as const))) {
      const where = `${path} at ${width}`
      await page.setViewportSize({ width, height: 900 })
      await page.goto(inLanguage(path, language))
      await alive(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1)
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `sideways, ${where}`,
      ).toBeLessThanOrEqual(0)
      expect(await shifts(), `shift, ${where}`).toBeLessThanOrEqual(0.001)
      expect(await axeFindings(page), where).toEqual([])
    }
  })

test('an address without a page moves nothing while it loads @gate', async ({ page, language, texts, allow }) => {
  allow(/\b404\b/)
  const shifts = await watchShifts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(inLanguage('/no-such-page', language))
    await alive(page)
    await expect(page.getByRole('heading', { level: 1, name: texts('not-found')('notFound.message') })).toBeVisible()
    await expect(page.getByRole('img').first()).toBeAttached()
    expect(await shifts(), `shift at ${width}`).toBe(0)
  }
})

/** The pages whose scripts change their content. */
for (const path of ['/', '/about-us', '/benefits', '/faqs', '/contact'])
  test(`${path} is as wide as a phone before its scripts arrive, and nothing moves when they do`, async ({
    page,
    language,
  }) => {
    const shifts = await watchShifts(page)
    await page.setViewportSize({ width: 320, height: 900 })
    const release = await openWithoutScripts(page, inLanguage(path, language))
    // A visitor who keeps reading in the meantime.
    await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    release()
    await alive(page)
    expect(await shifts()).toBeLessThanOrEqual(0.001)
  })

test('the built menus stay on the page while their script is on its way @gate', async ({ page, language }) => {
  const release = await openWithoutScripts(page, inLanguage('/faqs', language))
  const built = await Promise.all(
    [page.getByRole('banner'), page.getByRole('contentinfo')].map((part) =>
      part.locator('nav').first().elementHandle(),
    ),
  )
  release()
  await alive(page)
  await page.waitForLoadState('networkidle')
  for (const menu of built) expect(await menu.evaluate((element) => element.isConnected)).toBe(true)
})

for (const path of paths)
  test(`${path} says in its own language what it is`, async ({ page, language }) => {
    const address = inLanguage(path, language)
    await page.goto(address)
    await alive(page)
    const said = await words(page)
    expect(foreign[language].filter((piece) => said.includes(piece))).toEqual([])
    const head = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map((link) => [
        link.hreflang,
        new URL(link.href).pathname,
      ]),
    }))
    expect(head.title).toMatch(/\S \| Puente$/)
    expect(head.description.length).toBeGreaterThan(40)
    expect(new URL(head.canonical).pathname).toBe(address)
    expect(head.alternates).toEqual([
      ['en', path],
      ['es', inLanguage(path, 'es')],
      ['x-default', path],
    ])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // Scripts that the document preloads are not fetched then.
  test.beforeEach(({ allow }) => {
    allow(/^request failed: \S+\.js csp$/)
  })

  for (const path of paths)
    test(`${path} can be read`, async ({ page, language }) => {
      await page.goto(inLanguage(path, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      const links = page.getByRole('contentinfo').getByRole('link')
      await expect(links.first()).toBeVisible()
      // Its links lead to pages in the same language.
      if (language === 'es')
        for (const link of await page.locator('a[href^="/"]:not([hreflang])').all())
          await expect(link).toHaveAttribute('href', /^\/es(\/|$)/)
      const text = await page.getByRole('main').innerText()
      expect(text.length).toBeGreaterThan(path === '/' ? 150 : 300)
    })

  test('every answer, benefit, story and phone can be read', async ({ page, language }) => {
    const open = (path: string) => page.goto(inLanguage(path, language))
    await open('/faqs')
    for (const { short } of questions.filter((question) => isPlain(question.short)))
      await expect(page.getByText(shownText(short, language))).toBeVisible()
    await open('/benefits')
    const benefits = catalogRows(language).filter(
      ([area, key]) => area === 'benefits' && /^benefitCard\..*\.description$/.test(key),
    )
    expect(benefits).toHaveLength(9)
    for (const [, , text] of benefits) await expect(page.getByText(text)).toBeVisible()
    for (const { words } of testimonials) await expect(page.getByText(shownText(words, language))).toBeVisible()
    await open(`/carriers/${firstCarrier?.slug}`)
    const phones = page.getByRole('main').locator('a[href^="tel:"]')
    expect(await phones.count()).toBeGreaterThan(0)
    for (const phone of await phones.all()) await expect(phone).toBeVisible()
  })
})

test('whoever asks for more contrast gets lines and quiet words in the colour of the text', async ({ page }) => {
  await page.goto('/faqs')
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['ink', 'border', 'control', 'ink-muted'].map((role) => style.getPropertyValue(`--color-${role}`))
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(new Set(await colours()).size, colorScheme).toBe(1)
    await page.emulateMedia({ colorScheme, contrast: null })
    expect(new Set(await colours()).size, colorScheme).toBeGreaterThan(1)
  }
})
