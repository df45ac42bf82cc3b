import type { Page } from 'playwright'

import common from '#i18n/locales/en/common.json' with { type: 'json' }
import home from '#i18n/locales/en/location.json' with { type: 'json' }
import filters from '#i18n/locales/en/plan-filters.json' with { type: 'json' }
import plans from '#i18n/locales/en/plans.json' with { type: 'json' }
import quote from '#i18n/locales/en/quote-steps.json' with { type: 'json' }

/** An act of a visitor and its name. */
export type Act = readonly [name: string, act: (page: Page) => Promise<unknown>]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const typed = (what: string, label: string, text: string): readonly Act[] =>
  text.split('').map((key) => [`a digit of ${what}`, (page) => page.getByRole('textbox', { name: label }).press(key)])

/** The button that leads to the next question. */
export const nextButton = home.wizardCard.next
const goOn: Act = ['next question', (page) => button(page, nextButton).click()]

/** The five questions, each with an act that answers it; the last answers advance automatically. */
export const questions: Readonly<Record<'place' | 'people' | 'household' | 'income' | 'coverage', readonly Act[]>> = {
  place: [
    ...typed('the ZIP code', home.locationFields.zip, '33133'),
    [
      'verify the ZIP code',
      async (page) => {
        await button(page, home.locationFields.verify).click()
        await page.getByText('33133, Miami-Dade').first().waitFor({ state: 'attached' })
      },
    ],
  ],
  people: [
    ['tick myself', (page) => page.getByRole('checkbox', { name: quote.applicantFields.self }).check()],
    ...typed('the age', quote.applicantFields.selfAge, '34'),
  ],
  household: [['tick the household', (page) => page.getByRole('checkbox').first().check()]],
  income: typed('the income', quote.incomeFields.income, '31000'),
  coverage: [['answer the last question', (page) => button(page, quote.coverageQuestion.no).click()]],
}

/** The whole wizard, act by act. */
export const wizardActs: readonly Act[] = [
  ...questions.place,
  goOn,
  ...questions.people,
  goOn,
  ...questions.household,
  goOn,
  ...questions.income,
  goOn,
  ...questions.coverage,
]

const sortBy = (index: number) => (page: Page) => page.getByRole('combobox').first().selectOption({ index })
const facet = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).first().click()
const pages = (page: Page) => page.getByRole('navigation', { name: plans.resultsPagination.label })
const tick = (index: number) => (page: Page) => page.getByRole('article').nth(index).getByRole('checkbox').click()

/** The acts on the results; the last state equals the first. */
export const resultsActs: readonly Act[] = [
  ['filter on', facet(/^Gold/)],
  ['second filter on', facet(/^Bronze/)],
  ['second filter off', facet(/^Bronze/)],
  ['filter off', facet(/^Gold/)],
  ['sort by price', sortBy(1)],
  ['sort by deductible', sortBy(2)],
  ['sort as recommended', sortBy(0)],
  ['next page', (page) => pages(page).getByRole('button').last().click()],
  ['next page again', (page) => pages(page).getByRole('button').last().click()],
  ['first page', (page) => button(page, 'Page 1').click()],
  ['open more costs', (page) => page.getByRole('button', { name: plans.planDetails.title }).first().click()],
  ['close more costs', (page) => page.getByRole('button', { name: plans.planDetails.title }).first().click()],
  ['tick to compare', tick(0)],
  ['tick a second', tick(1)],
  ['tick a third', tick(2)],
  ['open the comparison', (page) => button(page, plans.compareDock.compare).click()],
  ['only differences', (page) => page.getByRole('switch', { name: plans.compareDialog.onlyDifferences }).click()],
  ['close the comparison', (page) => button(page, common.dialog.close).click()],
  ['clear the comparison', (page) => button(page, plans.compareDock.clear).click()],
  [
    'open the credit',
    (page) => page.getByRole('button', { name: filters.creditRow.how, expanded: false }).first().click(),
  ],
  ['explain the credit', (page) => button(page, plans.creditBanner.explain).click()],
]

/** Runs acts one after the other. */
export async function perform(page: Page, acts: readonly Act[]): Promise<void> {
  for (const [, act] of acts) await act(page)
}
