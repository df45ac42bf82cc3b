import { expect, it } from 'vitest'

import { askBeforeLogOut, mayLogOut } from '#state/log-out-question.ts'

// Proves A-48.
it.each([true, false])('a log-out does as the question is answered: %s', async (mayGoOn) => {
  const stop = askBeforeLogOut(() => Promise.resolve(mayGoOn))
  expect(await mayLogOut()).toBe(mayGoOn)
  stop()
  expect(await mayLogOut()).toBe(true)
})
