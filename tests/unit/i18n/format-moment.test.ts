import { expect, it } from 'vitest'

import { formatMoment } from '#i18n/format-moment.ts'

it.each([
  ['en', /^Tuesday, December 1, 2026, 4:05\sPM$/],
  ['es', /^martes, 1 de diciembre de 2026, 4:05\sp\.\s?m\.$/],
] as const)('a moment in %s has its weekday and its time', (language, expected) => {
  const moment = { day: { year: 2026, month: 12, day: 1 }, time: { hour: 16, minute: 5 } }
  expect(formatMoment(moment, language)).toMatch(expected)
})
