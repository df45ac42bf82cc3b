import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contactRequest } from '#api/send-contact.ts'
import { agiHelpSeconds } from '#components/income/agi-help-card.tsx'
import { offeredPlansMaximum, plansPerPage, plansPerRequest, searchConcurrency } from '#config/assumptions.ts'
import { parseSettings } from '#config/settings.ts'
import { contactFields, contactIssues, emptyContactEntry } from '#domain/account/contact-message.ts'
import { sessionLimits } from '#domain/account/idle.ts'
import { passwordMinimum } from '#domain/account/registration-rules.ts'
import { resentNoticeMs } from '#domain/account/verification-code.ts'
import { mainIncomeSources, otherIncomeSources } from '#domain/application/answer-choices.ts'
import { zipLength } from '#domain/geo/location-outcome.ts'
import { states } from '#domain/geo/states.ts'
import { maximumAge } from '#domain/household/age.ts'
import { type PersonQuestion, askedOf, medicareAge, priceQuestions } from '#domain/household/price-answers.ts'
import { incomeSources } from '#domain/income/estimator.ts'
import { compareMaximum, compareMinimum } from '#domain/plans/compare-limits.ts'
import { maximumAnnualIncome } from '#domain/income/money-text.ts'
import { planSorts } from '#domain/plans/plan.ts'
import { adultMedicaidPercent } from '#domain/poverty/adult-medicaid.ts'
import { isListedThresholdState } from '#domain/poverty/threshold.ts'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'
import { lastCreditPercent } from '#domain/subsidy/contribution.ts'
import { planYears } from '#domain/years/plan-years.ts'
import { sealedDays } from '#state/stored-keys.ts'

import { catalogTexts } from './catalog-files.ts'

