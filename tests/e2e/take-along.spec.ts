import type { Browser, BrowserContext, Page } from '@playwright/test'

import { usualDay, visitOn } from './day-of-visit.ts'
import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

/** What a visitor takes along: a link that carries the quote, and the quotes that a device keeps. */

type Texts = Parameters<Parameters<typeof test>[2]>[0]['texts']

const cards = (page: Page) => page.getByRole('article')
/** Name and price of the first cards. */
const firstCards = async (page: Page) => {
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0)
  return Promise.all(
    [0, 1, 2].map(async (at) => {
      const card = cards(page).nth(at)
      const name = await card.getByRole('heading').first().innerText()
      const [price] = /\$[\d,]+\.\d\d/.exec(await card.innerText()) ?? []
      return `${name} ${price}`
    }),
  )
}

const compareBox = (page: Page, texts: Texts, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('checkbox', { name: new RegExp(texts('plans')('compareCheckbox.label')) })

/**
 * Answers the wizard for a person of 42 with children of 12 and 8 in Hialeah, and compares the first two plans. Returns
 * the time before the last tick, in milliseconds.
 */
async function quoteOfThree(page: Page, texts: Texts): Promise<number> {
  const quote = texts('quote-steps')
  const flow = quoteFlow(page, { home: texts('location'), quote })
  await page.goto('/')
  await flow.location('33012')
  await flow.household({ self: 42, dependents: [12, 8] })
  await flow.scenario(quote('scenarios.SelfDepsNoOneElse.label'))
  await flow.income('27600')
  await flow.coverage('no')
  await expect(cards(page)).toHaveCount(10)
  await compareBox(page, texts, 0).check()
  const now = await page.evaluate(() => Date.now())
  await compareBox(page, texts, 1).check()
  return now
}

/** The time of the last save of the quote, once it has been the last for a while: a change rests before it is saved. */
async function lastSaved(page: Page): Promise<number> {
  const savedAt = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('savedQuotes') ?? '{"at":0}') as { readonly at: number }).at)
  const at = await savedAt()
  await page.waitForTimeout(1_500)
  return at === (await savedAt()) ? at : 0
}

async function sharedLinks(page: Page, texts: Texts) {
  const t = texts('take-along')
  await page.getByRole('button', { name: t('button') }).click()
  const dialog = page.getByRole('dialog', { name: t('dialog.title') })
  const field = dialog.getByRole('textbox', { name: t('dialog.link') })
  const without = await field.inputValue()
  await dialog.getByRole('checkbox', { name: t('dialog.income', { income: '$27,600' }) }).check()
  await expect(field).not.toHaveValue(without)
  const withIncome = await field.inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return { without, withIncome }
}

/** Everything that a page sends, and what it says in the console. */
function listenTo(page: Page): () => string {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') sent.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => sent.push(`console: ${error.message}`))
  return () => sent.join('\n')
}

async function cleanContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await visitOn(context, usualDay)
  return context
}

