import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { type ScenarioId, scenarioSets } from '#domain/household/tax-household.ts'
import type { ApplicantConfiguration } from '#domain/household/member.ts'

import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'
import { peopleText } from './people-text.ts'

interface Journey {
  readonly self?: string
  readonly spouse?: string
  readonly dependents?: readonly string[]
  readonly scenario: ScenarioId
  readonly applying: number
  readonly size: number
}

/** One household for each of the seven combinations of applicants, with its size by Q-33. */
const journeys: Readonly<Record<ApplicantConfiguration, Journey>> = {
  self: { self: '29', scenario: 'SelfOnlyFilingWithSpouse', applying: 1, size: 2 },
  spouse: { spouse: '41', scenario: 'JustUsWithSpouseFiler', applying: 1, size: 2 },
  self_and_spouse: { self: '52', spouse: '50', scenario: 'SelfSpouseClaimingDependents', applying: 2, size: 3 },
  self_and_dependents: { self: '34', dependents: ['7'], scenario: 'SelfDepsNoOneElse', applying: 2, size: 2 },
  spouse_and_dependents: {
    spouse: '38',
    dependents: ['12', '3'],
    scenario: 'SpouseDepsNoOneElse',
    applying: 3,
    size: 4,
  },
  family: {
    self: '40',
    spouse: '39',
    dependents: ['15'],
    scenario: 'FamilyLikeAdditionalDependents',
    applying: 3,
    size: 4,
  },
  dependents_only: { dependents: ['9'], scenario: 'SpouseNotApplyingWithFilerAndDeps', applying: 1, size: 3 },
}

/** One household is entered in both languages and in the gate, the others in one each in turn. */
const tagOf = (configuration: ApplicantConfiguration, index: number) =>
  configuration === 'family' ? ['@gate'] : [index % 2 === 0 ? '@in-english' : '@in-spanish']