/** The text of a rule, from its heading to the next. */
function ruleText(page: string, id: string): string {
  const sections = readFileSync(`stories/docs/rules/${page}.mdx`, 'utf8').split(/^### /m)
  return sections.find((section) => section.startsWith(`${id} `)) ?? ''
}

const stateCodes = (text: string) => text.match(/\b[A-Z]{2}\b/g) ?? []
const quoteSteps = catalogTexts('en', 'quote-steps')

/** The text of a rule on one line. */
const lineOf = (page: string, id: string) => ruleText(page, id).replace(/\s+/g, ' ')

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => numerals[count] ?? String(count)

const defaults = parseSettings({})
const { warnAfterMs, purgeAfterMs, lifetimeMs } = sessionLimits(defaults)
const lifetime = `after ${lifetimeMs / 3_600_000} hours`

describe('a rule page has the figure of the code', () => {
  it.each([
    ['q2-location', 'Q-10', `at most ${inWords(zipLength)} digits`],
    ['q3-household', 'Q-21', `from 0 to ${maximumAge} `],
    ['q5-income', 'Q-45', `at most ${maximumAnnualIncome.toLocaleString('en-US')} dollars`],
    ['q5-income', 'Q-46', `after ${agiHelpSeconds} seconds`],
    ['q7-tax-credit', 'Q-63', `above ${lastCreditPercent} percent`],
    ['q12-resume-and-shared-device', 'Q-126', `for ${sealedDays} days`],
    ['p1-search', 'P-3', `at most ${inWords(plansPerRequest)} plans`],
    ['p1-search', 'P-3', `${inWords(searchConcurrency)} answers at a time`],
    ['p2-results', 'P-12', `has ${inWords(plansPerPage)} plans`],
    ['p5-comparison', 'P-88', `The first ${offeredPlansMaximum} plans`],
    ['a1-registration', 'A-4', `at least ${passwordMinimum} characters`],
    ['a2-verification', 'A-22', `for ${resentNoticeMs / 1_000} seconds`],
    ['a4-session', 'A-45', `after ${warnAfterMs / 60_000} minutes with Continue, the end at ${purgeAfterMs / 60_000} `],
    ['a4-session', 'A-45', `ends ${lifetime}`],
    ['a4-session', 'A-88', lifetime],
    ['a5-kept-on-the-device', 'A-50', `after ${sealedDays} days`],
  ])('%s, %s: %s', (page, id, figure) => {
    expect(lineOf(page, id)).toContain(figure)
  })
})

describe('what a rule page lists is what the code holds', () => {
  it('Q-52: the states at 133 percent', () => {
    const listed = states.map(({ abbr }) => abbr).filter(isListedThresholdState)
    expect(stateCodes(ruleText('q6-poverty-level', 'Q-52')).toSorted()).toEqual(listed.toSorted())
  })

  it('Q-1: the order of the questions', () => {
    const order = [
      ...ruleText('q1-flow', 'Q-1').matchAll(/^\| \d +\| (?:Annual |Current )?([\w ]+?)(?: of the household.*)?[:,]/gm),
    ]
    expect(order.map(([, name = '']) => name.toLowerCase().replace(/ /g, ''))).toEqual(
      wizardStepIds.map((id) => id.toLowerCase()),
    )
  })

  it('Q-42: the sources of income', () => {
    const [, listed = ''] = /The sources are ([^.]*)\./.exec(ruleText('q5-income', 'Q-42').replace(/\s+/g, ' ')) ?? []
    // A name may hold the word "and" itself; the one before the last name ends the list.
    const [names = '', last = ''] = listed.toLowerCase().split(/ and (?!.* and )/)
    const sources = [...names.split(', '), last]
    expect(sources).toHaveLength(incomeSources.length)
    for (const [at, source] of incomeSources.entries())
      expect(quoteSteps.get(`estimatorDialog.sources.${source}`)?.toLowerCase()).toContain(sources[at])
  })

  it('P-40: how many plans are compared', () => {
    expect(ruleText('p5-comparison', 'P-40')).toContain(`At most ${compareMaximum} can be chosen`)
    expect(ruleText('p5-comparison', 'P-40')).toContain(`from ${compareMinimum} on`)
  })

  it('P-34: the orders', () => {
    const plans = catalogTexts('en', 'plans')
    const names = planSorts.map((sort) => plans.get(`sortSelect.${sort}`))
    expect(lineOf('p4-filters-and-order', 'P-34')).toContain(
      `${names.slice(0, -1).join(', ')} and ${names.at(-1)}. The`,
    )
  })

  it('F-41: the sources of income of the application', () => {
    const [, main = '', others = ''] =
      /Sources of income (.*), which opens ([^.]*)\./.exec(lineOf('f4-finances', 'F-41')) ?? []
    expect(main.split(/, | and /)).toHaveLength(mainIncomeSources.length)
    expect(others.split(/, | and /)).toHaveLength(otherIncomeSources.length)
  })

  it('Q-143: who is asked each of the six things', () => {
    const rule = ruleText('q14-what-a-price-rests-on', 'Q-143')
    expect(rule.match(/^\| (?!question|-)/gm)).toHaveLength(priceQuestions.length)
    const agesOf = (question: PersonQuestion) => {
      const asked = Array.from({ length: maximumAge + 1 }, (_, age) => age).filter(
        (age) => askedOf(question, [{ role: 'primary', age, isApplyingForCoverage: true }]).length > 0,
      )
      return { from: asked[0], to: asked.at(-1) }
    }
    expect(rule).toContain(`and is ${agesOf('tobacco').from} or older`)
    expect(rule).toContain(`and is ${agesOf('pregnancy').from} to ${agesOf('pregnancy').to}`)
    expect(rule).toContain(`and is under ${medicareAge} `)
  })

  it.each(planYears)('Q-148: the states without Medicaid for adults in %i', (year) => {
    const [, none = ''] = /none in (.*)\. By/.exec(lineOf('q14-what-a-price-rests-on', 'Q-148')) ?? []
    expect(stateCodes(none)).toEqual(
      states.map(({ abbr }) => abbr).filter((abbr) => adultMedicaidPercent(abbr, year) === null),
    )
  })

  it('C-53: the fields that a message must have', () => {
    const required = contactIssues(emptyContactEntry)
    expect(required).toHaveLength(contactFields.length)
    expect(lineOf('c5-legal-and-contact', 'C-53')).toContain(`All ${inWords(required.length)} fields are required`)
    expect(/A form \(([^)]*)\)/.exec(lineOf('c5-legal-and-contact', 'C-52'))?.[1]?.split(', ')).toHaveLength(
      contactFields.length,
    )
  })

  it('C-54: the fields of a message', () => {
    const [sent = ''] = ruleText('c5-legal-and-contact', 'C-54').split('The path')
    expect([...sent.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(
      Object.keys(contactRequest.shape).toSorted(),
    )
  })
})

describe('what repeats a value says the same', () => {
  it.each(['en', 'es'] as const)('the refusals in %s name the number of their step', (language) => {
    const texts = catalogTexts(language, 'quote-steps')
    for (const step of ['location', 'household', 'taxHousehold'] as const)
      expect(texts.get(`submitRefusal.${step}Error.text`)).toMatch(
        new RegExp(`(?:Step|paso) ${wizardStepIds.indexOf(step) + 1}\\b`),
      )
  })

  it.each([
    ['en', 'third'],
    ['es', 'tercer'],
  ] as const)('the empty column in %s is the last one', (language, ordinal) => {
    expect(compareMaximum).toBe(3)
    expect(catalogTexts(language, 'plans').get('compareDialog.placeholder')).toContain(` ${ordinal} `)
  })
})
