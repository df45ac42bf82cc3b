import { describe, expect, it } from 'vitest'

import { comesBefore, nameOfPlace, placeArrivedAt } from '#domain/application/place-name.ts'
import {
  type ApplicationCheck,
  type ApplicationPlace,
  type ApplicationStep,
  changeOf,
  startOf,
} from '#domain/application/application-steps.ts'

import { checkOf, filledApplication, member, spouse } from './filled-application.ts'

const couple = checkOf(filledApplication({ members: [member(), spouse()] }))
const withoutStreet: ApplicationCheck = {
  ...couple,
  application: { ...couple.application, address: { ...couple.application.address, street: '' } },
}

describe('the order of places', () => {
  it.each([
    ['primary', 'application/financial', true],
    ['financial', 'application/primary', false],
    ['primary', 'application/primary', false],
    ['primary', 'application/financial/change', false],
    ['primary', 'quote/income', false],
  ] as const)('%s before %s: %s', (step, name, isBefore) => {
    expect(comesBefore(startOf(step), name)).toBe(isBefore)
  })

  it('has no place for a change of one step', () => {
    expect(comesBefore(changeOf('contact'), 'application/consent')).toBe(false)
  })
})

describe('where Back or Forward leads in the application', () => {
  it.each<readonly [string, ApplicationCheck, ApplicationPlace, ApplicationPlace, readonly ApplicationStep[], boolean]>(
    [
      [
        'back over what is open and not saved',
        withoutStreet,
        startOf('financial'),
        startOf('contact'),
        ['financial'],
        true,
      ],
      ['on over answers that are saved', couple, startOf('contact'), startOf('financial'), [], true],
      ['not on over an answer that lacks', withoutStreet, startOf('contact'), startOf('primary'), [], false],
      ['not on over an answer that changed', couple, startOf('contact'), startOf('primary'), ['contact'], false],
      ['on where only an earlier step changed', couple, startOf('primary'), startOf('spouse'), ['contact'], true],
      ['not to a step that is not asked', couple, startOf('contact'), startOf('dependents'), [], false],
      [
        'from a change to all answers, saved or not',
        withoutStreet,
        changeOf('address'),
        startOf('consent'),
        ['address'],
        true,
      ],
      ['to all answers and the signature', couple, startOf('contact'), startOf('consent'), [], true],
      ['to a change again', couple, startOf('consent'), changeOf('address'), [], true],
    ],
  )('%s', (_, check, from, to, unsaved, goes) => {
    expect(placeArrivedAt(check, from, nameOfPlace(to), unsaved)).toEqual(goes ? to : from)
  })

  // An older form had a screen of its own for the address.
  it.each(['', 'application/', 'application/address', 'quote/income', 'application/contact/x'])(
    'nowhere for %j',
    (name) => {
      expect(placeArrivedAt(couple, startOf('contact'), name, [])).toEqual(startOf('contact'))
    },
  )
})
