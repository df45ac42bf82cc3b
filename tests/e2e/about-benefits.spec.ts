import type { Page } from '@playwright/test'

import { trustFigures } from '#content/trust-figures.ts'
import { videos } from '#content/videos.ts'
import { videoId } from '#domain/content/video-id.ts'

import { shownText } from './content-words.ts'
import { expect, test } from './fixtures.ts'
import { watchShifts } from './layout-shifts.ts'

/** Playwright counts inert elements as reachable. */
const shownSlide = '[role=tabpanel]:not([inert])'

/** Scrolls every part of the page into view, so lazy pictures load. */
async function scrollThrough(page: Page): Promise<void> {
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) await heading.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

// Proves C-20 and C-21.
test('the about page says who we are, and its counters count up to their figures', async ({ page, texts }) => {
  const about = texts('about')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1, name: about('aboutHero.title') })).toBeVisible()
  for (const [figure, label] of [
    [trustFigures.familiesProtected.toLocaleString('en-US'), about('aboutHero.familiesProtected')],
    [String(trustFigures.yearsOfTrust), about('aboutHero.yearsOfTrust')],
  ] as const) {
    const definition = page.getByRole('definition').filter({ has: page.getByText(figure, { exact: true }) })
    await expect(definition).toHaveText(figure)
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', about('aboutPage.keywords'))
  await expect(page.getByRole('link', { name: about('aboutHero.ctaText') })).toHaveAttribute('href', /^\/(es)?$/)
})

// Proves C-40, C-42 and C-62.
test('the video is asked for only after a press, and leaves with its player', async ({
  page,
  texts,
  language,
  allow,
}) => {
  const title = shownText(videos.about.title, language)
  const id = videoId(videos.about.link[language]) ?? ''
  const asked: string[] = []
  const pictures: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url())
    await route.abort()
  })
  await page.goto('/about-us')
  const poster = page.getByRole('button', { name: texts('video')('videoThumbnail.play', { title }) })
  await poster.hover()
  await scrollThrough(page)
  expect(asked).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)

  // From here on the frame requests its host, and so does the poster, which this test refuses.
  allow(/youtube-nocookie|i\.ytimg\.com/)
  await page.route('https://i.ytimg.com/**', async (route) => {
    pictures.push(route.request().url())
    await route.abort()
  })
  const player = page.getByRole('dialog', { name: title })
  for (const [open, close] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
  ] as const) {
    await poster.focus()
    await page.keyboard.press(open)
    await expect(player).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    )
    await expect(page.locator('iframe')).toHaveAttribute('title', title)
    await expect(player.getByRole('button', { name: texts('common')('dialog.close') })).toBeFocused()
    await page.keyboard.press(close)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(poster).toBeFocused()
  }
  await poster.click()
  await expect(player).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(new Set(asked).size).toBe(1)
  // The host's picture of the video. If it doesn't load, ours keeps its place.
  expect(new Set(pictures)).toEqual(new Set([`https://i.ytimg.com/vi/${id}/hqdefault.jpg`]))
  await expect(poster.locator('img')).toHaveAttribute('src', /poster/)
})

for (const { width, slides } of [
  { width: 1280, slides: 3 },
  { width: 767, slides: 9 },
])
  // Proves C-22 and C-24.
  test(`the benefits are reached by keyboard in ${slides} slides at ${width} px`, async ({ page, texts }) => {
    const benefits = texts('benefits')
    await page.setViewportSize({ width, height: 2000 })
    await page.goto('/benefits')
    const carousel = page.getByRole('group', { name: benefits('benefitsCarousel.title') })
    const dot = (position: number) =>
      carousel.getByRole('tab', { name: benefits('carousel.dot', { position }), exact: true })
    const isShown = async (position: number) => {
      await expect(carousel.locator(shownSlide)).toHaveAttribute(
        'aria-label',
        benefits('carousel.position', { position, total: slides }),
      )
      await expect(carousel.locator(shownSlide)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(carousel.getByRole('tab')).toHaveCount(slides)
    await isShown(1)
    await carousel.getByRole('button', { name: benefits('carousel.previous') }).focus()
    await page.keyboard.press('Enter')
    await isShown(slides)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await isShown(1)
    await page.keyboard.press('Tab')
    await expect(dot(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(dot(2)).toBeFocused()
    await isShown(2)
    await page.keyboard.press('End')
    await isShown(slides)
    await page.keyboard.press('ArrowRight')
    await isShown(1)
    await page.keyboard.press('Tab')
    await expect(carousel.locator(shownSlide)).toBeFocused()
  })

test('a carousel glides to another slide, and regroups its cards when the window changes', async ({ page, texts }) => {
  const benefits = texts('benefits')
  await page.setViewportSize({ width: 1280, height: 2000 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/benefits')
  const carousel = page.getByRole('group', { name: benefits('benefitsCarousel.title') })
  await carousel.getByRole('button', { name: benefits('carousel.next') }).click()
  await expect(carousel.locator(shownSlide)).toBeInViewport({ ratio: 0.9 })
  await expect(carousel.locator(shownSlide).getByRole('article').first()).toHaveAccessibleName(
    benefits('benefitCard.preventive.name'),
  )
  await page.setViewportSize({ width: 500, height: 2000 })
  await expect(carousel.getByRole('tab')).toHaveCount(9)
  await expect(carousel.getByRole('tab', { selected: true })).toHaveAccessibleName(
    benefits('carousel.dot', { position: 4 }),
  )
  await expect(carousel.locator(shownSlide).getByRole('article')).toHaveAccessibleName(
    benefits('benefitCard.preventive.name'),
  )
  await expect(carousel.locator(shownSlide).getByRole('article')).toBeInViewport({ ratio: 0.5 })
})

for (const path of ['/about-us', '/benefits'])
  for (const width of [320, 1280])
    test(`nothing moves on ${path} at ${width} px while it is scrolled through`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const shifts = await watchShifts(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await scrollThrough(page)
      expect(await shifts()).toBeLessThanOrEqual(0.01)
    })
