import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { expect } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

/** The screens of the registration, found by their visible names. */
export function registrationFlow(page: Page, t: TFunction<'registration'>) {
  const field = (name: 'email' | 'phone' | 'firstName' | 'lastName') =>
    page.getByRole('textbox', { name: t(`createAccountForm.${name}`) })
  const password = page.getByLabel(t('createAccountForm.password'), { exact: true })
  return {
    field,
    password,
    submit: page.getByRole('button', { name: t('createAccountForm.submit') }),
    code: page.getByRole('textbox', { name: t('verifyForm.code') }),
    verify: page.getByRole('button', { name: t('verifyForm.submit'), exact: true }),
    async names() {
      await field('firstName').fill('Ana')
      await field('lastName').fill('Torres')
    },
    async accept() {
      await password.fill('una-clave-larga')
      await page.getByRole('checkbox', { name: t('termsCheckbox.label').replaceAll(/<[^>]+>/g, '') }).check()
    },
    isVerifying: () => expect(page.getByRole('heading', { level: 1, name: t('verifyAccount.title') })).toBeFocused(),
  }
}

/** Answers the quote and takes the first plan. */
export async function chooseAPlan(
  page: Page,
  home: TFunction<'location'>,
  quote: TFunction<'quote-steps'>,
  t: TFunction<'registration'>,
): Promise<void> {
  const flow = quoteFlow(page, { home, quote })
  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 34, dependents: [7] })
  await flow.scenario(quote('scenarios.SelfDepsNoOneElse.label'))
  await flow.income('42000')
  await flow.coverage('no')
  await page.getByRole('article').first().getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeFocused()
}
