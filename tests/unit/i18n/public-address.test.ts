import { describe, expect, it } from 'vitest'

import { isDefaultTwin, placeAt, publicAddress } from '#i18n/public-address.ts'
import { foundAddresses } from '#i18n/site-addresses.ts'

// Proves C-14 and C-74.
describe('the address of a place', () => {
  it.each([
    ['/about-us', 'es', '/es/about-us'],
    ['/about-us', 'en', '/about-us'],
    ['/carriers/oscar', 'es', '/es/carriers/oscar'],
    ['/faqs#cost', 'es', '/es/faqs#cost'],
    ['/glossary', 'es', '/es/glosario'],
    ['/glossary#deductible', 'es', '/es/glosario#deductible'],
    ['/glossary', 'en', '/glossary'],
    ['/contact?from=faq', 'es', '/es/contact?from=faq'],
    // The flow and the pages after it keep one address (C-14).
    ['/', 'es', '/'],
    ['/login', 'es', '/login'],
    ['/lead', 'es', '/lead'],
    ['/portal/status', 'es', '/portal/status'],
    ['/about-us-not', 'es', '/about-us-not'],
  ] as const)('%s in %s is %s', (place, language, address) => {
    expect(publicAddress(place, language)).toBe(address)
  })
})

describe('an English address with a Spanish twin', () => {
  it.each([
    ['/benefits', true],
    ['/faqs/', true],
    ['/carriers/oscar', true],
    ['/es/benefits', false],
    ['/', false],
    ['/lead', false],
  ])('%s: %s', (address, isOne) => {
    expect(isDefaultTwin(address)).toBe(isOne)
  })
})

describe('the addresses that search engines know a page by', () => {
  it.each([
    ['/', { en: '/', es: '/es' }],
    ['/faqs', { en: '/faqs', es: '/es/faqs' }],
    ['/carriers/oscar', { en: '/carriers/oscar', es: '/es/carriers/oscar' }],
    ['/carriers/nobody', null],
    ['/glossary', { en: '/glossary', es: '/es/glosario' }],
    ['/login', null],
    ['/lead', null],
    ['/nowhere', null],
  ] as const)('of %s', (path, addresses) => {
    expect(foundAddresses(path)).toEqual(addresses)
  })
})

describe('the place at an address', () => {
  it.each([
    ['/', { path: '/', language: null }],
    ['/es', { path: '/', language: 'es' }],
    ['/es/', { path: '/', language: 'es' }],
    ['/es/faqs', { path: '/faqs', language: 'es' }],
    ['/faqs/', { path: '/faqs', language: null }],
    ['/es/glosario', { path: '/glossary', language: 'es' }],
    ['/es/glosario/', { path: '/glossary', language: 'es' }],
    // Leads to /es/glosario.
    ['/es/glossary', { path: '/glossary', language: 'es' }],
    ['/glosario', { path: '/glosario', language: null }],
    ['/es//x', { path: '/x', language: 'es' }],
    ['//x', { path: '/x', language: null }],
    ['/especial', { path: '/especial', language: null }],
  ] as const)('%s', (address, place) => {
    expect(placeAt(address)).toEqual(place)
  })
})
