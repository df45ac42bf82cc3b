import { describe, expect, it } from 'vitest'

import { isTabReopened } from '#domain/account/reopened-tab.ts'

const now = 1_000_000
const ago = (seconds: number) => now - seconds * 1_000

// Proves Q-136.
describe('a tab of a shared device', () => {
  it.each([
    ['goes on at a reload', ago(1), 0, false, false],
    ['goes on 30 seconds after it was left', ago(30), 0, false, false],
    ['is another one later', ago(30) - 1, 0, false, true],
    ['is another one that the browser has brought back at once', ago(1), 0, true, true],
    ['goes on where Back returns from a link without a kept page', ago(5), ago(6), true, false],
    ['is another one where the link was followed long before', ago(5), ago(16), true, true],
    ['is another one where the link was followed after it was left', ago(5), ago(4), true, true],
    ['is another one later, whatever the link', ago(31), ago(31), true, true],
    ['is another one where the page went without a word', 0, 0, false, true],
    ['is another one where the time is in the future', now + 1, 0, false, true],
    ['is another one where the time is no number', Number.NaN, Number.NaN, false, true],
  ])('%s', (_, leftAt, linkAt, isRestored, isReopened) => {
    expect(isTabReopened({ leftAt, linkAt, isRestored }, now)).toBe(isReopened)
  })
})
