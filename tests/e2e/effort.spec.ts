import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { hourlyWages } from '#mocks/fixtures/sample-handover.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { bornAged, numberOf } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { openFlowAt } from './quote-session.ts'
import { registrationFlow } from './registration-flow.ts'

/**
 * The effort of a family of four from the chosen plan to the confirmation (F-9): a couple who both work and two children,
 * all citizens who apply. An answer is a field filled in or a choice made; what stands there already is none. A press is
 * a button or a tab.
 */

const people = [
  { firstName: 'Ana', age: 38, gender: 'female' },
  { firstName: 'Luis', age: 36, gender: 'male' },
  { firstName: 'Eva', age: 12, relationship: 'daughter' },
  { firstName: 'Leo', age: 8, relationship: 'son' },
] as const
type Person = (typeof people)[number]

const incomeOfEach = 33_540

/** The quote of the family, with the incomes told to the estimator or typed as one amount. */
function family(isEstimated: boolean) {
  const session = atResults({
    criteria: criteria({
      householdMembers: people.map(({ age }, at) =>
        applicant(at === 0 ? 'primary' : at === 1 ? 'spouse' : 'dependent', age),
      ),
      income: 2 * incomeOfEach,
      primaryApplicantIncome: isEstimated ? incomeOfEach : 2 * incomeOfEach,
      spouseIncome: isEstimated ? incomeOfEach : 0,
    }),
  })
  const estimator = isEstimated ? { ...hourlyWages, spouse: hourlyWages.primary } : null
  return { ...session, draft: { ...session.draft, estimator } }
}

/** Answers only what is still open, and counts it under the screen. */
function tally(page: Page) {
  const rows: { screen: string; answers: number; presses: number }[] = []
  const now = () => rows.at(-1) ?? { screen: '', answers: 0, presses: 0 }
  return {
    rows,
    async begin() {
      await expect(page.locator('h1:focus, h2:focus')).toBeVisible()
      rows.push({ screen: await page.locator('h1:focus, h2:focus').innerText(), answers: 0, presses: 0 })
    },
    async write(field: Locator, text: string) {
      if ((await field.count()) === 0 || (await field.inputValue()) !== '') return
      await field.fill(text)
      now().answers += 1
    },
    async pick(list: Locator, label: string) {
      if ((await list.count()) === 0 || (await list.inputValue()) !== '') return
      await list.selectOption({ label })
      now().answers += 1
    },
    async choose(control: Locator) {
      if ((await control.count()) === 0 || (await control.isChecked())) return
      await control.check()
      now().answers += 1
    },
    async press(button: Locator) {
      if ((await button.count()) === 0) return
      await button.click()
      now().presses += 1
    },
  }
}

