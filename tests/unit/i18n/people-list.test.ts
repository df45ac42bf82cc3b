import { expect, it } from 'vitest'

import { peopleList } from '#i18n/people-list.ts'

it('names inside a sentence begin with a small letter after the first', () => {
  expect(peopleList(['You, 66', 'Your spouse, 67'], 'en')).toBe('You, 66 and your spouse, 67')
  expect(peopleList(['Usted', 'Su cónyuge', 'Dependiente 1'], 'es')).toBe('Usted, su cónyuge y dependiente 1')
})
