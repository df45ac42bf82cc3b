import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { person, registeredLead } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'

/** A shared link meets a reload, Back, a quote in progress, a messenger, and plans that are gone. */

type Texts = Parameters<Parameters<typeof test>[2]>[0]['texts']

const family = 'v1.33012.12086.2026.en.42.n.12-8.0.n'
const link = `/#q=${family}.27600-0`

const cards = (page: Page) => page.getByRole('article')
const zip = (page: Page, texts: Texts) => page.getByRole('textbox', { name: texts('location')('locationFields.zip') })

/** Answers the wizard in Coral Gables up to the income, and types one. */
async function ownQuote(page: Page, texts: Texts) {
  const quote = texts('quote-steps')
  const flow = quoteFlow(page, { home: texts('location'), quote })
  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  const income = page.getByRole('textbox', { name: quote('incomeFields.income') })
  await income.fill('42000')
  return { flow, income }
}

test('a link that is stopped leaves the first question, and does not come back @in-spanish', async ({
  page,
  texts,
}) => {
  await page.route('**/zip-code/**', () => undefined)
  await page.goto(link)
  await page.getByRole('button', { name: texts('take-along')('opening.cancel') }).click()
  await expect(page.getByRole('heading', { name: texts('location')('wizardSteps.location.heading') })).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(zip(page, texts)).toHaveValue('')
})

test('another link that is put into the address at the question is asked about in place of the first @in-english', async ({
  page,
  texts,
}) => {
  const t = texts('take-along')
  await ownQuote(page, texts)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('opening.askTitle') })).toBeFocused()
  const reloaded = page.waitForEvent('load')
  await page.evaluate((hash) => {
    location.hash = hash
  }, '#q=v1.33012.12086.2026.en.27.n.n.0.n.31500-0')
  await reloaded
  await page.getByRole('button', { name: t('opening.open') }).click()
  await expect(page.getByRole('definition').filter({ hasText: '$31,500' })).toBeVisible()
})

// Proves.
test('Back on the question keeps the own quote where it was, and a broken link leaves it @in-english @gate', async ({
  page,
  texts,
}) => {
  const t = texts('take-along')
  const home = texts('location')
  const { income } = await ownQuote(page, texts)
  const question = page.getByRole('heading', { name: t('opening.askTitle') })
  await page.goto(link)
  await expect(question).toBeFocused()
  await page.reload()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(income).toHaveValue('42,000')
  await expect(page.getByRole('heading', { name: home('wizardSteps.income.heading', { year: 2026 }) })).toBeFocused()
  await page.reload()
  await expect(income).toHaveValue('42,000')
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: home('wizardSteps.taxHousehold.heading') })).toBeVisible()
  await page.goForward()
  await expect(income).toHaveValue('42,000')

  await page.goto('/#q=v1.broken')
  await expect(page.getByText(t('notice.unreadableKept'))).toBeVisible()
  await expect(income).toHaveValue('42,000')

  // Opened in its place, it goes back to its own answers.
  await page.goto(link)
  await page.getByRole('button', { name: t('opening.open') }).click()
  await expect(cards(page)).toHaveCount(10)
  await page.goBack()
  await expect(income).toHaveValue('27,600')
  await page.goForward()
  await expect(cards(page)).toHaveCount(10)
})

// Proves Q-122.
test('a link without income asks for nothing else, with the focus on its question @in-spanish', async ({
  page,
  texts,
}) => {
  const quote = texts('quote-steps')
  const notices: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('notifications')) notices.push(request.url())
  })
  await page.goto(`/#q=${family.replaceAll('.', '%2E')}.n`)
  const heading = page.getByRole('heading', {
    name: texts('location')('wizardSteps.income.heading', { year: 2026 }),
  })
  await expect(heading).toBeFocused()
  await quoteFlow(page, { home: texts('location'), quote }).income('27600')
  await expect(cards(page)).toHaveCount(10)
  expect(notices).toEqual([])
})

// Proves.
test('a low income of a link gets its notice, and plans that are gone are counted @in-spanish', async ({
  page,
  texts,
}) => {
  const gone = 'v1.33012.12086.2026.en.34.n.n.0.99999FL0010001-99999FL0010002.9000-0'
  await page.goto(`/#q%3D${gone}`)
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText(texts('plans')('comparedGone.text', { count: 2 }))).toBeVisible()
  await expect(page.getByRole('heading', { name: texts('quote-steps')('lowIncomeDialog.title') })).toBeVisible()
})

// Proves.
test(
  'a lead who is logged in reads the quote of a link, also after a reload @gate',
  { tag: '@in-spanish' },
  async ({ page, request, texts }) => {
    const token = await registeredLead(request, [person('primary', 34)])
    await page.goto('/about-us')
    await page.evaluate((text) => {
      localStorage.setItem('authToken', text)
    }, token)
    await page.goto(link)
    await expect(cards(page).first()).toBeVisible()
    // The session has started by now, and has led nowhere.
    await expect(page.getByRole('button', { name: texts('common')('siteHeader.logOut') }).first()).toBeAttached()
    await expect(page).toHaveURL(/\/$/)
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  },
)
