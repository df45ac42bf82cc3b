import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { offerSpanish } from '#app/spanish-offer-part.tsx'
import { switchLanguage } from '#app/switch-language.ts'
import { loadNamespaces } from '#i18n/i18n.ts'

const page = document.documentElement

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

// Proves C-78.
it('who chooses the language of the page has answered the offer of Spanish', async () => {
  await loadNamespaces('common')
  const place = document.createElement('div')
  place.id = 'spanish-offer'
  document.body.append(place)
  page.classList.add('offers-spanish')
  act(() => {
    offerSpanish(null)
  })
  expect(page.classList.contains('offers-spanish')).toBe(true)
  await act(() => switchLanguage('en'))
  expect(page.classList.contains('offers-spanish')).toBe(false)
})
