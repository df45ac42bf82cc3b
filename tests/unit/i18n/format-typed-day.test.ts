import { expect, it } from 'vitest'

import { memberRows } from '#components/application/review-answers/review-rows.ts'
import type { Language } from '#i18n/language.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import { member } from '#tests/unit/domain/application/filled-application.ts'

// Proves F-100.
it.each([
  ['05/08/1984', 'May 8, 1984', '8 de mayo de 1984'],
  ['02/30/1984', '', ''],
  ['05/08/19', '', ''],
  ['', '', ''],
])('%j is the day %j or %j', (text, en, es) => {
  expect([formatTypedDay(text, 'en'), formatTypedDay(text, 'es')]).toEqual([en, es])
})

// Proves F-100.
it('the review says a day in words, and a text that is no day as typed', () => {
  const read = (language: Language, dateOfBirth: string) => {
    const texts = { t: (key: string) => key, language } as unknown as Parameters<typeof memberRows>[0]
    const paper = { legalStatus: 'i94', expirationDate: '01/02/2030' } as const
    return memberRows(texts, member({ ...paper, dateOfBirth }), null)
      .filter(({ label }) => label.endsWith('dateOfBirth') || label.endsWith('expirationDate'))
      .map(({ value }) => value)
  }
  expect(read('es', '05/08/1984')).toEqual(['8 de mayo de 1984', '2 de enero de 2030'])
  expect(read('en', '5/84')).toEqual(['5/84', 'January 2, 2030'])
})
