import { describe, expect, it } from 'vitest'

import { humanWords } from '#lib/human-words.ts'

describe('words for a person', () => {
  it.each(['Too many requests.', 'is already in use', 'El correo ya está en uso', 'Use 1 < 2 & 3 > 2 (see [1])'])(
    'are %s',
    (text) => {
      expect(humanWords(text)).toBe(text)
    },
  )

  it.each([
    '<h1>Service Unavailable</h1>',
    '  <!doctype html><html>',
    'Gone <br> away',
    '{}',
    '{"reason":"none"}',
    '[]',
    ' [{"code":3}]',
    '',
    '   ',
    '502',
    'Try again. '.repeat(100),
    null,
    undefined,
    { message: 'text' },
  ])('are not %s', (value) => {
    expect(humanWords(value)).toBeNull()
  })
})
