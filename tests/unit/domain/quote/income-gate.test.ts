import { describe, expect, it } from 'vitest'

import type { QuoteDraft } from '#domain/quote/draft.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { incomeFacts, isIncomeChecked } from '#domain/quote/income-check.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

import { familyCriteria, familyDraft } from './sample-quote.ts'

const after = (session: QuoteSession, ...events: readonly QuoteEvent[]) => events.reduce(reduceSession, session)
const atCoverage: QuoteSession = { phase: 'quote', draft: familyDraft, step: 'coverage', results: null }
const low: Partial<QuoteDraft> = { income: incomeTyped('100') }
const stepOf = (session: QuoteSession | null) => (session?.phase === 'quote' ? session.step : session?.phase)
const changed = after(atCoverage, { type: 'steppedBack' }, { type: 'draftChanged', draft: low })

// Proves Q-54.
describe('an income that changed since its check', () => {
  it.each<[string, readonly QuoteEvent[]]>([
    ['Next without a check', [{ type: 'stepCommitted' }]],
    ['a check of another income', [{ type: 'stepCommitted', checked: incomeFacts(familyDraft, 2026) ?? undefined }]],
    ["the browser's Forward", [{ type: 'returnedToQuote', step: 'coverage' }]],
    ['the step indicator', [{ type: 'wentToStep', step: 'coverage' }]],
    [
      'an earlier step and back',
      [
        { type: 'wentToStep', step: 'household' },
        { type: 'wentToStep', step: 'coverage' },
      ],
    ],
  ])('is not passed by %s', (_way, events) => {
    expect(stepOf(after(changed, ...events))).toBe('income')
  })

  it('is not passed by a reload', () => {
    const stored: unknown = JSON.parse(
      JSON.stringify(storedSession({ ...atCoverage, draft: { ...familyDraft, ...low } })),
    )
    expect(stepOf(restoreSession(stored))).toBe('income')
    expect(stepOf(restoreSession(JSON.parse(JSON.stringify(storedSession(atCoverage)))))).toBe('coverage')
  })

  it('is passed by its own check', () => {
    const draft = { ...familyDraft, ...low }
    expect(stepOf(after(changed, { type: 'stepCommitted', checked: incomeFacts(draft, 2026) ?? undefined }))).toBe(
      'coverage',
    )
  })

  it('asks again when the household or the place changed instead', () => {
    const bigger = { ...familyDraft.taxHousehold, selected: ['FamilyLikeAdditionalDependents'] as const }
    const draft = { ...familyDraft, taxHousehold: { ...bigger, counts: { FamilyLikeAdditionalDependents: '2' } } }
    expect(isIncomeChecked(familyDraft)).toBe(true)
    expect(isIncomeChecked(draft)).toBe(false)
  })
})

describe('a search left behind', () => {
  const atResults = after(atCoverage, { type: 'searchRequested', criteria: familyCriteria })
  const back = after(atResults, { type: 'returnedToQuote', step: 'income' })

  it('is found again while the answers lead to it', () => {
    expect(stepOf(after(back, { type: 'returnedToResults' }))).toBe('results')
  })

  it.each(['returnedToResults', 'returnedToRegistration', 'returnedToVerification'] as const)(
    'is not shown by %s for answers that changed since',
    (type) => {
      expect(stepOf(after(back, { type: 'draftChanged', draft: low }, { type }))).toBe('income')
    },
  )

  it('is found again after the editor changed it, with a person who does not apply', () => {
    const members = familyCriteria.householdMembers.map((member, index) =>
      index === 2 ? { ...member, isApplyingForCoverage: false } : member,
    )
    const criteria = { ...familyCriteria, members, applicantConfiguration: 'self_and_spouse' } as const
    const edited = after(atResults, {
      type: 'criteriaReplaced',
      criteria,
      draft: draftOfCriteria(criteria, familyDraft),
    })
    expect(stepOf(after(edited, { type: 'returnedToQuote' }))).toBe('coverage')
    expect(stepOf(after(edited, { type: 'returnedToQuote' }, { type: 'returnedToResults' }))).toBe('results')
  })
})