// Proves.
test('a link opens the same list in a clean browser, and without the income asks for it @only-in-english @gate', async ({
  page,
  browser,
  texts,
}) => {
  test.slow()
  const listed = listenTo(page)
  await quoteOfThree(page, texts)
  const before = await firstCards(page)
  const { without, withIncome } = await sharedLinks(page, texts)
  expect(without).toContain('/#q=v1.33012.')
  expect(without).not.toContain('27600')
  expect(withIncome).toContain('27600')
  expect(listed()).not.toContain('v1.33012')

  const context = await cleanContext(browser)
  const other = await context.newPage()
  const notices: string[] = []
  other.on('request', (request) => {
    if (request.url().includes('notifications')) notices.push(request.url())
  })
  const sent = listenTo(other)
  await other.goto(withIncome)
  expect(await firstCards(other)).toEqual(before)
  for (const at of [0, 1]) await expect(compareBox(other, texts, at)).toBeChecked()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await expect(other).toHaveURL(/\/$/)
  await other.reload()
  expect(await firstCards(other)).toEqual(before)
  for (const at of [0, 1]) await expect(compareBox(other, texts, at)).toBeChecked()
  // Back leads to the questions with their answers, and Forward to the list.
  await other.goBack()
  await expect(other.getByRole('textbox', { name: texts('location')('locationFields.zip') })).toHaveValue('33012')
  await other.goForward()
  expect(await firstCards(other)).toEqual(before)
  expect(notices).toEqual([])

  // In the tab that has this quote, another link asks first.
  const t = texts('take-along')
  await other.goto(without)
  await other.getByRole('button', { name: t('opening.keep') }).click()
  expect(await firstCards(other)).toEqual(before)
  await other.goto(without)
  await other.getByRole('button', { name: t('opening.open') }).click()
  const quote = texts('quote-steps')
  const income = other.getByRole('textbox', { name: quote('incomeFields.income') })
  await expect(income).toHaveValue('')
  const flow = quoteFlow(other, { home: texts('location'), quote })
  await flow.income('27600')
  expect(await firstCards(other)).toEqual(before)
  for (const at of [0, 1]) await expect(compareBox(other, texts, at)).toBeChecked()
  expect(sent()).not.toMatch(/#q=|v1\.33012|console:/)
  await context.close()
})

test('a link in Spanish opens in Spanish where no language was chosen @only-in-spanish', async ({
  browser,
  page,
  texts,
}) => {
  await quoteOfThree(page, texts)
  const { withIncome } = await sharedLinks(page, texts)
  const context = await cleanContext(browser)
  const other = await context.newPage()
  await other.goto(withIncome)
  await expect(cards(other)).toHaveCount(10)
  await expect(other.locator('html')).toHaveAttribute('lang', 'es')
  await expect(other.getByRole('button', { name: texts('take-along')('button') })).toBeVisible()
  await context.close()
})

// Proves.
test('a link that cannot be confirmed fills the answers in, and one of a year that is over says so @in-english', async ({
  browser,
  texts,
}) => {
  const t = texts('take-along')
  const context = await cleanContext(browser)
  const page = await context.newPage()
  await page.route('**/zip-code/**', (route) => route.abort())
  await page.goto('/#q=v1.33012.12086.2026.en.42.n.12-8.0.n.27600-0')
  await expect(page.getByText(t('notice.unconfirmed'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: texts('location')('locationFields.zip') })).toHaveValue('33012')
  await expect(page.getByText('Miami-Dade')).toHaveCount(0)
  await page.unroute('**/zip-code/**')
  await page.getByRole('button', { name: t('notice.retry') }).click()
  await expect(cards(page)).toHaveCount(10)
  await page.goto('/#q=v1.33012.12086.2020.en.42.n.12-8.0.n.27600-0')
  await page.getByRole('button', { name: t('opening.open') }).click()
  await expect(page.getByText(t('notice.yearChanged', { year: 2026 }))).toBeVisible()
  await context.close()
})

// Proves.
test('a link outlives a reload while it opens, and Back keeps the quote of the tab @in-spanish', async ({
  browser,
  texts,
}) => {
  test.slow()
  const t = texts('take-along')
  const link = '/#q=v1.33012.12086.2026.es.42.n.12-8.0.99999ZZ0000001.27600-0'
  const context = await cleanContext(browser)
  const page = await context.newPage()
  let isHeld = true
  await page.route('**/zip-code/**', (route) => (isHeld ? undefined : route.continue()))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('opening.title') })).toBeFocused()
  // The held call ends with its page. Taking the route away would let it go on, and its answer open the link before the
  // reload.
  isHeld = false
  await page.reload()
  await expect(cards(page)).toHaveCount(10)
  await expect(page).toHaveURL(/\/$/)
  // A plan of the link that nobody sells is said, and the quote is not the visitor's yet.
  await expect(page.getByText(texts('plans')('comparedGone.text', { count: 1 }))).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => localStorage.getItem('savedQuotes'))).toBeNull()
  const before = await firstCards(page)
  await page.goto(link.replace('42', '43'))
  await expect(page.getByRole('heading', { name: t('opening.askTitle') })).toBeFocused()
  await page.goBack()
  expect(await firstCards(page)).toEqual(before)
  await page.goto('/#q%3Dv1.broken')
  await expect(page.getByText(t('notice.unreadableKept'))).toBeVisible()
  expect(await firstCards(page)).toEqual(before)
  await page.getByRole('button', { name: t('button') }).click()
  await page.waitForFunction(() => localStorage.getItem('savedQuotes') !== null)
  await context.close()
})

