import { describe, expect, it } from 'vitest'

import { marketplaceRequest } from '#api/marketplace-request.ts'
import { quoteRequest } from '#api/quote-request.ts'
import {
  memberAnswerNames,
  memberAnswers,
  missingAnswers,
  notAsked,
  ofDraft,
  typedMember,
} from '#domain/household/member-answers.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { leadsTo, sameCriteria } from '#domain/quote/criteria-changes.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { type AskedPerson, type QuoteDraft, typedOf } from '#domain/quote/draft.ts'
import { answerTyped } from '#domain/quote/household-typed.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { applyingToggled, editedCriteria, editOf, memberTyped } from '#domain/quote/search-edit.ts'
import { initialView, type QuoteSession } from '#domain/quote/session.ts'
import { readSharedLink, sharedLink } from '#domain/quote/shared-link.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'

import { familyCriteria, familyDraft } from './sample-quote.ts'

/** What an answer may be typed as; the empty text is an answer where nobody must give one. */
const someTexts = ['34', '35', 'y', 'n', 'yes', 'no', '']
const people: readonly (readonly [number, AskedPerson])[] = [
  [0, 'primary'],
  [1, 'spouse'],
  [2, 0],
]

/** The answers of the draft with these names, not typed. */
function namedBlank(names: readonly string[]) {
  const blank = ofDraft<string, readonly string[]>('', [])
  return Object.fromEntries(Object.entries(blank).filter(([name]) => names.includes(name)))
}

function criteriaOf(draft: QuoteDraft): QuoteCriteria {
  const result = toCriteria(draft, 2026)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

const ofEachPerson = memberAnswerNames.flatMap((name) => people.map(([at, person]) => ({ name, at, person })))

describe.each(ofEachPerson)('the answer $name of person $at in the quote', ({ name, at, person }) => {
  const { read } = memberAnswers[name]
  const isOptional = !missingAnswers(notAsked)
    .map(({ name: missing }): string => missing)
    .includes(name)
  const [first = '', second = ''] = someTexts.filter(
    (text) => typedMember({ ...notAsked, [name]: read(text) })[name] === text && (text !== '' || isOptional),
  )
  const draftWith = (text: string) => ({
    ...familyDraft,
    household: answerTyped(familyDraft.household, person, name, text),
  })
  const criteriaWith = (text: string) => criteriaOf(draftWith(text))
  const answerIn = (criteria: QuoteCriteria | undefined) => criteria?.householdMembers[at]?.[name]
  const [one, other] = [criteriaWith(first), criteriaWith(second)]

  /** What the answer may be changed to: one that nobody must give can also be cleared. */
  const texts = isOptional ? [first, second, ''] : [first, second]

  it('has two values to try, which are two searches', () => {
    expect(answerIn(one)).toBe(read(first))
    expect(answerIn(other)).toBe(read(second))
    expect(answerIn(one)).not.toBe(answerIn(other))
    expect([sameCriteria(one, other), leadsTo(draftWith(first), one), leadsTo(draftWith(first), other)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('is sent, and the service reads what is sent', () => {
    const bodies = texts.map((text) => quoteRequest(criteriaWith(text)))
    expect(bodies[0]).not.toEqual(bodies[1])
    for (const sent of bodies) expect(marketplaceRequest.parse(sent)).toEqual(sent)
  })

  it.each(texts)('comes back from the device as %j', (text) => {
    const criteria = criteriaWith(text)
    const session: QuoteSession = {
      phase: 'results',
      draft: draftWith(text),
      results: { criteria, view: initialView, compareIds: [] },
    }
    const restored = restoreSession(JSON.parse(JSON.stringify(storedSession(session))))
    expect(restored?.phase).toBe('results')
    expect(restored && typedOf(restored.draft.household, person)[name]).toBe(text)
    expect(answerIn(restored?.results?.criteria)).toBe(read(text))
  })

  it.each(texts)('is in a shared link as %j', (text) => {
    const link = sharedLink(criteriaWith(text), {
      compareIds: [],
      language: 'en',
      withIncome: true,
      priceAnswers: null,
    })
    const opened = readSharedLink(link ?? '')
    expect(opened.ok && opened.quote.members[at]?.[name]).toBe(read(text))
  })

  it.each(texts)('is typed as %j in the draft of a search that was changed', (text) => {
    expect(typedOf(draftOfCriteria(criteriaWith(text), draftWith(first)).household, person)[name]).toBe(text)
  })

  it.each(texts)('is changed to %j in the editor, and kept while the person does not apply', (text) => {
    const edit = editOf(one)
    const id = edit.members[at]?.id ?? ''
    const changed = memberTyped(edit, id, name, text)
    for (const edited of [changed, applyingToggled(applyingToggled(changed, id), id)]) {
      const result = editedCriteria(edited, one)
      expect(answerIn(result.ok ? result.value : undefined)).toBe(read(text))
    }
  })
})

/** Returns a value as JSON gives it back, without the fields of some names. */
const without = (names: readonly string[], value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (names.includes(key) ? undefined : part)))

describe.each(memberAnswerNames)('what was stored before the answer %s was asked', (name) => {
  const draftNames = Object.values(memberAnswers[name].draft)
  const mustGive = missingAnswers(notAsked).some(({ name: missing }: { name: string }) => missing === name)
  const criteria = criteriaOf(familyDraft)
  const session: QuoteSession = {
    phase: 'results',
    draft: familyDraft,
    results: { criteria, view: initialView, compareIds: [] },
  }
  const older = restoreSession(without([name, ...draftNames], storedSession(session)))

  it('keeps the other answers of the draft', () => {
    const { household } = familyDraft
    expect(older?.draft).toEqual({ ...familyDraft, household: { ...household, ...namedBlank(draftNames) } })
  })

  it('is read without it, or asked again where somebody must give it', () => {
    const members = criteria.householdMembers.map((member) => ({ ...member, [name]: notAsked[name] }))
    expect(older?.results?.criteria).toEqual(mustGive ? undefined : { ...criteria, householdMembers: members })
    expect(older?.phase).toBe(mustGive ? 'quote' : 'results')
  })
})

// Proves Q-64. Q-143 asks of tobacco after the search, and the outcome says that prices are for people who use none
// (`outcome.detail.tobacco` in price-answers.json): an answer before the search takes both away.
it('no answer of the quote makes a price one with tobacco, as the outcome says', () => {
  for (const { name, person } of ofEachPerson)
    for (const text of someTexts) {
      const household = answerTyped(familyDraft.household, person, name, text)
      const result = toCriteria({ ...familyDraft, household }, 2026)
      const people = result.ok ? quoteRequest(result.value).household.people : []
      for (const sent of people) expect(sent.uses_tobacco).toBe(false)
    }
})

// Proves Q-120.
it('a link says that a person with a known age does not apply', () => {
  const [primary, ...others] = familyCriteria.householdMembers
  const members = [{ ...notAsked, ...primary, role: 'primary' as const, isApplyingForCoverage: false }, ...others]
  const criteria = { ...familyCriteria, ...householdOf(members) }
  const link = readSharedLink(
    sharedLink(criteria, { compareIds: [], language: 'en', withIncome: true, priceAnswers: null }) ?? '',
  )
  expect(link.ok && link.quote.members.map(({ isApplyingForCoverage }) => isApplyingForCoverage)).toEqual([
    false,
    true,
    true,
  ])
})
