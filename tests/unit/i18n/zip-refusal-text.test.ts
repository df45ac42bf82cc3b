import { expect, it } from 'vitest'

import { fixedT, loadCatalog, loadNamespaces } from '#i18n/i18n.ts'
import { zipRefusalText } from '#i18n/zip-refusal-text.ts'
import type { CallFailure } from '#lib/call-failure.ts'

const page = { detail: 'Unexpected token <', excerpt: '<h1>Oops</h1>' }

it.each<readonly [string, CallFailure, string]>([
  [
    'a status without a body',
    { kind: 'http', operation: 'zipLookup', status: 503 },
    'HTTP error 503 while validating ZIP.',
  ],
  [
    'a page with an error status',
    { kind: 'unreadable', operation: 'zipLookup', status: 500, ...page },
    'HTTP error 500 while validating ZIP.',
  ],
  [
    'an empty body with an error status',
    { kind: 'unreadable', operation: 'zipLookup', status: 502, detail: '', excerpt: '' },
    'HTTP error 502 while validating ZIP.',
  ],
  ["the service's own words", { kind: 'server', operation: 'zipLookup', status: 400, message: 'Bad ZIP' }, 'Bad ZIP'],
])('a ZIP lookup that answers %s is told in the words of Q-16', async (_case, failure, text) => {
  await loadNamespaces('call-failures', 'location')
  const t = fixedT('en', 'location')
  const shown = zipRefusalText(fixedT('en', 'call-failures'), failure, (status) =>
    t('locationFields.lookupHttpFailed', { status }),
  )
  expect(shown).toBe(text)
})

// Proves Q-160.
it('a place without a Marketplace is told as such, in both languages', async () => {
  await Promise.all([loadCatalog('en', 'call-failures'), loadCatalog('es', 'call-failures')])
  const text = (language: 'en' | 'es') => zipRefusalText(fixedT(language, 'call-failures'), 'noMarketplace', String)
  expect(text('en')).toMatch(/^There is no Marketplace/)
  expect(text('es')).toMatch(/^No hay Mercado/)
})
