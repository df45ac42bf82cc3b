import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { expect } from './fixtures.ts'

/** Texts that a quote needs, in the language of the test. */
export interface QuoteTexts {
  readonly home: TFunction<'location'>
  readonly quote: TFunction<'quote-steps'>
}

/** The applicants, for the second step. */
export interface Household {
  readonly self?: number
  readonly spouse?: number
  readonly dependents?: readonly number[]
}

/** Answers the wizard's questions like a visitor, by the visible names. */
export function quoteFlow(page: Page, { home, quote }: QuoteTexts) {
  const next = () => page.getByRole('button', { name: home('wizardCard.next'), exact: true }).click()
  const heading = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  return {
    next,
    async location(zip: string, county?: string) {
      await page.getByRole('textbox', { name: home('locationFields.zip') }).fill(zip)
      await page.getByRole('button', { name: home('locationFields.verify') }).click()
      if (county !== undefined)
        await page.getByRole('combobox', { name: home('locationFields.county') }).selectOption({ label: county })
      await next()
      await heading(home('wizardSteps.household.heading'))
    },
    async household({ self, spouse, dependents }: Household) {
      if (self !== undefined) {
        await page.getByRole('checkbox', { name: quote('applicantFields.self') }).check()
        await page.getByRole('textbox', { name: quote('applicantFields.selfAge') }).fill(String(self))
      }
      if (spouse !== undefined) {
        await page.getByRole('checkbox', { name: quote('applicantFields.spouse') }).check()
        await page.getByRole('textbox', { name: quote('applicantFields.spouseAge') }).fill(String(spouse))
      }
      if (dependents) {
        await page.getByRole('checkbox', { name: quote('applicantFields.dependents') }).check()
        await page
          .getByRole('textbox', { name: quote('applicantFields.dependentCount') })
          .fill(String(dependents.length))
        for (const [index, age] of dependents.entries())
          await page
            .getByRole('textbox', { name: quote('applicantFields.dependentAge', { number: index + 1 }) })
            .fill(String(age))
      }
      await next()
      await heading(home('wizardSteps.taxHousehold.heading'))
    },
    async scenario(name: string, role: 'checkbox' | 'radio' = 'checkbox') {
      await page.getByRole(role, { name }).check()
      await next()
    },
    async income(dollars: string) {
      await page.getByRole('textbox', { name: quote('incomeFields.income') }).fill(dollars)
      await next()
    },
    async coverage(answer: 'yes' | 'no') {
      await page.getByRole('button', { name: quote(`coverageQuestion.${answer}`) }).click()
    },
  }
}
