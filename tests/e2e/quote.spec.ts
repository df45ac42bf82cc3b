import { creditSaved } from './credit-saved.ts'
import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

// Proves P-18, Q-1 and Q-8.
test('a parent of 34 with a child of 7 and $42,000 in Miami sees plans with the price after the credit and chooses one @gate', async ({
  page,
  texts,
}) => {
  const quote = texts('quote-steps')
  const plans = texts('plans')
  const flow = quoteFlow(page, { home: texts('location'), quote })
  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 34, dependents: [7] })
  await flow.scenario(quote('scenarios.SelfDepsNoOneElse.label'))
  await flow.income('42000')
  await flow.coverage('no')

  const scrollTop = () => page.evaluate(() => window.scrollY)
  await expect(page.getByRole('heading', { level: 1, name: plans('results.recommendedPlans') })).toBeFocused()
  expect(await scrollTop()).toBe(0)
  // 42,000 is 198.58 % of the poverty level for two; the benchmark and the percentage of Q-60 result in whole dollars.
  await expect(page.getByText('$42,000').filter({ visible: true }).first()).toBeVisible()
  await expect(creditSaved(page, plans, '$831')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.first()).toContainText(plans('metal.Silver'))

  const name = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('button').last().click()
  const registration = texts('registration')
  await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeVisible()
  await expect(page.getByText(name).filter({ visible: true })).toBeVisible()
  expect(await scrollTop()).toBe(0)
})

// Proves.
test('half of an amount is never an income, however it is typed', async ({ page, texts }) => {
  const home = texts('location')
  const quote = texts('quote-steps')
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  const income = page.getByRole('textbox', { name: quote('incomeFields.income') })
  const refused = page.getByText(quote('issues.income.unclear')).filter({ visible: true })
  const meant = page.getByRole('button', { name: quote('moneyMeant.take', { amount: '30,000' }) })
  await income.focus()
  await page.keyboard.type('30.000')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30000.50')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('28000')
  await expect(income).toHaveValue('28,000')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30.000')
  await page.keyboard.press('Enter')
  await expect(refused.first()).toBeVisible()
  await expect(income).toHaveValue('30.000')
  await expect(page.getByText(quote('moneyMeant.question', { amount: '30,000' }))).toBeVisible()
  await meant.click()
  await expect(income).toBeFocused()
  await expect(income).toHaveValue('30,000')

  // A press of Next leaves the field, which then asks.
  await income.fill('')
  await income.pressSequentially('30.000')
  await flow.next()
  await expect(meant).toBeVisible()
  await expect(income).toHaveValue('30.000')
  await meant.click()
  await income.pressSequentially('.00')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: home('wizardSteps.coverage.heading') })).toBeFocused()
})

// Proves Q-7.
test('going back, reloading and switching the language lose nothing @gate', async ({ page, texts, language }) => {
  const home = texts('location')
  const flow = quoteFlow(page, { home, quote: texts('quote-steps') })
  await page.goto('/')
  await flow.location('33133')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('textbox').first().fill('34')
  await page.reload()
  await expect(page.getByRole('textbox').first()).toHaveValue('34')
  await page.getByRole('button', { name: language === 'es' ? 'English' : 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en' : 'es')
  await expect(page.getByRole('textbox').first()).toHaveValue('34')
  await page.getByRole('button', { name: language === 'es' ? 'Español' : 'English' }).click()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: home('locationFields.zip') })).toHaveValue('33133')
  await page.goForward()
  await expect(page.getByRole('textbox').first()).toHaveValue('34')
})

test(
  'a ZIP that does not exist and an unanswered question are told beside the field, and nothing typed is lost',
  { tag: '@in-english' },
  async ({ page, texts }) => {
    const home = texts('location')
    await page.goto('/')
    const zip = page.getByRole('textbox', { name: home('locationFields.zip') })
    await page.getByRole('button', { name: home('wizardCard.next'), exact: true }).click()
    await expect(zip).toHaveAccessibleDescription(new RegExp(home('issues.zip.fiveDigits').slice(0, 20)))
    await zip.fill('00000')
    await page.getByRole('button', { name: home('locationFields.verify') }).click()
    await expect(zip).toHaveAccessibleDescription(new RegExp(home('issues.zip.notFound').slice(0, 20)))
    await expect(zip).toHaveValue('00000')
  },
)

test(
  'on a screen enlarged to 200 % the buttons of a dialog lie below its questions, not over them',
  { tag: '@in-english' },
  async ({ page, texts }) => {
    const home = texts('location')
    const quote = texts('quote-steps')
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto('/')
    const flow = quoteFlow(page, { home, quote })
    await flow.location('33133')
    await flow.household({ self: 34 })
    await flow.scenario(quote('scenarios.JustMe.label'))
    await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
    const dialog = page.getByRole('dialog')
    const question = await dialog.getByRole('checkbox').last().boundingBox()
    const button = await dialog.getByRole('button', { name: quote('estimatorDialog.continue') }).boundingBox()
    expect(button?.y).toBeGreaterThan(question?.y ?? Infinity)
  },
)

// Proves C-2.
test('a path that does not exist says so and leads home', { tag: '@in-spanish' }, async ({ page, texts, allow }) => {
  allow(/404.*nowhere/)
  const common = texts('common')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: texts('not-found')('notFound.message') })).toBeVisible()
  await expect(page).toHaveTitle(common('meta.title', { page: texts('not-found')('notFound.title') }))
  await page.getByRole('link', { name: texts('not-found')('notFound.backHome') }).click()
  await expect(page.getByRole('textbox', { name: texts('location')('locationFields.zip') })).toBeVisible()
})
