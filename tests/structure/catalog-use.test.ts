import { expect, it } from 'vitest'

import { baseKey, catalogRows } from './catalog-files.ts'
import { namedInSources, namesKey } from './named-keys.ts'

/** Keys that no source names, by `area:key`, each with the reason. */
const unnamed: Readonly<Record<string, string>> = {
  'login:forgotPassword.link': 'A-34 has this text and does not show it.',
}

it('every text is used by the site', { timeout: 30_000 }, () => {
  const sources = namedInSources()
  const all = {
    path: 'src',
    keys: new Set(sources.flatMap(({ keys }) => [...keys])),
    patterns: sources.flatMap(({ patterns }) => patterns),
  }
  const unused = catalogRows('en')
    .filter(([area, key]) => !namesKey(all, area, baseKey(key)) && !namesKey(all, area, key))
    .map(([area, key]) => `${area}:${key}`)
  expect(unused.filter((key) => !(key in unnamed))).toEqual([])
})
