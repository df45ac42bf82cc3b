import { describe, expect, it } from 'vitest'

import { outlookStatement, peopleOnPlan, withReasons } from '#domain/subsidy/credit-outlook.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { isStatusDoubtful } from '#domain/subsidy/status-law.ts'

// Proves F-95.
describe('a status that probably gives no credit', () => {
  it.each([
    ['citizen', 2027, false],
    ['resident', 2027, false],
    ['workPermit', 2027, true],
    ['i94', 2027, true],
    ['workPermit', 2026, false],
    ['i94', 2026, false],
    ['workPermit', null, true],
    ['citizen', null, false],
    ['', 2027, false],
  ] as const)('%s in %s: %s', (status, planYear, isDoubtful) => {
    expect(isStatusDoubtful(status, planYear)).toBe(isDoubtful)
  })
})

// Proves F-95 and P-100.
describe('the credit of people with such a status', () => {
  const chip: CreditOutlook = { reasons: [null, 'medicaidOrChip'], probableCents: 71_600 }
  it.each([
    ['one of a couple', null, [false, true], 61_200, { kind: 'unknown' }, 2],
    ['the only person', null, [true], 61_200, { kind: 'nobody' }, 1],
    ['nobody', null, [false, false], 61_200, null, null],
    ['a parent of a child in CHIP', chip, [true, false], 160_100, { kind: 'nobody' }, 1],
    ['the child in CHIP itself', chip, [false, true], 160_100, { kind: 'lower', probableCents: 71_600 }, 1],
    [
      'a person who turns 65 later',
      { reasons: ['medicareLater'], probableCents: null },
      [true],
      50_000,
      { kind: 'nobody' },
      1,
    ],
    ['somebody at the full price', null, [false, true], 0, null, 2],
    ['another household than the price', chip, [true], 160_100, { kind: 'lower', probableCents: 71_600 }, 1],
  ] as const)('of %s', (_, outlook, doubtful, creditCents, said, onPlan) => {
    const whole = withReasons(
      outlook,
      doubtful.map((isDoubtful) => (isDoubtful ? 'immigrationStatus' : null)),
    )
    expect(whole && outlookStatement(whole, creditCents)).toEqual(said)
    expect(whole && peopleOnPlan(whole)).toBe(onPlan)
  })
})
