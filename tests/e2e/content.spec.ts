import type { Page } from '@playwright/test'

import { carriers } from '#content/carriers.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { questions } from '#content/questions.ts'
import { hasSamplePhone, videosFor } from '#domain/content/carrier.ts'
import type { Language } from '#i18n/language.ts'

import { isPlain, shownText } from './content-words.ts'
import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'

const inLanguage = (path: string, language: Language) => (language === 'es' ? `/es${path}` : path)

/** Questions whose title and short answer can be compared as written; the first is open in the beginning. */
const [first] = questions
const plainQuestions = questions.slice(1).filter(({ question, short }) => isPlain(question) && isPlain(short))
const [other] = plainQuestions
const last = plainQuestions.at(-1)

async function isInView(page: Page, id: string) {
  return page.locator(`#${id}`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

test('the address of a question opens that question alone and puts the focus on it', async ({ page, language }) => {
  await page.goto(`${inLanguage('/faqs', language)}#${last?.slug}`)
  const question = page.getByRole('button', { name: shownText(last?.question, language), exact: true })
  await expect(question).toBeFocused()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await expect.poll(() => isInView(page, last?.slug ?? '')).toBe(true)
})

// Proves C-25.
test('every question is shown, the first is open, and the keyboard opens one at a time', async ({
  page,
  texts,
  language,
}) => {
  const t = texts('faq')
  await page.goto(inLanguage('/faqs', language))
  const main = page.getByRole('main')
  const opened = main.locator(`#${first?.slug}`).getByRole('button').first()
  const pressed = main.getByRole('button', { name: shownText(other?.question, language), exact: true })
  await expect(opened).toHaveAttribute('aria-expanded', 'true')
  await expect(main.getByRole('heading', { level: 3 }).getByRole('button')).toHaveCount(questions.length)
  const keys = keyboard(page)
  await keys.press(pressed)
  await expect(pressed).toHaveAttribute('aria-expanded', 'true')
  await expect(opened).toHaveAttribute('aria-expanded', 'false')
  await expect(main.getByText(shownText(other?.short, language))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(main.getByRole('button', { expanded: true })).toHaveCount(0)
  await expect(main.getByRole('link', { name: t('faqPage.contactLink') })).toHaveAttribute('href', /\/contact$/)
})

for (const carrier of carriers)
  // Proves C-30 and C-31.
  test(`the page of ${carrier.slug} has its phones, links and videos`, async ({ page, texts, language }) => {
    const t = texts('carriers')
    const common = texts('common')
    await page.goto(inLanguage(`/carriers/${carrier.slug}`, language))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: carrier.name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(carrier.name))
    const videos = videosFor(carrier, language)
    await expect(main.getByRole('heading', { name: t('carrierPage.videos') })).toHaveCount(videos.length === 0 ? 0 : 1)
    for (const { topic } of videos) {
      const title = t(`videos.${topic}`, { name: carrier.name })
      await expect(main.getByRole('button', { name: texts('video')('videoThumbnail.play', { title }) })).toBeVisible()
    }
    // The website itself and each resource.
    const outside = main.locator('a[target=_blank]')
    await expect(outside).toHaveCount(carrier.resources.length + 1)
    for (const link of await outside.all()) await expect(link).toContainText(common('externalLink.newTab'))
    const service = carrier.customerService
    const lines = service.kind === 'oneLine' ? [service.line] : service.lines
    const ttys = lines.filter((line) => line.tty !== undefined)
    // A number that is not certain is on the member card; the note below names the agency's number.
    const known = lines.filter((line) => line.source === 'public')
    const notes = hasSamplePhone(service) ? 1 : 0
    const connect = main.getByRole('region', { name: t('carrierPage.connect', { name: carrier.name }) })
    await expect(connect.locator('a[href^="tel:"]')).toHaveCount(known.length + ttys.length + notes)
    await expect(main.locator('a[href*="80055501"]:not([href="tel:+18005550142"])')).toHaveCount(0)
    for (const line of service.kind === 'byState' ? service.lines : []) {
      await connect.getByRole('combobox').selectOption(line.state)
      const shown = connect.locator('a[href^="tel:+"], p').filter({ visible: true })
      const words = line.source === 'public' ? line.phone : t('carrierPhones.onCard')
      await expect(
        shown
          .getByText(words)
          .or(shown.filter({ hasText: words }))
          .first(),
      ).toBeVisible()
    }
    await expect(main.getByRole('link', { name: t('carrierPage.ctaLink') })).toHaveAttribute('href', /^\/(es)?$/)
  })

// Proves C-2.
test('a carrier that does not exist is the 404 page @gate', async ({ page, texts, allow }) => {
  allow(/404/)
  await page.goto('/carriers/nobody')
  await expect(page.getByRole('heading', { level: 1, name: texts('not-found')('notFound.message') })).toBeVisible()
})

for (const [path, area, { sections }] of [
  ['/terms-and-conditions', 'terms', terms],
  ['/privacy-policy', 'privacy', privacy],
] as const)
  // Proves C-50 and C-51.
  test(`${path} leads to each of its parts`, async ({ page, texts, language }) => {
    const t = texts(area)
    await page.goto(inLanguage(path, language))
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    const contents = page.getByRole('navigation', { name: t('legalText.contents') })
    const links = await contents.getByRole('link').all()
    expect(links.length).toBe(await page.getByRole('main').getByRole('heading', { level: 2 }).count())
    const section = sections.at(-1)
    await contents.getByRole('link', { name: shownText(section?.title, language) }).click()
    await expect(page).toHaveURL(new RegExp(`#${section?.id}$`))
    await expect(page.locator(`#${section?.id}`)).toBeInViewport()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // Scripts that the document preloads are not fetched then.
  test.beforeEach(({ allow }) => {
    allow(/^request failed: \S+\.js csp$/)
  })

  test('every answer can be read', async ({ page, language }) => {
    await page.goto(inLanguage('/faqs', language))
    for (const { short } of [other, last].filter((one) => one !== undefined))
      await expect(page.getByText(shownText(short, language))).toBeVisible()
  })

  test('the privacy policy can be read', async ({ page, language }) => {
    await page.goto(inLanguage('/privacy-policy', language))
    await expect(page.getByText(shownText(privacy.summary, language))).toBeVisible()
  })
})
