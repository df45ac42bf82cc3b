import type { Locator } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { statesToRead } from './states-to-read.ts'

/**
 * What a screen reader hears in each state, compared with the text that a person has read and kept in `transcripts`.
 * `npm run transcripts` accepts the differences.
 */

/** Replaces what the service invents, what a slow machine delays, and what the day of the build decides. */
const steady = (transcript: string) =>
  `${transcript
    .replaceAll(/ana\.[\da-f-]{36}@/g, 'ana@')
    .replaceAll(/PU-\d+-\d{4}/g, 'PU-0000-2026')
    .replaceAll(/\b12:0\d/g, '12:00')
    .replaceAll(/© \d{4}/g, '© 2026')}\n`

/** Returns what is heard of a part once it no longer changes. */
async function heardOf(part: Locator): Promise<string> {
  let heard = ''
  await expect
    .poll(
      async () => {
        const before = heard
        heard = await part.ariaSnapshot()
        return heard === before
      },
      // Longer than the pause before a message is announced (LiveRegion).
      { intervals: [2_000], timeout: 15_000 },
    )
    .toBe(true)
  return heard
}

// A saved time is of the visitor's zone.
test.use({ timezoneId: 'America/New_York' })

for (const { name, open, noise } of statesToRead)
  test(`${name} is heard as it was read`, async ({ page, request, language, texts, allow }) => {
    test.slow()
    if (noise) allow(noise)
    const part = await open({ page, request, language, texts })
    expect(steady(await heardOf(part))).toMatchSnapshot([language, `${name}.txt`])
  })
