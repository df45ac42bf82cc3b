import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'
import { hasScript } from './site-chunks.ts'

/** The browser's console message about a missing script. */
const expected = /404|Failed to fetch dynamically|Failed to load resource|missing-script/

/** Answers a script of the site as after a deploy that removed it, until it is restored. */
async function lose(page: Page, name: string): Promise<() => void> {
  expect(hasScript(name), `a script named ${name}`).toBe(true)
  const script = new RegExp(`/assets/${name}-[\\w-]{8}\\.js(\\?|$)`)
  let isGone = true
  await page.route(script, (route) =>
    isGone ? route.fulfill({ status: 404, contentType: 'text/html', body: 'missing-script' }) : route.continue(),
  )
  // It is there for the very next request: taking the route away would take its time.
  return () => {
    isGone = false
  }
}

/** Waits until a press on a link of the footer opens its page without loading the site again. */
async function awaitFooter(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}

test.beforeEach(({ allow }) => {
  allow(expected)
  // A built part that could not come to life.
  allow(/React error #422/)
})

test('a page whose script is gone is loaded anew by itself, once @gate', async ({ page, texts, language }) => {
  const benefits = texts('benefits')
  const menus = texts('menus')
  await page.goto(language === 'es' ? '/es/about-us' : '/about-us')
  await awaitFooter(page)
  const find = await lose(page, 'benefits-screen')
  const loadedAnew = page.waitForEvent('load')
  // The new page finds the script, as after a deploy.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) find()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: menus('links.benefits') })
    .click()
  await loadedAnew
  await expect(page.getByRole('heading', { level: 1, name: benefits('benefitsHero.title') })).toBeVisible()
  await expect(page.locator('html[data-live]')).toBeAttached()
})

test('the first page lives without its menus, says so, and gets them back @gate', async ({ page, texts, language }) => {
  const find = await lose(page, 'frame-menus')
  await page.goto(language === 'es' ? '/es' : '/')
  const zip = page.getByRole('textbox', { name: texts('location')('locationFields.zip') })
  const notice = page.getByRole('alert').filter({ hasText: texts('common')('crash.title') })
  await expect(notice).toBeVisible()
  await zip.fill('33139')
  await expect(zip).toHaveValue('33139')
  find()
  await notice.getByRole('button', { name: texts('common')('crash.retry') }).click()
  await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeVisible()
  await expect(zip).toHaveValue('33139')
})

test('a page that stays away says so, can be tried again, and gives way to other pages', async ({
  page,
  texts,
  language,
}) => {
  const menus = texts('menus')
  const common = texts('common')
  const footer = page.getByRole('contentinfo')
  const notice = page.getByRole('alert').filter({ hasText: common('crash.title') })
  await page.goto(language === 'es' ? '/es/about-us' : '/about-us')
  await awaitFooter(page)
  // Without a connection a reload would not help, so it is not tried.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
  })
  const find = await lose(page, 'faq-screen')
  await footer.getByRole('link', { name: menus('links.faqs') }).click()
  await expect(notice).toBeVisible()
  await footer.getByRole('link', { name: menus('links.contact') }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts('contact')('contactPage.title') })).toBeFocused()
  await footer.getByRole('link', { name: menus('links.faqs') }).click()
  await expect(notice).toBeVisible()
  find()
  await notice.getByRole('button', { name: common('crash.retry') }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts('faq')('faqPage.title') })).toBeVisible()
})

test('a language that cannot be fetched leaves the page as it is, and can be tried again', async ({
  page,
  texts,
  language,
}) => {
  const contact = texts('contact')
  await page.goto(language === 'es' ? '/es/contact' : '/contact')
  const name = page.getByRole('textbox', { name: contact('contactForm.firstName') })
  await name.fill('Ana')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const find = await lose(page, 'contact')
  await page
    .getByRole('banner')
    .getByRole('button', { name: language === 'en' ? 'Español' : 'English' })
    .click()
  // In both languages.
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'could not be loaded' })
    .filter({ hasText: 'No se pudieron' })
  await expect(notice).toBeVisible()
  await expect(name).toHaveValue('Ana')
  find()
  await notice
    .getByRole('button', { name: language === 'en' ? 'Intentar de nuevo en español' : 'Try again in English' })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'es' : 'en')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Ana')
})

