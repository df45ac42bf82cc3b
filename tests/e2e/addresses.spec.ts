import type { Page } from '@playwright/test'

import { carriers } from '#content/carriers.ts'
import type { Language } from '#i18n/language.ts'

import { expect, test } from './fixtures.ts'

const inLanguage = (path: string, language: Language) =>
  language === 'en' ? path : path === '/' ? '/es' : `/es${path}`

/** The pages, ordered so that each follows one of another kind: not found, home, found, signed in only. */
const walk = [
  '/',
  '/benefits',
  '/nowhere',
  '/about-us',
  '/login',
  '/faqs',
  '/',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  ...carriers.map(({ slug }) => `/carriers/${slug}`),
  '/carriers/nobody',
]

/** The head of a document: of the current page, or of a served document. */
function headOf(page: Page, served?: string): Promise<readonly string[]> {
  return page.evaluate((html) => {
    const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const tags = head.querySelectorAll(
      'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]',
    )
    const texts = [...tags].map((tag) =>
      [...tag.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .toSorted()
        .join(' '),
    )
    return [`title=${head.querySelector('title')?.textContent ?? ''}`, ...texts].toSorted()
  }, served)
}

/** The tab of a started quote is named after its question, and the document after the site's purpose. */
const isOfQuestion = (tag: string) => /^title=|(?:name|property)=(?:og:)?(?:title|description)$/.test(tag)

// Proves C-4.
test('after every navigation the head says what the document at that address says @gate @in-spanish', async ({
  page,
  language,
  allow,
  context,
}) => {
  allow(/404/)
  // The site's content policy lets no script parse a document.
  const reader = await context.newPage()
  await page.goto(inLanguage('/nowhere', language))
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  const keywords = new Map<string, string>()
  for (const path of walk) {
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    const answer = await page.request.get(inLanguage(path, language))
    const served = await headOf(reader, await answer.text())
    const compared = (tags: readonly string[]) => (path === '/' ? tags.filter((tag) => !isOfQuestion(tag)) : tags)
    await expect.poll(async () => compared(await headOf(page)), path).toEqual(compared(served))
    keywords.set(path, served.find((tag) => tag.endsWith('name=keywords')) ?? '')
  }
  // Each page has different keywords; the two missing addresses share theirs.
  expect(new Set(keywords.values()).size).toBe(keywords.size - 1)
})

// Proves C-14.
test('an address that does not exist is not found in its own language, and one in capitals is @in-spanish', async ({
  page,
  language,
  texts,
  allow,
}) => {
  allow(/status 404|Failed to load resource/)
  const answer = await page.goto(language === 'es' ? '/es/nope' : '/nope')
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(await answer?.text()).toContain(`<html lang="${language}"`)
  await expect(page.locator('html[data-live]')).toHaveAttribute('lang', language)
  await expect(page.getByText(texts('not-found')('notFound.message'))).toBeVisible()

  await page.goto(language === 'es' ? '/ES/Contact?from=card' : '/Contact?from=card')
  await expect(page).toHaveURL(language === 'es' ? /\/es\/contact\?from=card$/ : /\/contact\?from=card$/)
  await expect(page.getByRole('heading', { level: 1, name: texts('contact')('contactPage.title') })).toBeVisible()
})

/** Addresses that a host may answer with its one not-found document, which is English, and the language of each. */
const answeredWithOneDocument = [
  ['/es/nope', 'es'],
  ['/es/carriers/nobody', 'es'],
  ['/es/login/', 'es'],
  ['/es/lead/', 'es'],
  ['/about-us/', 'en'],
  ['/login/', 'en'],
  ['/lead/', 'en'],
] as const
for (const [address, shown] of answeredWithOneDocument)
  test(`a host with one not-found document shows ${address} without an error @only-in-english`, async ({
    page,
    allow,
  }) => {
    allow(/status 404|Failed to load resource/)
    const document = await page.request.get('/nope')
    const body = await document.text()
    await page.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }))
    await page.goto(address)
    await expect(page.locator('html[data-live]')).toHaveAttribute('lang', shown)
    await expect(page.locator('main h1')).toBeVisible()
  })

for (const path of ['/nowhere', '/carriers/nobody', '/login', '/lead', '/confirmation', '/portal/status'])
  // Proves C-14.
  test(`/es${path} is Spanish from its first byte @in-english`, async ({ page, allow }) => {
    allow(/404/)
    const served = await page.request.get(`/es${path}`)
    expect(await served.text()).toContain('<html lang="es"')
    await page.goto(`/es${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('link', { name: 'Ir al contenido principal' })).toBeAttached()
  })

test('an English address is English to whoever chose it, in a tab that a Spanish one made Spanish @only-in-english', async ({
  page,
}) => {
  await page.goto('/es/benefits')
  await expect(page.locator('html[data-live]')).toHaveAttribute('lang', 'es')
  await page.goto('/benefits')
  await expect(page.locator('html[data-live]')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/benefits')
  await page.goto('/')
  await expect(page.locator('html[data-live]')).toHaveAttribute('lang', 'en')
})

test('an address in Spanish does not change the language that was chosen @only-in-english', async ({
  page,
  context,
}) => {
  await page.goto('/es/faqs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/')
  await expect(page.locator('html[data-live]')).toHaveAttribute('lang', 'es')
  const later = await context.newPage()
  await later.goto('/')
  await expect(later.locator('html[data-live]')).toHaveAttribute('lang', 'en')
})
