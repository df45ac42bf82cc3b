import type { Page } from '@playwright/test'

import { hasSamplePhone, videosFor } from '#domain/content/carrier.ts'
import { carrierSlugs, carriers } from '#domain/content/carriers/all.ts'
import type { Language } from '#i18n/language.ts'

import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'

const inLanguage = (path: string, language: Language) => (language === 'es' ? `/es${path}` : path)

async function isInView(page: Page, id: string) {
  return page.locator(`#${id}`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

test('the address of a question opens that question alone and puts the focus on it', async ({
  page,
  texts,
  language,
}) => {
  const t = texts('faq')
  await page.goto(`${inLanguage('/faqs', language)}#mixed-status-family`)
  const question = page.getByRole('button', { name: t('questions.mixed-status-family.question'), exact: true })
  await expect(question).toBeFocused()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await expect.poll(() => isInView(page, 'mixed-status-family')).toBe(true)
})

// Proves C-25.
test('the questions are fifteen, the first is open, and the keyboard opens one at a time', async ({
  page,
  texts,
  language,
}) => {
  const t = texts('faq')
  await page.goto(inLanguage('/faqs', language))
  const main = page.getByRole('main')
  const first = main.getByRole('button', { name: t('questions.zero-premium.question'), exact: true })
  const third = main.getByRole('button', { name: t('questions.social-security-number.question'), exact: true })
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(main.getByRole('heading', { level: 2 }).getByRole('button')).toHaveCount(15)
  const keys = keyboard(page)
  await keys.press(third)
  await expect(third).toHaveAttribute('aria-expanded', 'true')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(main.getByText(t('questions.social-security-number.short'))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(main.getByRole('button', { expanded: true })).toHaveCount(0)
  await expect(main.getByRole('link', { name: t('faqPage.contactLink') })).toHaveAttribute('href', /\/contact$/)
})

for (const slug of carrierSlugs)
  // Proves C-30 and C-31.
  test(`the page of ${slug} has its phones, links and videos`, async ({ page, texts, language }) => {
    const t = texts('carriers')
    const common = texts('common')
    const carrier = carriers[slug]
    await page.goto(inLanguage(`/carriers/${slug}`, language))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: carrier.name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(carrier.name))
    const videos = videosFor(carrier, language)
    await expect(main.getByRole('heading', { name: t('carrierPage.videos') })).toHaveCount(videos.length === 0 ? 0 : 1)
    for (const { topic } of videos) {
      const title = t(`videos.${topic}`, { name: carrier.name })
      await expect(main.getByRole('button', { name: common('video.play', { title }) })).toBeVisible()
    }
    // The website itself and each resource.
    const outside = main.locator('a[target=_blank]')
    await expect(outside).toHaveCount(carrier.resources.length + 1)
    for (const link of await outside.all()) await expect(link).toContainText(common('externalLink.newTab'))
    const service = carrier.customerService
    const lines = service.kind === 'oneLine' ? [service.line] : service.lines
    const ttys = lines.filter((line) => line.tty !== undefined)
    // The note on sample numbers names the agency's number.
    const notes = hasSamplePhone(service) ? 1 : 0
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(lines.length + ttys.length + notes)
    await expect(main.getByRole('link', { name: t('carrierPage.ctaLink') })).toHaveAttribute('href', /^\/(es)?$/)
  })

// Proves C-2.
test('a carrier that does not exist is the 404 page @gate', async ({ page, texts, allow }) => {
  allow(/404/)
  await page.goto('/carriers/nobody')
  await expect(page.getByRole('heading', { level: 1, name: texts('common')('notFound.title') })).toBeVisible()
})

for (const [path, area] of [
  ['/terms-and-conditions', 'terms'],
  ['/privacy-policy', 'privacy'],
] as const)
  // Proves C-50 and C-51.
  test(`${path} leads to each of its parts`, async ({ page, texts, language }) => {
    const t = texts(area)
    await page.goto(inLanguage(path, language))
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    const contents = page.getByRole('navigation', { name: t('legalText.contents') })
    const links = await contents.getByRole('link').all()
    expect(links.length).toBe(await page.getByRole('main').getByRole('heading', { level: 2 }).count())
    await contents.getByRole('link', { name: t('changes.title') }).click()
    await expect(page).toHaveURL(/#changes$/)
    await expect(page.locator('#changes')).toBeInViewport()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // Scripts that the document preloads are not fetched then.
  test.beforeEach(({ allow }) => {
    allow(/^request failed: \S+\.js csp$/)
  })

  test('every answer can be read', async ({ page, texts, language }) => {
    const t = texts('faq')
    await page.goto(inLanguage('/faqs', language))
    await expect(page.getByText(t('questions.zero-premium.short'))).toBeVisible()
    await expect(page.getByText(t('questions.change-or-cancel.more'))).toBeVisible()
  })

  test('the privacy policy can be read', async ({ page, texts, language }) => {
    await page.goto(inLanguage('/privacy-policy', language))
    await expect(page.getByText(texts('privacy')('sharing.noSale'))).toBeVisible()
  })
})
