import { expect, it } from 'vitest'

import { formatMoment } from '#i18n/format-moment.ts'

it.each([
  ['en', 16, /^Tuesday, December 1, 2026, 4:05\sPM$/],
  ['en', 13, /^Tuesday, December 1, 2026, 1:05\sPM$/],
  ['es', 16, /^martes 1 de diciembre de 2026 a las 4:05\sp\.\s?m\.$/],
  ['es', 13, /^martes 1 de diciembre de 2026 a la 1:05\sp\.\s?m\.$/],
  ['es', 1, /^martes 1 de diciembre de 2026 a la 1:05\sa\.\s?m\.$/],
] as const)('a moment in %s has its weekday and its time: %i', (language, hour, expected) => {
  const moment = { day: { year: 2026, month: 12, day: 1 }, time: { hour, minute: 5 } }
  expect(formatMoment(moment, language)).toMatch(expected)
})
