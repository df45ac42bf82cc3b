import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { useBrowserTranslation } from '#lib/browser-translation.ts'

const page = document.documentElement

afterEach(() => {
  page.className = ''
  page.removeAttribute('lang')
  document.body.replaceChildren()
})

const marks: Readonly<Record<string, () => void>> = {
  Chrome: () => {
    page.classList.add('translated-ltr')
  },
  'Chrome, from right to left': () => {
    page.classList.add('translated-rtl')
  },
  'a translator that changes the language': () => {
    page.lang = 'ht'
  },
  Edge: () => {
    document.body.append(document.createElement('p'))
    document.querySelector('p')?.setAttribute('_msttexthash', '1')
  },
}

// Proves F-57.
it.each(Object.entries(marks))('notices %s while the page is read', async (_, translate) => {
  page.lang = 'en-US'
  const { result } = renderHook(() => useBrowserTranslation('en'))
  expect(result.current).toBe(false)
  await act(async () => {
    translate()
    await Promise.resolve()
  })
  expect(result.current).toBe(true)
})

it("takes the site's own other language for none", async () => {
  page.lang = 'en'
  const { result, rerender } = renderHook((lang: string) => useBrowserTranslation(lang), { initialProps: 'en' })
  await act(async () => {
    page.lang = 'es'
    rerender('es')
    await Promise.resolve()
  })
  expect(result.current).toBe(false)
})
