import { describe, expect, it } from 'vitest'

import { matchedPeople } from '#domain/requote/matched-people.ts'

const today = { year: 2026, month: 11, day: 21 }
const known = (age: number | null, dateOfBirth = '', isApplyingForCoverage = age !== null) => ({
  age,
  dateOfBirth,
  isApplyingForCoverage,
  isSpouse: false,
})
const quoted = (age: number | null) => ({ age, isApplyingForCoverage: age !== null, isSpouse: false })
const spouse = (age: number | null) => ({ ...quoted(age), isSpouse: true })
const knownSpouse = (age: number | null) => ({ ...known(age), isSpouse: true })

// Proves F-83.
describe('the people of a new quote', () => {
  it.each([
    ['the same ages', [quoted(12), quoted(8)], [known(12), known(8)], [0, 1]],
    ['the same ages in another order', [quoted(8), quoted(12)], [known(12), known(8)], [1, 0]],
    ['a spouse of any age', [spouse(50), quoted(8)], [known(8), knownSpouse(36)], [1, 0]],
    ['a new spouse', [spouse(36)], [], [null]],
    ['a child who is gone', [quoted(12)], [known(12), known(8)], [0]],
    ['a child who is new', [quoted(12), quoted(3)], [known(12)], [0, null]],
    ['a child of another age in place of one', [quoted(12), quoted(3)], [known(12), known(8)], [0, null]],
    ['a child who is two years older', [quoted(10)], [known(8)], [0]],
    ['a child who is much older', [quoted(17)], [known(8)], [null]],
    ['a child who is younger', [quoted(6)], [known(8)], [null]],
    ['an older child than the typed date gives', [quoted(10)], [known(8, '01/02/2018')], [null]],
    ['a birthday', [quoted(12), quoted(9)], [known(12), known(8)], [0, 1]],
    ['an age counted wrong, by the typed date', [quoted(12), quoted(5)], [known(12), known(8, '01/02/2021')], [0, 1]],
    [
      'an age counted wrong that a sibling has',
      [quoted(10), quoted(9)],
      [known(9, '02/10/2016'), known(9, '03/01/2017')],
      [0, 1],
    ],
    [
      'the same, told in another order',
      [quoted(9), quoted(10)],
      [known(10, '03/01/2017'), known(9, '02/10/2016')],
      [0, 1],
    ],
    ['a typed date before a year apart', [quoted(9)], [known(8), known(3, '02/02/2017')], [1]],
    ['a child who no longer applies', [quoted(12), quoted(null)], [known(12), known(8)], [0, 1]],
    ['a child who applies now', [quoted(12), quoted(4)], [known(12), known(null)], [0, 1]],
    ['children who do not apply', [quoted(null), quoted(null)], [known(null), known(null)], [0, 1]],
    ['twins', [quoted(7), quoted(7)], [known(7), known(7)], [0, 1]],
    ['two unlike children', [quoted(3), quoted(1)], [known(12), known(8)], [null, null]],
    ['a child who no longer applies among two', [quoted(null)], [known(12), known(8)], [null]],
  ] as const)('%s', (_, now, before, places) => {
    expect(matchedPeople(now, before, [today])).toEqual(places)
  })
})
