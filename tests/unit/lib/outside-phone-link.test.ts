import { expect, it } from 'vitest'

import { safeTelHref } from '#lib/outside-phone-link.ts'

// Proves P-73.
it.each([
  ['1-800-555-0142', 'tel:+18005550142'],
  ['(305) 555-0142', 'tel:+13055550142'],
  ['711', 'tel:711'],
  ['javascript:8005550142', null],
  ['call 1-800-PUENTE', null],
  ['+44 20 7946 0000', null],
  ['000', null],
  ['', null],
])('%s is linked as %s', (phone, href) => {
  expect(safeTelHref(phone)).toBe(href)
})
