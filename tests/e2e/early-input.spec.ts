import type { Locator, Page } from '@playwright/test'

import { isFull } from '#tests/promises/sample.ts'

import { expect, test } from './fixtures.ts'
import { holdFiles, openWithoutScripts } from './held-scripts.ts'

/** In each run the scripts load after another number of typed characters. */
const runs = Array.from({ length: isFull ? 20 : 5 }, (_, run) => run)

/** Types while the scripts load, starting at some character. */
async function typeThrough(field: Locator, text: string, run: number, release: () => void): Promise<void> {
  const before = run % (text.length + 1)
  await field.pressSequentially(text.slice(0, before))
  release()
  await field.pressSequentially(text.slice(before), { delay: 10 })
}

const live = (page: Page) => page.locator('html[data-live]')

test('a ZIP typed before the page lives is kept and looked up @gate', async ({ page, texts, language }) => {
  test.slow()
  const home = texts('location')
  const zip = page.getByRole('textbox', { name: home('locationFields.zip') })
  for (const run of runs) {
    const release = await openWithoutScripts(page, language === 'es' ? '/es' : '/')
    await typeThrough(zip, '33133', run, release)
    await expect(live(page)).toBeAttached()
    await expect(zip).toHaveValue('33133')
    await page.getByRole('button', { name: home('locationFields.verify') }).click()
    await page.getByRole('button', { name: home('wizardCard.next'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: home('wizardSteps.household.heading') })).toBeFocused()
    await page.evaluate(() => {
      sessionStorage.clear()
    })
    await page.unrouteAll({ behavior: 'wait' })
  }
  console.log(`R22 in ${language}: typed ${runs.length} times through the start of the page, each time kept and live`)
})

test('a message begun before the page lives is kept and sent', async ({ page, texts, language }) => {
  test.slow()
  const t = texts('contact')
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'email' | 'message') =>
    page.getByRole('textbox', { name: t(`contactForm.${name}`) })
  for (const run of runs) {
    const release = await openWithoutScripts(page, language === 'es' ? '/es/contact' : '/contact')
    await field('firstName').fill('Ana')
    await typeThrough(field('lastName'), 'Torres', run, release)
    await expect(live(page)).toBeAttached()
    await expect(field('firstName')).toHaveValue('Ana')
    await field('phone').fill('3055550110')
    await field('email').fill('ana@example.com')
    await field('message').fill('Hola')
    await page.getByRole('button', { name: t('contactForm.submit') }).click()
    await expect(page.getByText(t('contactForm.success'))).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('Verify pressed before the page lives asks at once, and only once @gate', async ({ page, texts, language }) => {
  const home = texts('location')
  const zip = page.getByRole('textbox', { name: home('locationFields.zip') })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/zip-code/')) asked.push(request.url())
  })
  const release = await openWithoutScripts(page, language === 'es' ? '/es' : '/')
  await zip.pressSequentially('331x336')
  await expect(zip).toHaveValue('33133')
  const answered = page.waitForResponse(/\/zip-code\/33133$/)
  await page.getByRole('button', { name: home('locationFields.verify') }).click()
  await answered
  await expect(live(page)).toHaveCount(0)
  release()
  await expect(page.getByText('33133, Miami-Dade').first()).toBeVisible()
  await expect(zip).toHaveValue('33133')
  expect(asked).toHaveLength(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('what is pressed before the page lives happens once', async ({ page, texts, language }) => {
  const home = texts('location')
  const release = await openWithoutScripts(page, language === 'es' ? '/es' : '/')
  await page.getByRole('button', { name: home('wizardCard.next'), exact: true }).click()
  await expect(live(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('group', { name: texts('common')('errorSummary.title', { count: 1 }) })).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })

  await page.setViewportSize({ width: 390, height: 800 })
  const releaseAbout = await openWithoutScripts(page, language === 'es' ? '/es/about-us' : '/about-us')
  await page.getByRole('button', { name: texts('common')('siteHeader.menu') }).click()
  await expect(live(page)).toHaveCount(0)
  releaseAbout()
  await expect(page.getByRole('dialog', { name: texts('common')('siteHeader.menu') })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

// The sign-in page has one address, whose prerendered page is English: in Spanish it is hidden until it is interactive.
test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a log-in begun before the page lives goes on', async ({ page, texts }) => {
    test.slow()
    const t = texts('login')
    const email = page.getByRole('textbox', { name: t('identifierStep.email') })
    for (const run of runs) {
      const release = await openWithoutScripts(page, '/login')
      await typeThrough(email, 'lucia@example.com', run, release)
      await expect(live(page)).toBeAttached()
      await expect(email).toHaveValue('lucia@example.com')
      await page.getByRole('button', { name: t('identifierStep.submit') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('passwordStep.title') })).toBeFocused()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
})

// Proves C-94.
test('what is typed before the menus come moves nothing @gate', async ({ page, texts, language }) => {
  const release = await holdFiles(page, '**/assets/frame-menus-*.js')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(language === 'es' ? '/es' : '/', { waitUntil: 'commit' })
  await expect(live(page)).toBeAttached()
  const zip = page.getByRole('textbox', { name: texts('location')('locationFields.zip') })
  const news = page.getByRole('complementary', { name: texts('menus')('openEnrollment.label') })
  await expect(news).toBeVisible()
  const top = async () => (await zip.boundingBox())?.y
  const before = await top()
  await zip.pressSequentially('331')
  await expect(news).toBeVisible()
  expect(await top()).toBe(before)
  release()
  await page.unrouteAll({ behavior: 'wait' })
})

test('a list of the header that is pressed before the menus come opens when they do', async ({
  page,
  texts,
  language,
}) => {
  const list = page
    .getByRole('banner')
    .getByRole('button', { name: texts('menus')('headerNav.groups.carriers'), exact: true })
  for (const isEarly of [true, false]) {
    const release = await holdFiles(page, isEarly ? '**/assets/*.js' : '**/assets/frame-menus-*.js')
    await page.goto(language === 'es' ? '/es' : '/', { waitUntil: 'commit' })
    if (!isEarly) await expect(live(page)).toBeAttached()
    await list.press('Enter')
    await expect(list).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(list).toHaveAttribute('aria-expanded', 'true')
    await page.unrouteAll({ behavior: 'wait' })
  }
})
