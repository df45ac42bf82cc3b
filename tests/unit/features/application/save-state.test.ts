import { describe, expect, it } from 'vitest'

import { savedMoment, saveState } from '#features/application/save-state.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { filledApplication } from '#tests/unit/domain/application/filled-application.ts'

const application = filledApplication()
const idle = {
  state: { kind: 'idle' },
  kind: 'save',
  isWaiting: false,
  isOnline: true,
  send: () => undefined,
  dismiss: () => undefined,
  tryNow: () => undefined,
  takeBackSubmit: () => undefined,
} as const
const form = { application, revision: 3, sending: idle, isHeld: false, saved: undefined } as const
const kept = { status: 'stored', changedElsewhere: null } as const
const facts = {
  form,
  kept,
  base: application,
  session: { kind: 'signedOut' },
  isShared: false,
  isReturning: false,
  draft: { revision: 0 },
} as const
const signedIn = { kind: 'signedIn', token: 't', user: verifiedLead() } as const
const whole = { at: 1, isWhole: true } as const

// Proves F-68.
describe('the line below the form', () => {
  it.each([
    ['untouched', { form: { ...form, revision: 0 } }],
    ['savedBefore', { form: { ...form, revision: 0 }, isReturning: true }],
    ['saved', {}],
    ['savedInTab', { isShared: true }],
    ['sent', { form: { ...form, saved: whole } }],
    ['returned', { form: { ...form, saved: whole }, draft: { revision: 3 } }],
    ['saved', { form: { ...form, saved: { at: 1, isWhole: false } } }],
    ['saving', { form: { ...form, sending: { ...idle, state: { kind: 'sending' } } } }],
    ['saveWaits', { form: { ...form, sending: { ...idle, isWaiting: true } } }],
    ['submitWaits', { form: { ...form, sending: { ...idle, isWaiting: true, kind: 'submit' } } }],
    ['offline', { form: { ...form, sending: { ...idle, isOnline: false } } }],
    ['held', { form: { ...form, isHeld: true } }],
    ['heldSaved', { form: { ...form, isHeld: true, saved: whole } }],
    ['notStored', { kept: { ...kept, status: 'notStored' } }],
    ['notStored', { form: { ...form, revision: 0 }, kept: { ...kept, status: 'notStored' } }],
    ['sessionNotStored', { form: { ...form, revision: 0 }, session: { ...signedIn, isUnstored: true } }],
    [
      'undecided',
      {
        kept: { ...kept, changedElsewhere: { value: { application, place: { step: 'consent' }, revision: 1 }, at: 1 } },
      },
    ],
  ] as const)('says %s', (state, change) => {
    expect(saveState({ ...facts, ...change })).toBe(state)
  })

  it('has the time of the last save, and its day where that is not today', () => {
    const at = new Date(2026, 10, 22, 10, 42).getTime()
    expect(savedMoment({ at, isWhole: true }, new Date(2026, 10, 22, 23, 0))).toEqual({
      time: { hour: 10, minute: 42 },
      day: null,
    })
    expect(savedMoment({ at, isWhole: false }, new Date(2026, 10, 23, 0, 1))?.day).toEqual({
      year: 2026,
      month: 11,
      day: 22,
    })
    expect(savedMoment(undefined, new Date())).toBeNull()
    expect(savedMoment({ at: Number.NaN, isWhole: true }, new Date())).toBeNull()
  })
})