test('the menus come when they can, and cost nothing that was typed', async ({ page, texts, language }) => {
  const contact = texts('contact')
  const common = texts('common')
  const find = await lose(page, 'frame-menus')
  await page.goto(language === 'es' ? '/es/contact' : '/contact')
  const name = page.getByRole('textbox', { name: contact('contactForm.firstName') })
  await name.fill('Ana')
  const notice = page.getByRole('alert').filter({ hasText: common('crash.title') })
  await expect(notice).toBeVisible()
  await expect(name).toHaveValue('Ana')
  find()
  await notice.getByRole('button', { name: common('crash.retry') }).click()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  await expect(name).toHaveValue('Ana')
})

test('the menu of a phone can be asked for again', async ({ page, texts, language }) => {
  const common = texts('common')
  await page.setViewportSize({ width: 390, height: 800 })
  const find = await lose(page, 'frame-mobile-menu')
  await page.goto(language === 'es' ? '/es/contact' : '/contact')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const again = page.getByRole('button', { name: common('crash.retry') })
  await page.getByRole('button', { name: common('siteHeader.menu') }).click()
  await expect(again).toBeVisible()
  find()
  await again.click()
  await expect(page.getByRole('dialog', { name: common('siteHeader.menu') })).toBeVisible()
})

test('the notice about a state that sells on its own can be asked for again, until another ZIP is typed', async ({
  page,
  texts,
}) => {
  const home = texts('location')
  const zip = page.getByRole('textbox', { name: home('locationFields.zip') })
  const again = page.getByRole('button', { name: home('loadFailure.retry') })
  const find = await lose(page, 'marketplace-notice')
  await page.goto('/')
  const verify = async () => {
    await zip.fill('90210')
    await page.getByRole('button', { name: home('locationFields.verify') }).click()
    await expect(again).toBeVisible()
  }
  await verify()
  await zip.fill('9021')
  await expect(again).toHaveCount(0)
  await verify()
  find()
  await again.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('each step of the quote waits for its script, and no answer is lost', async ({ page, texts }) => {
  test.slow()
  const home = texts('location')
  const quote = texts('quote-steps')
  const plans = texts('plans')
  const flow = quoteFlow(page, { home, quote })
  const again = page.getByRole('button', { name: home('loadFailure.retry') })
  const findSteps = await lose(page, 'later-steps')
  // It is fetched ahead, at the question about income at the latest.
  await lose(page, 'results-page')
  await page.goto('/')
  await page.getByRole('textbox', { name: home('locationFields.zip') }).fill('33133')
  await page.getByRole('button', { name: home('locationFields.verify') }).click()
  await flow.next()
  await expect(again).toBeVisible()
  findSteps()
  await again.click()
  await expect(page.getByRole('heading', { level: 2, name: home('wizardSteps.household.heading') })).toBeVisible()
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  const findEstimator = await lose(page, 'estimator-part')
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  await expect(again).toBeVisible()
  findEstimator()
  await again.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await flow.income('30000')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
  })
  await flow.coverage('no')
  const common = texts('common')
  const notice = page.getByRole('alert').filter({ hasText: common('crash.title') })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await notice.getByRole('button', { name: common('crash.reload') }).click()
  await expect(page.getByRole('article').first()).toBeVisible()

  const retry = page
    .getByRole('alert')
    .getByRole('button', { name: common('crash.retry') })
    .first()
  const findDialog = await lose(page, 'start-over-dialog')
  await page.getByRole('button', { name: plans('startOver.button') }).click()
  await expect(retry).toBeVisible()
  findDialog()
  await retry.click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
})