/** The screens of the application, answered where they are shown. */
function answering(page: Page, t: TFunction<'application'>, count: ReturnType<typeof tally>) {
  const main = page.getByRole('main')
  const text = (name: string, within: Locator = main) => within.getByRole('textbox', { name }).first()
  const list = (name: string, within: Locator = main) => within.getByRole('combobox', { name })
  const contact = async () => {
    const phone = text(t('contactFields.phone'))
    if ((await phone.count()) === 0) return
    await count.write(phone, '3055550199')
    await count.choose(main.getByRole('radio').first())
  }
  const address = async () => {
    const street = list(t('addressFields.street'))
    if ((await street.count()) === 0) return
    await count.write(street, '1200 Cor')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(text(t('addressFields.city'))).not.toHaveValue('')
  }
  const person = async (one: Person, within: Locator) => {
    await count.write(text(t('memberFields.firstName'), within), one.firstName)
    await count.write(text(t('memberFields.lastName'), within), 'Torres')
    if ('relationship' in one) {
      const name = t(`memberFields.relationships.${one.relationship}`)
      await count.pick(list(t('memberFields.relationship'), within), name)
      await count.choose(within.getByRole('radio', { name, exact: true }))
    }
    await count.write(text(t('memberFields.dateOfBirth'), within), bornAged(one.age))
    if ('gender' in one)
      await count.pick(list(t('memberFields.gender'), within), t(`memberFields.genders.${one.gender}`))
    await count.write(text(t('memberFields.ssn'), within), numberOf(one))
    await count.pick(list(t('memberFields.legalStatus'), within), t('memberFields.legalStatuses.citizen'))
    await count.choose(main.getByRole('checkbox', { name: t('peopleFields.othersAreCitizens') }))
  }
  const persons = async () => {
    const step = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    if (step.includes(t('applicationSteps.primary.title'))) await person(people[0], main)
    if (step.includes(t('applicationSteps.spouse.title'))) await person(people[1], main)
    if (!step.includes(t('applicationSteps.dependents.title'))) return
    const sections = main.getByRole('heading', { level: 3 })
    for (const [at, one] of people.slice(2).entries()) await person(one, sections.nth(at).locator('..'))
  }
  const incomes = async (isEstimated: boolean) => {
    const fields = main.getByRole('textbox', { name: t('financialFields.annualIncome') })
    if ((await fields.count()) === 0) return
    const offers = main.getByRole('button', { name: t('financialFields.useTold') })
    if (isEstimated) await expect(offers).toHaveCount(2)
    while ((await offers.count()) > 0) await count.press(offers.first())
    for (const at of [0, 1]) {
      await count.write(fields.nth(at), String(incomeOfEach))
      await count.choose(main.getByRole('checkbox', { name: t('financialFields.source.employed') }).nth(at))
      await count.write(main.getByRole('textbox', { name: t('financialFields.occupation') }).nth(at), 'Cook')
    }
  }
  const signature = async () => {
    const type = page.getByRole('tab', { name: t('consentPanel.type') })
    if ((await type.count()) === 0) return
    await count.press(type)
    await count.write(text(t('consentPanel.typedName')), 'Ana Torres')
    await count.choose(main.getByRole('checkbox', { name: t('consentPanel.intent') }))
  }
  return async (isEstimated: boolean) => {
    await contact()
    await address()
    await persons()
    await incomes(isEstimated)
    await signature()
    await count.press(main.locator('button[type=submit]'))
  }
}

for (const [how, isEstimated, most] of [
  ['told to the estimator', true, 30],
  ['typed as one amount', false, 33],
] as const)
  // Proves F-9.
  test(`a family of four whose income was ${how} applies on 8 screens`, async ({ page, texts }) => {
    test.slow()
    const [t, registration] = [texts('application'), texts('registration')]
    const count = tally(page)
    await openFlowAt(page, family(isEstimated))
    await page.getByRole('article').first().getByRole('button').last().click()
    await count.begin()
    const screen = registrationFlow(page, registration)
    await count.write(screen.field('email'), `ana.${randomUUID()}@example.com`)
    await count.write(screen.field('firstName'), 'Ana')
    await count.write(screen.field('lastName'), 'Torres')
    await count.write(screen.password, 'una-clave-larga')
    await count.choose(page.getByRole('main').getByRole('checkbox'))
    await count.press(screen.submit)
    await screen.isVerifying()
    await count.begin()
    await count.write(screen.code, verificationCode)
    await count.press(screen.verify)
    await expect(page).toHaveURL(/\/lead$/)
    const steps = page.getByRole('progressbar')
    await expect(steps).toBeVisible()
    count.rows.push({ screen: t('applicationSteps.contact.title'), answers: 0, presses: 0 })
    const answer = answering(page, t, count)
    while (!page.url().endsWith('/confirmation')) {
      const before = await page.getByRole('heading', { level: 2 }).allInnerTexts()
      await answer(isEstimated)
      await expect(async () => {
        expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).not.toEqual(before)
      }).toPass()
      if (await steps.isVisible()) await count.begin()
      else await expect(page).toHaveURL(/\/confirmation$/)
    }
    const sum = (of: 'answers' | 'presses') => count.rows.reduce((all, row) => all + row[of], 0)
    for (const { screen: name, answers, presses } of count.rows)
      console.log(`effort, ${how} | ${name} | ${answers} answers | ${presses} presses`)
    console.log(`effort, ${how} | ${count.rows.length} screens | ${sum('answers')} answers | ${sum('presses')} presses`)
    expect(count.rows).toHaveLength(8)
    expect(sum('answers')).toBeLessThanOrEqual(most)
  })
