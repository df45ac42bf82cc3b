import { describe, expect, it } from 'vitest'

import { type LifeChangeAnswers, lifeChangeIds, lifeChangeOutcome, lifeChanges } from '#domain/calendar/life-changes.ts'

// Proves Q-79.
describe('the life-change check', () => {
  it('has seven changes: 60 days to choose, and 90 after Medicaid or CHIP', () => {
    expect(lifeChangeIds).toHaveLength(7)
    for (const id of lifeChangeIds) expect(lifeChanges[id].daysToChoose).toBe(id === 'lostMedicaid' ? 90 : 60)
  })

  it.each<[string, LifeChangeAnswers, ReturnType<typeof lifeChangeOutcome>]>([
    ['before an answer', null, null],
    ['for none of them', [], { kind: 'none' }],
    ['for one', ['moved'], { kind: 'mayEnroll', times: [{ after: 'afterChange', days: 60 }] }],
    ['for lost Medicaid', ['lostMedicaid'], { kind: 'mayEnroll', times: [{ after: 'afterMedicaid', days: 90 }] }],
    [
      'for both kinds, one time each',
      ['lostMedicaid', 'child', 'moved'],
      {
        kind: 'mayEnroll',
        times: [
          { after: 'afterChange', days: 60 },
          { after: 'afterMedicaid', days: 90 },
        ],
      },
    ],
  ])('has an outcome %s', (_when, answers, expected) => {
    expect(lifeChangeOutcome(answers)).toEqual(expected)
  })
})
