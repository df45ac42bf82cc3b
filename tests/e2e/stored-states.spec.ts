import type { Page } from '@playwright/test'

import { pagePaths, pages } from '#config/pages.ts'
import { carriers } from '#content/carriers.ts'
import type { Language } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { storedKeys } from '#state/stored-keys.ts'
import { isFull } from '#tests/promises/sample.ts'

import { expect, test } from './fixtures.ts'
import { openWithoutScripts } from './held-scripts.ts'

/** The names of what the site stores. */
const keys = Object.keys(storedKeys).map((key) => key.replace(/:$/, ':left'))

/** The values of keys that hold more than a mark. A sealed one that no key opens is what another build leaves. */
const values: Readonly<Record<string, readonly string[]>> = {
  language: ['en', 'es', 'fr'],
  lastActivity: ['1', 'Infinity'],
  bothLanguages: ['yes'],
  quoteSession: ['{}'],
}
const sealed = '{"v":1,"at":1764000000000,"iv":"AAAA","text":"AAAA"}'
const allValues = (key: string) => values[key] ?? ['1', sealed]

interface Left {
  readonly store: 'localStorage' | 'sessionStorage'
  readonly key: string
  readonly value: string
}

const stores = ['localStorage', 'sessionStorage'] as const
const single: readonly Left[] = keys.flatMap((key) =>
  allValues(key).flatMap((value) => stores.map((store) => ({ store, key, value }))),
)
/** Every key by itself: in the gate with one value in both places, otherwise with each value in each place. */
const states: readonly (readonly Left[])[] = isFull
  ? single.map((left) => [left])
  : keys.map((key) => stores.map((store) => ({ store, key, value: allValues(key).at(-1) ?? '1' })))

/** With one of these the built page is not shown, but drawn anew (src/app/early.ts). */
const underWay = new Set(['authToken', 'quoteSession', 'language'])
const together = single.filter(({ key }) => !underWay.has(key))

const built = [
  ...pagePaths.filter((path) => pages[path].audience === 'public' && path !== '/carriers/*'),
  ...carriers.slice(0, isFull ? undefined : 1).map(({ slug }) => `/carriers/${slug}`),
  '/login',
]

/** Stores what an earlier visit left, and nothing else. */
async function leave(page: Page, left: readonly Left[], language: Language): Promise<void> {
  await page.evaluate(
    ([all, own]) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('language', own)
      for (const { store, key, value } of all) window[store].setItem(key, value)
    },
    [left, language] as const,
  )
}

const live = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached()

type Visit = readonly [left: readonly Left[], path: string]
/** A test of the gate meets each state at one page. With FULL=1, each page is a test of its own and meets each state. */
const visitsOf: Readonly<Record<string, readonly Visit[]>> = isFull
  ? Object.fromEntries(built.map((path) => [` of ${path}`, [...states, together].map((left) => [left, path])]))
  : { '': [...states, together].map((left, index) => [left, built[index % built.length] ?? '/']) }

for (const [name, visits] of Object.entries(visitsOf))
  test(`whatever an earlier visit left, a page that was built ahead comes to life without an error${name} @only-in-english`, async ({
    page,
    allow,
  }) => {
    test.slow()
    // The service refuses a token that it never gave.
    allow(/lead-profile|401/)
    await page.goto('/robots.txt')
    for (const [index, [left, path]] of visits.entries()) {
      const language = index % 2 === 0 ? 'en' : 'es'
      await leave(page, left, language)
      await page.goto(documentAddress(path, language), { waitUntil: 'commit' })
      await live(page)
    }
    console.log(`${keys.length} keys, ${visits.length} visits`)
  })

test('whatever an earlier visit left, a ZIP typed before the page lives stays @gate @in-spanish', async ({
  page,
  texts,
  language,
}) => {
  const zip = page.getByRole('textbox', { name: texts('location')('locationFields.zip') })
  const person = together.filter(({ key, store }) => key === 'verifiedUser' && store === 'localStorage')
  for (const left of [person, together]) {
    await page.goto('/robots.txt')
    await leave(page, left, language)
    const release = await openWithoutScripts(page, language === 'es' ? '/es' : '/')
    await zip.pressSequentially('331')
    release()
    await live(page)
    await expect(zip).toHaveValue('331')
    await page.unrouteAll({ behavior: 'wait' })
  }
})
