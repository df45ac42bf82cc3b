import { expect, it } from 'vitest'

import { networkReason } from '#mocks/check/network-reason.ts'

const failed = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

it.each([
  [failed('ENOTFOUND', 'getaddrinfo ENOTFOUND api.example'), 'its host is unknown'],
  [failed('ECONNREFUSED'), 'nothing listens there'],
  [failed('CERT_HAS_EXPIRED'), 'its certificate has expired'],
  [new DOMException('aborted', 'TimeoutError'), 'it did not answer in time'],
  [failed('EODD', 'something odd'), 'something odd'],
  [failed('EODD'), 'EODD'],
  ['text', 'text'],
])('a call without an answer is told in words: %s', (error, words) => {
  expect(networkReason(error)).toBe(words)
})
