import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { addCare } from './care-flow.ts'
import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'
import { type QuoteTexts, quoteFlow } from './quote-flow.ts'

const cards = (page: Page) => page.getByRole('article')

/** Gets to the list of a person of 55 in Hialeah with $48,000 a year. */
async function seePlans(page: Page, texts: QuoteTexts, plans: TFunction<'plans'>) {
  const flow = quoteFlow(page, texts)
  await page.goto('/')
  await flow.location('33012')
  await flow.household({ self: 55 })
  await flow.scenario(texts.quote('scenarios.JustMe.label'))
  await flow.income('48000')
  await flow.coverage('no')
  await expect(page.getByRole('heading', { level: 1, name: plans('results.recommendedPlans') })).toBeVisible()
  // Every plan has come, so none takes another place.
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

// Proves P-64 and P-70.
test('a visitor sorts by the cost of a year, reads a plan and returns to the same place @gate @in-english', async ({
  page,
  texts,
}) => {
  const plans = texts('plans')
  await seePlans(page, { home: texts('location'), quote: texts('quote-steps') }, plans)
  const names = () => cards(page).getByRole('heading').allTextContents()
  const before = await names()
  await page.getByRole('combobox', { name: plans('sortSelect.label') }).selectOption('yearly')
  await expect(page.getByRole('heading', { level: 1, name: plans('results.lowestYearlyCostPlans') })).toBeVisible()
  // The heading answers at once, and the cards follow.
  await expect.poll(names).not.toEqual(before)
  const title = cards(page).nth(6).getByRole('heading').getByRole('button')
  const name = (await title.textContent()) ?? ''
  await title.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goBack()
  await expect(cards(page).nth(6)).toContainText(name)
  await expect(cards(page).nth(6)).toBeInViewport()
  await expect(page.getByRole('combobox', { name: plans('sortSelect.label') })).toHaveValue('yearly')
})

// Proves P-75, P-77 and P-88.
test('a visitor adds a doctor and a medicine, compares three plans and chooses @gate @in-spanish', async ({
  page,
  texts,
}) => {
  const [plans, care, comparison] = [texts('plans'), texts('care'), texts('comparison')]
  const keys = keyboard(page)
  await seePlans(page, { home: texts('location'), quote: texts('quote-steps') }, plans)
  await addCare(page, care, { doctors: ['her'], medicines: ['met'] })
  for (const line of [
    `${care('line.doctors', { covered: '\\d', count: 1 })}|${care('line.doctorsTotal', { count: 1 })}: ${care('line.silence.noData')}`,
    `${care('line.medicines', { covered: '\\d', count: 1 })}|${care('line.medicinesTotal', { count: 1 })}: ${care('line.silence.noData')}`,
  ])
    await expect(cards(page).first()).toContainText(new RegExp(line))

  for (const place of [0, 1, 2])
    await keys.choose(
      cards(page)
        .nth(place)
        .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) }),
    )
  await keys.press(page.getByRole('button', { name: plans('compareDock.compare') }))
  const compared = page.getByRole('dialog', { name: plans('compareDialog.title') })
  for (const row of ['rows.doctor', 'rows.medicine'] as const)
    await expect(compared.getByText(care(row)).first()).toBeVisible()
  await keys.press(compared.getByRole('button', { name: new RegExp(comparison('compareBar.choose', { letter: 'C' })) }))
  await expect(
    page.getByRole('heading', { level: 1, name: texts('registration')('createAccount.title') }),
  ).toBeVisible()
  await page.goBack()
  await expect(cards(page).nth(2)).toBeFocused()
})
