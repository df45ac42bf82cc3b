import { describe, expect, it } from 'vitest'

import { site } from '#config/site.ts'
import { addressAfterSubmit } from '#config/urls.ts'

// Proves F-65.
describe('where a sent application returns', () => {
  it.each([
    ['withoutToken', '/login'],
    ['specified', '/login?token=a%2Fb'],
    ['https://www.puente.example', '/login'],
    ['https://accounts.example.org', 'https://accounts.example.org/login?token=a%2Fb'],
  ])('by the setting %s', (returnAfterSubmit, address) => {
    const settings = { ...site, siteUrl: 'https://www.puente.example', returnAfterSubmit }
    expect(addressAfterSubmit('a/b', settings)).toBe(address)
  })
})
