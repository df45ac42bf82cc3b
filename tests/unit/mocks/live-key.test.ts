import { describe, expect, it } from 'vitest'

import { keySearch } from '#mocks/live/key-search.ts'
import { hostProblem } from '#mocks/live/live-settings.ts'

const key = 'the+owners/key=0815_x-y~z'
const address = (value: string) => `/api/v1/counties/by/zip/33133?year=2026&apikey=${value}&next=1`
const toHex = (text: string) => Buffer.from(text).toString('hex')
const everySign = (prefix: string, digits: number) =>
  Array.from(key, (sign) => prefix + sign.charCodeAt(0).toString(16).padStart(digits, '0')).join('')

const forms: readonly (readonly [form: string, text: string])[] = [
  ['as it is', address(key)],
  ['in capitals', address(key.toUpperCase())],
  ['percent-encoded', address(encodeURIComponent(key))],
  ['percent-encoded in small letters', address(encodeURIComponent(key).toLowerCase())],
  ['percent-encoded twice', encodeURIComponent(address(encodeURIComponent(key)))],
  ['percent-encoded sign by sign', address(everySign('%', 2))],
  ['as an address has it', address(new URLSearchParams({ key }).toString())],
  ['with the escapes of JSON', JSON.stringify({ self: address(key) }).replaceAll('/', String.raw`\/`)],
  ['with every sign escaped', `{"self":"${everySign(String.raw`\u`, 4)}"}`],
  ['with HTML entities', address(key.replaceAll('+', '&#43;').replaceAll('/', '&#x2F;'))],
  ['in hexadecimal digits', toHex(address(key))],
  ...[0, 1, 2].map((offset): readonly [string, string] => [
    `in base64, ${offset} signs further`,
    JSON.stringify({ self: Buffer.from('/'.repeat(offset) + address(key)).toString('base64') }),
  ]),
  ['in base64 of the encoded address', Buffer.from(address(encodeURIComponent(key))).toString('base64')],
  ['in base64 for addresses', Buffer.from(address(key)).toString('base64url')],
  ['in base64 that is encoded again', encodeURIComponent(Buffer.from(key).toString('base64'))],
]

// Proves Q-165.
describe('the key in an answer', () => {
  it.each(forms)('is found %s', (_, text) => {
    expect(keySearch(key)(text)).toBe(true)
  })

  it.each([address('foreign'), JSON.stringify({ plans: [{ name: 'Key 0815', premium: 815 }] }), '%', '&#9999999;', ''])(
    'is not found where it is not: %s',
    (text) => {
      expect(keySearch(key)(text)).toBe(false)
    },
  )
})

// Proves Q-165.
describe('the host of live mode', () => {
  it.each([
    'https://api.example.org',
    'https://api.example.org/',
    'https://api.example.org/api/v1/',
    'http://localhost:8080',
  ])('may be %s', (host) => {
    expect(hostProblem(host)).toBeNull()
  })

  it.each([
    ['https://api.example.org/?to=', /a host alone/],
    ['https://api.example.org/?', /a host alone/],
    ['https://api.example.org/#a', /a host alone/],
    ['https://api.example.org/api/v2', /a host alone/],
    ['https://api.example.org/proxy/api/v1', /a host alone/],
    ['https://me:secret@api.example.org', /a host alone/],
    ['http://api.example.org', /with https/],
    ['ftp://api.example.org', /has to be an address/],
    ['api.example.org', /has to be an address/],
  ])('is refused: %s', (host, sentence) => {
    expect(hostProblem(host)).toMatch(sentence)
  })
})
