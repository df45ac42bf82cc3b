import { expect, it } from 'vitest'

import { stateName } from '#domain/geo/states.ts'
import { stateNameIn } from '#i18n/state-name.ts'

it.each([
  ['en', 'NY', 'New York'],
  ['es', 'NY', 'Nueva York'],
  ['es', 'DC', 'Distrito de Columbia'],
  ['es', 'FL', 'Florida'],
] as const)('in %s, %s is %s', (language, abbr, name) => {
  expect(stateNameIn(language, abbr, stateName(abbr))).toBe(name)
})