// Proves Q-121.
test('no broken link stops the start @in-english', async ({ browser, texts }) => {
  test.slow()
  const valid = 'v1.33012.12086.2026.en.42.n.12-8.0.21525FL0020001.27600-0'
  const broken = [
    '',
    'v',
    'v1',
    'v1.',
    'v2.33012',
    '%',
    '%00',
    '%E0%A4%A',
    '../../etc',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '__proto__',
    'v1.__proto__.constructor.2026.en.42.n.n.0.n.n',
    'x'.repeat(20_000),
    `v1.${'9'.repeat(5_000)}`,
    'v1.eyJ6aXAiOiIzMzAxMiJ9',
    '{"zip":"33012"}',
    '[[[[[[[[[[[[[[[[',
    'ñandú😀',
    '‮v1',
    valid.replace('33012', '3301'),
    valid.replace('33012', '330123'),
    valid.replace('33012', '00000'),
    valid.replace('12086', '99999'),
    valid.replace('12086', '06037'),
    valid.replace('2026', '0026'),
    valid.replace('.en.', '.fr.'),
    valid.replace('42', '121'),
    valid.replace('42', '-1'),
    valid.replace('42', '4e1'),
    valid.replace('42.n.12-8', 'x.n.n'),
    valid.replace('12-8', '12--8'),
    valid.replace('12-8', Array(21).fill('1').join('-')),
    valid.replace('.0.', '.21.'),
    valid.replace('27600-0', '27600-27601'),
    valid.replace('27600-0', '27600-1'),
    valid.replace('27600-0', '1e9-0'),
    `${valid}..`,
    ` ${valid}`,
    `${valid}#q=${valid}`,
  ]
  const context = await cleanContext(browser)
  for (const fragment of broken) {
    const page = await context.newPage()
    const said = listenTo(page)
    await page.goto(`/#q=${fragment}`)
    await expect(page.getByRole('textbox', { name: texts('location')('locationFields.zip') }), fragment).toBeVisible()
    await expect(page.getByText(texts('take-along')('notice.unreadable')), fragment).toBeVisible()
    await expect(page, fragment).toHaveURL(/\/$/)
    expect(said(), fragment).not.toContain('console:')
    await page.close()
  }
  console.log(`Shared links: ${broken.length} broken fragments opened, the start worked each time`)
  await context.close()
})

// Proves.
test('a quote is offered after the tab was closed, goes on as it was left, and is forgotten @in-spanish @gate', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  const t = texts('take-along')
  const zip = (at: Page) => at.getByRole('textbox', { name: texts('location')('locationFields.zip') })
  const ticked = await quoteOfThree(page, texts)
  const before = await firstCards(page)
  await expect.poll(() => lastSaved(page)).toBeGreaterThan(ticked)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/33012|27600/)

  const later = await context.newPage()
  await page.close()
  await later.goto('/')
  const card = later.getByRole('region', { name: t('resume.title') })
  await expect(card).toContainText('33012')
  await expect(card).toContainText('$27,600')
  await card.getByRole('button', { name: t('resume.continue') }).click()
  expect(await firstCards(later)).toEqual(before)
  for (const at of [0, 1]) await expect(compareBox(later, texts, at)).toBeChecked()
  await later.reload()
  expect(await firstCards(later)).toEqual(before)
  await later.goBack()
  await expect(zip(later)).toHaveValue('33012')
  await later.goForward()
  expect(await firstCards(later)).toEqual(before)

  const last = await context.newPage()
  await later.close()
  await last.goto('/')
  const offered = last.getByRole('region', { name: t('resume.title') })
  await offered.getByRole('button', { name: t('resume.forget') }).click()
  await expect(last.getByRole('heading', { name: t('resume.gone') })).toBeFocused()
  await last.waitForFunction(() => localStorage.getItem('savedQuotes') === null)
  await last.reload()
  await expect(zip(last)).toBeVisible()
  await expect(last.getByRole('heading', { name: t('resume.title') })).toHaveCount(0)
})
