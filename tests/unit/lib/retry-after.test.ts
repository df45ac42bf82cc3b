import { expect, it } from 'vitest'

import { retryAfterSeconds } from '#lib/retry-after.ts'

const date = 'Sun, 22 Nov 2026 12:00:00 GMT'

it.each<[string | null, string | null, number | undefined]>([
  ['7', null, 7],
  [' 30 ', null, 30],
  ['Sun, 22 Nov 2026 12:00:09 GMT', date, 9],
  ['Sun, 22 Nov 2026 11:00:00 GMT', date, 0],
  ['Sun, 22 Nov 2026 12:00:09 GMT', null, undefined],
  ['soon', date, undefined],
  ['-5', null, undefined],
  [null, date, undefined],
])('Retry-After %s in an answer of %s asks to wait %s seconds', (retryAfter, answered, seconds) => {
  const headers = new Headers()
  if (retryAfter !== null) headers.set('Retry-After', retryAfter)
  if (answered !== null) headers.set('Date', answered)
  expect(retryAfterSeconds(headers)).toBe(seconds)
})
