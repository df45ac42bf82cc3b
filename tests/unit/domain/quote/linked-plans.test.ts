import { expect, it } from 'vitest'

import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { reduceSession } from '#domain/quote/session-events.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

import { familyCriteria } from './sample-quote.ts'
import { after, atCoverage } from './sample-session.ts'

const linked = { ...atCoverage, linkedIds: ['a', 'b'] }

// Proves Q-122.
it('compares the plans of an opened link with the first search only', () => {
  const walked = after(linked, { type: 'wentToStep', step: 'income' }, { type: 'wentToStep', step: 'coverage' })
  const first = reduceSession(walked, { type: 'searchRequested', criteria: familyCriteria })
  expect(first).toMatchObject({ phase: 'results', results: { compareIds: ['a', 'b'] } })
  expect('linkedIds' in first).toBe(false)
})

it('keeps them over a reload, and drops what cannot be one', () => {
  expect(restoreSession(storedSession(linked))).toEqual(linked)
  const tooMany = Array.from({ length: compareMaximum + 1 }, (_, at) => `plan ${at}`)
  const broken = { ...storedSession(linked), session: { ...linked, linkedIds: tooMany } }
  expect(restoreSession(broken)?.linkedIds).toBeUndefined()
})
