import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { initialSession } from '#domain/quote/session.ts'
import type { Language } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

import { applicationFlow } from './application-flow.ts'
import { usualDay } from './day-of-visit.ts'
import type { Texts } from './language-texts.ts'
import { openAnsweredApplication, openApplicationOfOne } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'
import { openFlowAt } from './quote-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** What a state needs to be opened. */
export interface Opening {
  readonly page: Page
  readonly request: APIRequestContext
  readonly language: Language
  readonly texts: Texts
}

/** A state of the site that is not in a built document, and what is read of it. */
export interface StateToRead {
  readonly name: string
  /** Opens the state, and returns the part that is new in it. */
  readonly open: (opening: Opening) => Promise<Locator>
  /** Console messages that the state causes on purpose. */
  readonly noise?: RegExp
}

const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
const main = (page: Page) => page.getByRole('main')

async function openResults(page: Page): Promise<Locator> {
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  // The amount for the mother alone is of a second search.
  await expect(cards.last()).toContainText(/ 1 \$\d/)
  // Why a plan stands out is known when every plan has come.
  await expect(cards.first().getByRole('list')).toBeVisible()
  return cards
}

async function opened(dialog: Locator): Promise<Locator> {
  await expect(dialog).toBeVisible()
  return dialog
}

/** Answers the application of one person and presses what ends the step, so that its errors are told. */
async function applicationErrors({ page, request, texts }: Opening): Promise<Locator> {
  const flow = applicationFlow(page, texts('application'))
  await openApplicationOfOne(page, request)
  await flow.contact()
  await flow.address()
  await flow.next('primary')
  await flow.button('next').click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeAttached()
  return main(page)
}

/** Opens an application with every answer, at the answers to check. */
async function answersToCheck({ page, request, texts }: Opening): Promise<Locator> {
  const flow = applicationFlow(page, texts('application'))
  await openAnsweredApplication(page, request)
  await expect(flow.heading('financial')).toBeVisible()
  await flow.incomes(['0'])
  await flow.button('next').click()
  await flow.isAt('consent')
  return main(page)
}

/**
 * The states between the first question and the receipt that are read as a screen reader hears them
 * (`transcripts.spec.ts`), and by the second engines (`tests/engines`).
 */
export const statesToRead: readonly StateToRead[] = [
  {
    name: 'home',
    open: async ({ page, language }) => {
      await page.goto(documentAddress('/', language))
      await expect(page.locator('html[data-live]')).toBeAttached()
      // The built page has the words of the day of the build until it knows the visitor's.
      const [year = ''] = usualDay.split('-')
      await expect(page.locator('aside').filter({ hasText: String(Number(year) + 1) })).toBeVisible()
      return page.locator('body')
    },
  },
  {
    name: 'question-with-errors',
    open: async ({ page, texts }) => {
      const flow = quoteFlow(page, { home: texts('location'), quote: texts('quote-steps') })
      await page.goto('/')
      await flow.location('33133')
      await page.getByRole('checkbox', { name: texts('quote-steps')('applicantFields.self') }).check()
      await flow.next()
      await expect(page.locator('[aria-invalid=true]').first()).toBeAttached()
      return main(page)
    },
  },
  {
    name: 'income-question',
    open: async ({ page }) => {
      const { draft } = atResults()
      await openFlowAt(page, { ...initialSession, phase: 'quote', step: 'income', results: null, draft })
      await expect(page.getByRole('textbox').first()).toBeVisible()
      return main(page)
    },
  },
  {
    name: 'own-marketplace',
    open: async ({ page, texts }) => {
      const home = texts('location')
      await page.goto('/')
      await expect(page.locator('html[data-live]')).toBeAttached()
      await page.getByRole('textbox', { name: home('locationFields.zip') }).fill('90210')
      await page.getByRole('button', { name: home('locationFields.verify') }).click()
      return opened(page.getByRole('dialog').or(page.getByRole('alertdialog')))
    },
  },
  {
    name: 'results',
    open: async ({ page }) => {
      await openResults(page)
      return main(page)
    },
  },
  {
    name: 'filters-on-a-phone',
    open: async ({ page, texts }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openResults(page)
      await page.getByRole('button', { name: new RegExp(`^${texts('plans')('facets.title')}`) }).click()
      return opened(page.getByRole('dialog'))
    },
  },
  {
    name: 'comparison',
    open: async ({ page, texts }) => {
      const plans = texts('plans')
      const cards = await openResults(page)
      for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
      await page.getByRole('button', { name: plans('compareDock.compare') }).click()
      return opened(page.getByRole('dialog', { name: plans('compareDialog.title') }))
    },
  },
  {
    name: 'plan',
    open: async ({ page, texts }) => {
      const cards = await openResults(page)
      await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
      await expect(page.getByRole('button', { name: texts('plans')('viewedPlan.back') })).toBeVisible()
      return main(page)
    },
  },
  {
    name: 'no-answer-to-the-search',
    noise: /503/,
    open: async ({ page, texts }) => {
      await page.route('**/quoter/search', (route) => route.fulfill({ status: 503, body: '' }))
      await openFlowAt(page, atResults())
      await expect(page.getByRole('button', { name: texts('call-failures')('retry') })).toBeVisible()
      return main(page)
    },
  },
  {
    name: 'registration-with-errors',
    open: async ({ page, texts }) => {
      await openFlowAt(page, { ...atResults(), phase: 'register', chosen })
      await registrationFlow(page, texts('registration')).submit.click()
      await expect(page.getByRole('group', { name: texts('common')('errorSummary.title', { count: 5 }) })).toBeFocused()
      return main(page)
    },
  },
  {
    name: 'code',
    open: async ({ page, texts }) => {
      await openFlowAt(page, { ...atResults(), phase: 'register', chosen })
      const screen = registrationFlow(page, texts('registration'))
      await screen.field('email').fill(`ana.${crypto.randomUUID()}@example.com`)
      await screen.names()
      await screen.accept()
      await screen.submit.click()
      await screen.isVerifying()
      return main(page)
    },
  },
  { name: 'applicant-with-errors', open: applicationErrors },
  { name: 'answers-to-check', open: answersToCheck },
  {
    name: 'receipt',
    open: async (opening) => {
      const { page, texts } = opening
      await answersToCheck(opening)
      const flow = applicationFlow(page, texts('application'))
      await flow.sign('Ana Torres')
      await flow.submit()
      await expect(page).toHaveURL(/\/confirmation$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return main(page)
    },
  },
]
