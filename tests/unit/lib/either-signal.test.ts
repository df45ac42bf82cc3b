import { expect, it } from 'vitest'

import { eitherSignal } from '#lib/either-signal.ts'

it.each([0, 1])('aborts with the reason of signal %d when that one does', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const either = eitherSignal(controllers[0].signal, controllers[1].signal)
  expect(either.aborted).toBe(false)
  controllers[which === 0 ? 0 : 1].abort('why')
  expect([either.aborted, either.reason]).toEqual([true, 'why'])
})

it('is aborted from the start when one of the signals is', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('before')).reason).toBe('before')
})
