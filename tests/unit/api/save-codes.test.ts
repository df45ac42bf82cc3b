import { expect, it } from 'vitest'

import { relationCodeOf, relationCodes } from '#api/save-codes.ts'
import { relationships } from '#domain/application/answer-choices.ts'
import { relationshipOfCode } from '#domain/application/codes.ts'

// Proves A-63.
it('sends relation codes by the forward map, which the reverse map reads the other way round for the parents', () => {
  expect(relationCodes).toEqual({ son: 1, daughter: 2, father: 3, mother: 4, fatherInLaw: 7, motherInLaw: 8 })
  const coded = relationships.filter((relationship) => relationship !== 'otherRelative')
  expect(coded.map((relationship) => relationshipOfCode(relationCodes[relationship]))).toEqual([
    'son',
    'daughter',
    'mother',
    'father',
    'fatherInLaw',
    'motherInLaw',
  ])
})

// Proves F-98.
it('sends another relative by the code of the setting alone', () => {
  expect([relationCodeOf('otherRelative', ''), relationCodeOf('otherRelative', '12')]).toEqual([undefined, 12])
  expect(relationCodeOf('son', '12')).toBe(1)
})
