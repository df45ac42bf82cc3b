import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contactRequest } from '#api/send-contact.ts'
import { agiHelpSeconds } from '#components/income/agi-help-card.tsx'
import { states } from '#domain/geo/states.ts'
import { incomeSources } from '#domain/income/estimator.ts'
import { compareMaximum, compareMinimum } from '#domain/plans/compare-limits.ts'
import { isListedThresholdState } from '#domain/poverty/threshold.ts'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'

import { catalogTexts } from './catalog-files.ts'

/** The text of a rule, from its heading to the next. */
function ruleText(page: string, id: string): string {
  const sections = readFileSync(`stories/docs/rules/${page}.mdx`, 'utf8').split(/^### /m)
  return sections.find((section) => section.startsWith(`${id} `)) ?? ''
}

const stateCodes = (text: string) => text.match(/\b[A-Z]{2}\b/g) ?? []
const quoteSteps = catalogTexts('en', 'quote-steps')

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

  it('Q-46: how long the card stays', () => {
    expect(ruleText('q5-income', 'Q-46')).toContain(`after ${agiHelpSeconds} seconds`)
  })

  it('P-40: how many plans are compared', () => {
    expect(ruleText('p5-comparison', 'P-40')).toContain(`At most ${compareMaximum} can be chosen`)
    expect(ruleText('p5-comparison', 'P-40')).toContain(`from ${compareMinimum} on`)
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
