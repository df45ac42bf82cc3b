import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { expect } from './fixtures.ts'
import { type Household, type QuoteTexts, quoteFlow } from './quote-flow.ts'

interface Search extends Household {
  readonly zip: string
  readonly scenario: 'JustMe' | 'SelfDepsNoOneElse' | 'SelfSpouseNoOneElse'
  readonly income: string
}

/** Answers the five questions, to the list of plans. */
export async function search(
  page: Page,
  texts: QuoteTexts,
  plans: TFunction<'plans'>,
  { zip, scenario, income, ...who }: Search,
) {
  const flow = quoteFlow(page, texts)
  await page.goto('/')
  await flow.location(zip)
  await flow.household(who)
  await flow.scenario(texts.quote(`scenarios.${scenario}.label`), who.spouse === undefined ? 'checkbox' : 'radio')
  await flow.income(income)
  await flow.coverage('no')
  await expect(page.getByRole('heading', { level: 1, name: plans('results.recommendedPlans') })).toBeFocused()
}
