import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'

import { expect, it } from 'vitest'

import { journeyOf, withoutJourney } from '#tests/e2e/journey-of-part.ts'

/** The mocks of the demo site, and the reports of errors, which a setting switches on. */
const elsewhere = ['start-mocks', 'browser', 'error-reports']

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('build/'))
const parts = new Set(
  sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)].map(([, path = '']) =>
      basename(path, extname(path)),
    ),
  ),
)

// Proves C-60: each of these journeys is walked without its script (tests/e2e/missing-chunks.spec.ts).
it('every part that is fetched on its own names its journey in tests/e2e/journey-of-part.ts', () => {
  expect(parts.size).toBeGreaterThan(50)
  const missing = [...parts].filter((part) => !(part in journeyOf) && !(part in withoutJourney))
  expect(missing.filter((part) => !elsewhere.includes(part))).toEqual([])
})
