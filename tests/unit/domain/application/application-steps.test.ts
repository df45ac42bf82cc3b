import { describe, expect, it } from 'vitest'

import {
  applicationSteps,
  type ApplicationPlace,
  changeOf,
  firstOpenStep,
  issuesAt,
  placeAfter,
  placeBefore,
  startOf,
  stepsAt,
} from '#domain/application/application-steps.ts'
import { applicableSteps, stepPosition } from '#domain/flow/step-order.ts'

import { checkOf, dependent, filledApplication, member, spouse } from './filled-application.ts'

const households = {
  single: checkOf(filledApplication({ members: [member()] })),
  couple: checkOf(filledApplication({ members: [member(), spouse()] })),
  parent: checkOf(filledApplication({ members: [member(), dependent()] })),
  family: checkOf(filledApplication()),
}

// Proves F-1.
describe('the steps', () => {
  it.each([
    ['single', ['contact', 'address', 'primary', 'financial', 'consent']],
    ['couple', ['contact', 'address', 'primary', 'spouse', 'financial', 'consent']],
    ['parent', ['contact', 'address', 'primary', 'financial', 'dependents', 'consent']],
    ['family', ['contact', 'address', 'primary', 'spouse', 'financial', 'dependents', 'consent']],
  ] as const)('of a %s are those that concern somebody', (household, steps) => {
    const check = households[household]
    expect(applicableSteps(applicationSteps, check).map(({ id }) => id)).toEqual(steps)
    expect(stepPosition(applicationSteps, check, 'consent')).toEqual({ position: steps.length, total: steps.length })
  })

  // Proves F-9.
  it('are on six screens, one after the other to the answers to check and to sign, and back', () => {
    const check = households.family
    const forth: ApplicationPlace[] = [startOf('contact')]
    for (let moves = 0; moves < 6; moves += 1) forth.push(placeAfter(check, forth.at(-1) ?? startOf('contact')))
    expect(forth.map(stepsAt)).toEqual([
      ['contact', 'address'],
      ['primary'],
      ['spouse'],
      ['financial'],
      ['dependents'],
      ['consent'],
      ['consent'],
    ])
    for (let at = forth.length - 2; at > 0; at -= 1)
      expect(placeBefore(check, forth[at] ?? startOf('contact'))).toEqual(forth[at - 1])
    expect(placeBefore(check, startOf('contact'))).toBeNull()
  })

  it('come back to the answers after a change of one, which is asked alone', () => {
    expect([stepsAt(changeOf('contact')), stepsAt(changeOf('address'))]).toEqual([['contact'], ['address']])
    expect(placeAfter(households.family, changeOf('address'))).toEqual(startOf('consent'))
  })

  it('lack on a screen what one of its steps lacks', () => {
    const { address, ...rest } = filledApplication({ phone: '' })
    const check = checkOf({ ...rest, address: { ...address, street: '' } })
    const codesAt = (place: ApplicationPlace) => issuesAt(check, place).map(({ code }) => code)
    expect(codesAt(startOf('contact'))).toEqual(['phone.required', 'street.required'])
    expect(codesAt(changeOf('address'))).toEqual(['street.required'])
  })

  it('stop on the way back at what the change has opened', () => {
    const check = checkOf(filledApplication({ members: [member({ firstName: '' })] }))
    expect(placeAfter(check, changeOf('address'))).toEqual(startOf('primary'))
    expect(firstOpenStep(check)).toBe('primary')
  })

  it('are all there to be signed when each is answered', () => {
    expect(firstOpenStep(households.family)).toBeNull()
    const { signature, ...rest } = filledApplication()
    expect(firstOpenStep(checkOf({ ...rest, signature: { ...signature, dataUrl: '' } }))).toBeNull()
  })
})
