import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

import { changeLanguage } from '#i18n/i18n.ts'

import { guardConsole } from './console-guard.ts'
import { printPageLate } from './late-page-print.ts'
import { serveMocks } from './msw.ts'

/** Sees nothing: jsdom draws nothing. Where calls are slow, results ask for one. */
class BlindObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}

Object.assign(globalThis, { IntersectionObserver: BlindObserver })
// Nothing is scrolled where nothing is drawn.
Element.prototype.scrollIntoView = () => undefined
printPageLate()
guardConsole()
serveMocks()
// Unmounts each test's components, so they neither react to the next test nor stay in its history.
afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})
// Files share their worker's modules and page. The next file begins like a new visit.
afterEach(async () => {
  // A file that replaces a module does so before this is loaded.
  const { siteQueries } = await import('#api/site-queries.ts')
  siteQueries.clear()
})
afterAll(async () => {
  await changeLanguage('en')
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
