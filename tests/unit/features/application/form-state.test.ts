import { describe, expect, it } from 'vitest'

import type { Application } from '#domain/application/application.ts'
import { type ApplicationStep, changeOf, startOf } from '#domain/application/application-steps.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { type FormEvent, type FormState, openForm, reduceForm } from '#features/application/form-state.ts'
import { facts, filledApplication, today } from '#tests/unit/domain/application/filled-application.ts'

const review = startOf('consent')
const opened = openForm({ application: filledApplication(), place: review, revision: 0 })

const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(reduceForm, state)
const open = (step: ApplicationStep): FormEvent => ({ type: 'moved', place: changeOf(step) })
const back: FormEvent = { type: 'moved', place: review }
const cancel: FormEvent = { type: 'changeCancelled', place: review }

const type = (change: Partial<Application>): FormEvent => ({
  type: 'changed',
  change: (application) => ({ ...application, ...change }),
})
const name = (firstName: string): FormEvent => ({
  type: 'changed',
  change: ({ members: [primary, ...others], ...rest }) => ({
    ...rest,
    members: [{ ...primary, firstName }, ...others],
  }),
})
const earn = (annualIncome: string): FormEvent => ({
  type: 'changed',
  change: ({ members: [primary, ...others], ...rest }) => ({
    ...rest,
    members: [{ ...primary, annualIncome }, ...others],
  }),
})

describe('a change of one answer that is cancelled', () => {
  it('is taken back after Back and Forward too', () => {
    const state = after(opened, open('primary'), name('Zed'), back, open('primary'), name('Xan'), cancel)
    expect(state).toMatchObject({ application: opened.application, place: review, unsaved: [] })
  })

  it('leaves what Back has kept of another change, of the same person too', () => {
    const state = after(opened, open('primary'), name('Zed'), back, open('financial'), earn('31000'), back)
    const left = after(state, open('primary'), cancel)
    expect(left.application).toEqual(after(opened, earn('31000')).application)
    expect(left.unsaved).toEqual(['financial'])
    expect(after(left, open('financial'), cancel)).toMatchObject({ application: opened.application, unsaved: [] })
  })

  it('keeps what was saved before it', () => {
    const typed = after(opened, open('contact'), type({ phone: '3055550188' }))
    const saved = after(typed, { type: 'saved', application: typed.application, at: 1 }, back)
    const state = after(saved, open('contact'), type({ phone: '3055550177' }), cancel)
    expect(state.application).toEqual(typed.application)
  })

  it('changes nothing where nothing was typed', () => {
    expect(after(opened, open('address'), cancel).application).toBe(opened.application)
  })

  // Proves F-91.
  it('is taken back after a reload too, with the service’s number in place of a changed one', () => {
    const number: FormEvent = {
      type: 'changed',
      change: ({ members: [primary, ...others], ...rest }) => ({
        ...rest,
        address: { ...rest.address, street: '1 Other Street' },
        members: [{ ...primary, ssn: '078-05-1120', isLastNameTyped: true }, ...others],
      }),
    }
    const typed = after(opened, open('primary'), name('Zed'), number)
    const text = JSON.stringify(storedDraft(typed))
    expect(text).not.toMatch(/078-?05-?1120|219-?09-?9921/)
    const restored = restoreDraft(JSON.parse(text), opened.application, { facts, today })
    if (restored === null) throw new Error('the draft is unreadable')
    const reloaded = openForm(restored)
    expect(reloaded).toMatchObject({ unsaved: ['primary'], application: { address: { street: '1 Other Street' } } })
    const left = after(reloaded, cancel)
    expect(left).toMatchObject({ place: review, unsaved: [], former: {} })
    expect(left.application).toMatchObject({
      address: opened.application.address,
      members: [{ firstName: 'Ana', ssn: '219-09-9921', isLastNameTyped: false }, {}, {}],
    })
  })
})
