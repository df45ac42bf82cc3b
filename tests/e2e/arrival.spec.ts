import { expect, test } from './fixtures.ts'

const top = 'window.scrollY'

// Proves F-2.
test('another page starts at its top with the focus on its heading, and Back returns to the place', async ({
  page,
  texts,
  language,
}) => {
  const faq = texts('faq')
  await page.goto(language === 'es' ? '/es/faqs' : '/faqs')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toBeFocused()
  const link = page.getByRole('main').getByRole('link', { name: faq('faqPage.contactLink') })
  await link.scrollIntoViewIfNeeded()
  const before = Number(await page.evaluate(top))
  expect(before).toBeGreaterThan(200)
  await link.click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(top)).toBe(0)
  await page.goBack()
  await expect(heading).toHaveText(faq('faqPage.title'))
  await expect(heading).toBeFocused()
  await expect.poll(() => page.evaluate(top)).toBeGreaterThan(200)
})

test('the menu of the footer leads to the top of a page', async ({ page, texts, language }) => {
  const menus = texts('menus')
  await page.goto(language === 'es' ? '/es/about-us' : '/about-us')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: menus('links.privacy') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: texts('privacy')('title') })).toBeFocused()
  expect(await page.evaluate(top)).toBe(0)
  await expect(page).toHaveURL(language === 'es' ? '/es/privacy-policy' : '/privacy-policy')
})
