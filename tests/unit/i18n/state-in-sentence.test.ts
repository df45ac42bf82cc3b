import { expect, it } from 'vitest'

import { stateName } from '#domain/geo/states.ts'
import { stateAtStart, stateInSentence } from '#i18n/state-in-sentence.ts'

it.each([
  ['en', 'NY', 'New York', 'New York'],
  ['es', 'NY', 'Nueva York', 'Nueva York'],
  ['en', 'DC', 'the District of Columbia', 'The District of Columbia'],
  ['es', 'DC', 'el Distrito de Columbia', 'El Distrito de Columbia'],
] as const)('in %s, %s is %s in a sentence, and %s at its start', (language, abbr, within, atStart) => {
  expect(stateInSentence(language, abbr, stateName(abbr))).toBe(within)
  expect(stateAtStart(language, abbr, stateName(abbr))).toBe(atStart)
})
