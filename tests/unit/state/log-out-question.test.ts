import { afterEach, describe, expect, it, vi } from 'vitest'

import { askBeforeLogOut, mayLogOut, noteUnsentAnswers } from '#state/log-out-question.ts'

afterEach(() => {
  noteUnsentAnswers(false)
})

// Proves A-48.
describe('a log-out', () => {
  it.each([true, false])('asks while answers would be erased, and does as answered: %s', async (mayGoOn) => {
    const stop = askBeforeLogOut(() => Promise.resolve(mayGoOn))
    noteUnsentAnswers(true)
    expect(await mayLogOut()).toBe(mayGoOn)
    stop()
    expect(await mayLogOut()).toBe(true)
  })

  it('goes on unasked where nothing would be lost', async () => {
    const ask = vi.fn(() => Promise.resolve(false))
    const stop = askBeforeLogOut(ask)
    expect(await mayLogOut()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    stop()
  })
})
