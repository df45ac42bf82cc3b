import { expect, it } from 'vitest'

import { meantEmail } from '#lib/meant-email.ts'

// Proves A-2.
it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  [' ana@GMAI.com ', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.cmo', 'ana@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@clinica.con', 'ana@clinica.com'],
  ['ana@gmail.com', null],
  ['ana@example.co', null],
  ['ana@constructor', null],
  ['gmial.com', null],
  ['@gmial.com', null],
  ['', null],
])('%j probably means %j', (text, meant) => {
  expect(meantEmail(text)).toBe(meant)
})
