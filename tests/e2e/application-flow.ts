import type { Locator, Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import type { Gender, LegalStatus, Relationship } from '#domain/application/answer-choices.ts'
import type { ApplicationStep } from '#domain/application/application-steps.ts'

import { usualDay } from './day-of-visit.ts'
import { expect } from './fixtures.ts'
import { keyboard } from './keyboard.ts'

/** The data that a test types for one person; a person who does not apply has no status. */
export interface PersonAnswers {
  readonly firstName: string
  readonly age: number
  readonly gender?: Gender
  readonly relationship?: Relationship
  readonly status?: LegalStatus
  /** Null for a citizen's child who has none yet. */
  readonly ssn?: string | null
  readonly alienNumber?: string
  readonly cardNumber?: string
  readonly categoryCode?: string
  readonly i94Number?: string
}

const thisYear = new Date(usualDay).getFullYear()
/** A Social Security number for each first name, because no two people share one. */
export const numberOf = ({ firstName }: Pick<PersonAnswers, 'firstName'>) =>
  `12345${Array.from(firstName).reduce((sum, letter) => sum + letter.charCodeAt(0), 1000)}`

/** More choices than any list of the form has. */
const farthestChoice = 60

/** A birthday that gives this age on the usual day and on the first day of coverage, as MM/DD/YYYY. */
export const bornAged = (age: number) => `06/15/${thisYear - age}`
/** A day on which no document of a test has expired. */
export const farExpiration = `12/31/${thisYear + 3}`

/** The screens of the application, found by their visible names and used by keyboard only. */
export function applicationFlow(page: Page, t: TFunction<'application'>) {
  const { press, choose, reach } = keyboard(page)
  const main = page.getByRole('main')
  const line = (name: string, within = main) =>
    within.getByRole('textbox', { name }).or(within.getByRole('combobox', { name })).first()
  /** Replaces the text of a field. */
  const write = async (control: Locator, text: string) => {
    await reach(control)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  /** Moves through a closed list to a choice. */
  const pick = async (list: Locator, label: string) => {
    await reach(list)
    for (let step = 0; step < farthestChoice; step += 1) {
      if ((await list.locator('option:checked').textContent()) === label) return
      await page.keyboard.press('ArrowDown')
    }
    await expect(list.locator('option:checked')).toHaveText(label)
  }
  const documents = async (answers: PersonAnswers, within: Locator) => {
    const of = (field: 'alienNumber' | 'cardNumber' | 'categoryCode' | 'i94Number' | 'expirationDate') =>
      line(t(`memberDocuments.${field}`), within)
    const { status, alienNumber = '123456789', cardNumber = 'ABC1234567890' } = answers
    if (status === 'resident' || status === 'workPermit') {
      await write(of('alienNumber'), alienNumber)
      await write(of('cardNumber'), cardNumber)
    }
    if (status === 'workPermit') await write(of('categoryCode'), answers.categoryCode ?? 'C09')
    if (status === 'i94') await write(of('i94Number'), answers.i94Number ?? '12345678901')
    if (status !== undefined && status !== 'citizen') await write(of('expirationDate'), farExpiration)
  }
  /** A minor is one of three, an adult one of a list. */
  const relate = (relationship: Relationship, age: number, within: Locator) => {
    const name = t(`memberFields.relationships.${relationship}`)
    return age < 18
      ? choose(within.getByRole('radio', { name, exact: true }))
      : pick(line(t('memberFields.relationship'), within), name)
  }
  const person = async (answers: PersonAnswers, within: Locator) => {
    await write(line(t('memberFields.firstName'), within), answers.firstName)
    const lastName = line(t('memberFields.lastName'), within)
    // The family name stands there from the start.
    if ((await lastName.inputValue()) !== 'Torres') await write(lastName, 'Torres')
    if (answers.relationship) await relate(answers.relationship, answers.age, within)
    await write(line(t('memberFields.dateOfBirth'), within), bornAged(answers.age))
    if (answers.gender) await pick(line(t('memberFields.gender'), within), t(`memberFields.genders.${answers.gender}`))
    if (answers.status === undefined) return
    if (answers.ssn !== null) await write(line(t('memberFields.ssn'), within), answers.ssn ?? numberOf(answers))
    await pick(line(t('memberFields.legalStatus'), within), t(`memberFields.legalStatuses.${answers.status}`))
    if (answers.ssn === null) await choose(within.getByRole('checkbox', { name: t('memberFields.hasNoNumberYet') }))
    await documents(answers, within)
  }
  return {
    line,
    write,
    heading: (step: ApplicationStep) =>
      page.getByRole('heading', { level: 2, name: t(`applicationSteps.${step}.title`) }),
    /** Waits until the screen that begins with the step is shown and its heading has the focus. */
    async isAt(step: ApplicationStep) {
      await expect(this.heading(step)).toBeFocused()
    },
    button: (name: 'next' | 'previous' | 'submit') =>
      page.getByRole('button', { name: t(`applicationFrame.${name}`), exact: true }),
    async next(to: ApplicationStep) {
      await press(this.button('next'))
      await this.isAt(to)
    },
    async contact(phone = '3055550199') {
      await write(line(t('contactFields.phone')), phone)
      await choose(page.getByRole('radio').first())
    },
    /** Takes the first suggested address. */
    async address(typed = '1200 Cor') {
      await write(line(t('addressFields.street')), typed)
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(line(t('addressFields.city'))).not.toHaveValue('')
    },
    /** The primary or the spouse. */
    person: (answers: PersonAnswers) => person(answers, main),
    async dependents(people: readonly PersonAnswers[]) {
      for (const [index, answers] of people.entries())
        await person(answers, main.getByRole('heading', { level: 3 }).nth(index).locator('..'))
    },
    /** One income from a job for each earner. */
    async incomes(dollars: readonly string[]) {
      for (const [index, income] of dollars.entries()) {
        await write(main.getByRole('textbox', { name: t('financialFields.annualIncome') }).nth(index), income)
        if (income === '0') continue
        await choose(main.getByRole('checkbox', { name: t('financialFields.source.employed') }).nth(index))
        await write(main.getByRole('textbox', { name: t('financialFields.occupation') }).nth(index), 'Cook')
      }
    },
    /**
     * Fills in the application of a 34-year-old who lives alone and applies for no coverage, from the first step to the
     * answers to check.
     */
    async alone(income: string) {
      await this.contact()
      await this.address()
      await this.next('primary')
      await this.person({ firstName: 'Ana', age: 34, gender: 'female' })
      await this.next('financial')
      await this.incomes([income])
      await this.next('consent')
    },
    /** Below the answers to check: a typed signature. */
    async sign(name: string) {
      await reach(page.getByRole('tab', { selected: true }))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await write(line(t('consentPanel.typedName')), name)
      await choose(page.getByRole('checkbox', { name: t('consentPanel.intent') }))
    },
    submit() {
      return press(this.button('submit'))
    },
  }
}