const households = Object.entries(journeys) as [ApplicantConfiguration, Journey][]
for (const [index, [configuration, journey]] of households.entries())
  test(
    `${configuration}: from ZIP to plans by keyboard alone`,
    { tag: tagOf(configuration, index) },
    async ({ page, texts }) => {
      const home = texts('location')
      const quote = texts('quote-steps')
      const plans = texts('plans')
      const { type, press, choose } = keyboard(page)
      const next = () => press(page.getByRole('button', { name: home('wizardCard.next'), exact: true }))
      const field = (name: string) => page.getByRole('textbox', { name })

      await page.goto('/')
      await type(field(home('locationFields.zip')), '33133')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Miami-Dade', { exact: false }).first()).toBeVisible()
      await next()

      await expect(page.getByRole('heading', { name: home('wizardSteps.household.heading') })).toBeFocused()
      if (journey.self !== undefined) {
        await choose(page.getByRole('checkbox', { name: quote('applicantFields.self') }))
        await type(field(quote('applicantFields.selfAge')), journey.self)
      }
      if (journey.spouse !== undefined) {
        await choose(page.getByRole('checkbox', { name: quote('applicantFields.spouse') }))
        await type(field(quote('applicantFields.spouseAge')), journey.spouse)
      }
      if (journey.dependents) {
        await choose(page.getByRole('checkbox', { name: quote('applicantFields.dependents') }))
        await type(field(quote('applicantFields.dependentCount')), String(journey.dependents.length))
        for (const [index, age] of journey.dependents.entries())
          await type(field(quote('applicantFields.dependentAge', { number: index + 1 })), age)
      }
      await next()

      await expect(page.getByRole('heading', { name: home('wizardSteps.taxHousehold.heading') })).toBeFocused()
      const role = scenarioSets[configuration].choice === 'one' ? 'radio' : 'checkbox'
      await choose(page.getByRole(role, { name: quote(`scenarios.${journey.scenario}.label`) }))
      await next()

      await type(field(quote('incomeFields.income')), '68000')
      await next()

      await press(page.getByRole('button', { name: quote('coverageQuestion.no'), exact: true }))
      await expect(page.getByRole('heading', { level: 1, name: plans('results.recommendedPlans') })).toBeFocused()
      await expect(page.getByText(peopleText(plans, journey.applying, journey.size), { exact: true })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )

/** A 34-year-old alone in Miami, by keyboard up to the last question. */
async function answerAlone(
  page: Page,
  { home, quote }: { readonly home: TFunction<'location'>; readonly quote: TFunction<'quote-steps'> },
  annualIncome: string,
): Promise<void> {
  const { type, press, choose } = keyboard(page)
  const next = () => press(page.getByRole('button', { name: home('wizardCard.next'), exact: true }))
  const field = (name: string) => page.getByRole('textbox', { name })
  await page.goto('/')
  await type(field(home('locationFields.zip')), '33133')
  await next()
  await choose(page.getByRole('checkbox', { name: quote('applicantFields.self') }))
  await type(field(quote('applicantFields.selfAge')), '34')
  await next()
  await choose(page.getByRole('checkbox', { name: quote('scenarios.JustMe.label') }))
  await next()
  await type(field(quote('incomeFields.income')), annualIncome)
  await next()
}

// Proves.
test(
  'a state with its own marketplace is named with its site, and the flow stops there',
  { tag: '@in-english' },
  async ({ page, texts }) => {
    const home = texts('location')
    const quote = texts('quote-steps')
    const { type, press } = keyboard(page)
    await page.goto('/')
    await type(page.getByRole('textbox', { name: home('locationFields.zip') }), '90001')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: quote('restrictedStateDialog.title', { state: 'California' }) })
    await expect(dialog.getByRole('link', { name: /Covered California/ })).toHaveAttribute('href', /^https:\/\//)
    await press(dialog.getByRole('button', { name: quote('restrictedStateDialog.close') }).first())
    await expect(dialog).toBeHidden()
    await press(page.getByRole('button', { name: home('wizardCard.next'), exact: true }))
    await expect(page.getByRole('heading', { name: home('wizardSteps.location.heading') })).toBeVisible()
  },
)

// Proves Q-55.
test(
  'an income below the threshold can be raised to the minimum',
  { tag: '@in-spanish' },
  async ({ page, texts, language }) => {
    const home = texts('location')
    const quote = texts('quote-steps')
    const { press } = keyboard(page)
    await answerAlone(page, { home, quote }, '9000')
    const dialog = page.getByRole('dialog', { name: quote('lowIncomeDialog.title') })
    await expect(dialog).toContainText('$15,650')
    const medicaid = dialog
      .getByRole('link', { name: new RegExp(quote('lowIncomeDialog.visit')) })
      .or(dialog.getByRole('button', { name: new RegExp(quote('lowIncomeDialog.visit')) }))
    await expect(medicaid).toBeVisible()
    await press(dialog.getByRole('button', { name: quote('lowIncomeDialog.adjust') }))
    await expect(page.getByRole('heading', { name: home('wizardSteps.coverage.heading') })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  },
)

// Proves.
test(
  'a visitor who has a Marketplace plan is led to the partner with the household in the address',
  { tag: '@in-english' },
  async ({ page, texts, allow }) => {
    allow(/partner\.example/)
    const home = texts('location')
    const quote = texts('quote-steps')
    const { press } = keyboard(page)
    await page.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }))
    await answerAlone(page, { home, quote }, '42000')
    await press(page.getByRole('button', { name: quote('coverageQuestion.yes'), exact: true }))
    await page.waitForURL('https://partner.example/**')
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('fip_code')).toBe('12086')
    expect(searchParams.get('household_income')).toBe('42000')
    expect(searchParams.getAll('applicants[][age]')).toEqual(['34'])
    expect(searchParams.getAll('applicants[][gender]')).toEqual(['male'])
  },
)
