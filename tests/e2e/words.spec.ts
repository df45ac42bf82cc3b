import { atResults } from '#mocks/fixtures/results-session.ts'

import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'
import { onPaper } from './paper.ts'
import { openFlowAt } from './quote-session.ts'

// Proves C-71 and C-72.
test('a term of the comparison explains itself by keyboard, with the number of a plan @gate @only-in-english', async ({
  page,
  texts,
}) => {
  const [plans, glossary] = [texts('plans'), texts('glossary')]
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
  const row = dialog.getByRole('row', { name: plans('compareDialog.rows.outOfPocketMaximum') })
  const stated = await row.getByRole('cell').first().innerText()
  const amount = /\$[\d,]+/.exec(stated)?.[0] ?? ''
  expect(amount).not.toBe('')
  const word = row.getByRole('button', { name: plans('compareDialog.rows.outOfPocketMaximum') })
  await keyboard(page).press(word)
  const plan = glossary('termCard.planOf', { letter: 'A' })
  // The amount is that of one person of the family.
  const figure = `${amount} ${plans('planCosts.perPerson')}`
  await expect(dialog.getByText(glossary('terms.outOfPocketMaximum.figured', { plan, figure }))).toBeVisible()
  await expect(dialog.locator('[lang=es]', { hasText: 'Gastos máximos de su bolsillo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(word).toBeFocused()
  await expect(dialog).toBeVisible()
})

// Proves C-77.
test('both languages stand side by side on the list, the comparison and the page of a plan @gate @only-in-english', async ({
  page,
  texts,
}) => {
  const plans = texts('plans')
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  const toggle = page.getByRole('switch', { name: plans('languagesSwitch.label') })
  await toggle.click()
  const second = (place = page.locator('main')) => place.locator('span[lang=es]', { hasText: /^Deducible/ })
  await expect(second(cards.first())).toBeVisible()
  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
  await expect(second(dialog)).toBeVisible()
  // The row has its name in one language.
  await expect(dialog.getByRole('rowheader', { name: plans('compareDialog.rows.hsa'), exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 900 })
  await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
  for (const label of ['Médicos y red', 'Dentro de la red', 'Cada persona', 'En general', 'Teléfono', 'Buena salud'])
    await expect(page.locator('main span[lang=es]', { hasText: label }).first()).toBeVisible()
  // The tab remembers it.
  await page.reload()
  await expect(page.locator('main span[lang=es]', { hasText: 'Médicos y red' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // A phone has the switch in a row that opens (P-105).
  await page.getByRole('button', { name: texts('plan-page')('planSheet.tools'), expanded: false }).click()
  await toggle.click()
  await expect(page.locator('main span[lang=es]', { hasText: 'Médicos y red' })).toHaveCount(0)
})

test('the switch says that the other words can’t be loaded, and goes back @in-english', async ({
  page,
  texts,
  allow,
}) => {
  const plans = texts('plans')
  allow(/^status 404|^console error: (Failed to load resource|TypeError: Failed to fetch dynamically)/)
  await openFlowAt(page, atResults())
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.route(/\/assets\/(plans|comparison|plan-page)-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
  )
  const toggle = page.getByRole('switch', { name: plans('languagesSwitch.label') })
  await toggle.click()
  await expect(page.getByText(plans('languagesSwitch.failed')).first()).toBeVisible()
  await expect(toggle).not.toBeChecked()
})

// Proves C-74.
test('the glossary opens by its English address at a word, searches, and changes language in place @gate @only-in-english', async ({
  page,
  texts,
}) => {
  const t = texts('glossary')
  await page.goto('/glossary#network')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 3, name: t('terms.network.name'), exact: true })).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(30)
  await page.getByRole('textbox', { name: t('glossaryPage.search') }).fill('CREDITO fiscal')
  await expect(page.getByRole('heading', { level: 3, name: t('terms.taxCredit.name') })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(8)
  await page.getByRole('textbox', { name: t('glossaryPage.search') }).fill('')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/glosario#network$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Palabras explicadas' })).toBeVisible()
  // The order of the terms is another one, and the same term is shown.
  await expect(page.getByRole('heading', { level: 3, name: 'Red', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/glossary#network$/)
})

// Proves C-74 and C-75.
test('the Spanish glossary opens by its own address, also with a slash and from the questions @gate @only-in-spanish', async ({
  page,
  texts,
}) => {
  const t = texts('glossary')
  await page.goto('/es/glosario')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1, name: t('glossaryPage.title') })).toBeVisible()
  // Who reads Spanish is sent there from the English address.
  await page.goto('/glossary')
  await expect(page).toHaveURL(/\/es\/glosario$/)
  await page.goto('/es/glosario/')
  await expect(page).toHaveURL(/\/es\/glosario$/)
  // The Spanish word in the address names the term too.
  await page.goto('/es/glosario#deducible')
  await expect(page).toHaveURL(/\/es\/glosario#deductible$/)
  await expect(page.getByRole('heading', { level: 3, name: t('terms.deductible.name') })).toBeInViewport()
  await page.goto('/es/faqs')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('terms.deductible.name') })
    .click()
  await expect(page).toHaveURL(/\/es\/glosario#deductible$/)
  await expect(page.getByRole('heading', { level: 3, name: t('terms.deductible.name') })).toBeInViewport()
})

test('an address with the English word under /es leads to the glossary @only-in-spanish', async ({
  page,
  texts,
  allow,
}) => {
  allow(/^status 404|^console error: Failed to load resource/)
  const t = texts('glossary')
  await page.goto('/es/glossary')
  await expect(page.getByRole('heading', { level: 1, name: t('glossaryPage.title') })).toBeVisible()
  await expect(page).toHaveURL(/\/es\/glosario$/)
})

// Proves C-76.
test('the terms of a printed page have footnotes @only-in-english', async ({ page, texts }) => {
  const [plans, glossary] = [texts('plans'), texts('glossary')]
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  const meaning = glossary('terms.outOfPocketMaximum.meaning')
  const note = page.locator('aside li', { hasText: meaning })
  await expect(note).toBeAttached()
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(cards.first().locator('sup').first()).toBeVisible()
  await page.emulateMedia({ media: null })

  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
  await expect(dialog.locator('aside li', { hasText: meaning })).toBeAttached()
  expect(await onPaper(page, '[role="dialog"] tr')).toMatchObject({ sheets: 1, cutOff: [] })
  await page.keyboard.press('Escape')

  await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
  await expect(page.locator('article aside li', { hasText: meaning })).toBeAttached()
  expect(await onPaper(page, 'article section')).toMatchObject({ sheets: 1, cutOff: [] })
})
