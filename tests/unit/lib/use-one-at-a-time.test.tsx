import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

it('passes on what a task throws, and runs the next', async () => {
  const { result } = renderHook(() => useOneAtATime())
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
  expect(result.current.isRunning).toBe(false)
  expect(await act(() => result.current.run(() => Promise.resolve(1)))).toBe(1)
})

it('aborts the task and drops its result when the screen is left', async () => {
  const { result, unmount } = renderHook(() => useOneAtATime())
  const ended: { signal?: AbortSignal } = {}
  let fail: () => void = () => undefined
  let outcome: Promise<unknown> = Promise.resolve()
  act(() => {
    outcome = result.current.run((signal) => {
      ended.signal = signal
      return new Promise((_, reject) => {
        fail = () => {
          reject(new Error('late'))
        }
      })
    })
  })
  expect(result.current.isRunning).toBe(true)
  unmount()
  expect(ended.signal?.aborted).toBe(true)
  fail()
  expect(await outcome).toBeNull()
})

// Proves R2.
it('gives, in any order of answers, only the one that nothing overtook', async () => {
  const steps = fc.array(fc.constantFrom('press', 'type', 'answer'), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, script) => {
      const { result, unmount } = renderHook(() => useOneAtATime())
      const asked: { text: number; wasOvertaken: boolean; answer: Promise<number | null> }[] = []
      let text = 0
      for (const step of script)
        await act(async () => {
          if (step === 'press') {
            const isFree = !result.current.isRunning
            const typed = text
            const answer = result.current.run(() => scheduler.schedule(Promise.resolve(typed)))
            if (isFree) asked.push({ text, wasOvertaken: false, answer })
            else expect(await answer).toBeNull()
          }
          if (step === 'type') {
            text += 1
            const last = asked.at(-1)
            if (last && result.current.isRunning) last.wasOvertaken = true
            result.current.cancel()
          }
          if (step === 'answer' && scheduler.count() > 0) await scheduler.waitNext(1)
        })
      await act(() => scheduler.waitIdle())
      for (const { text: wanted, wasOvertaken, answer } of asked)
        expect(await answer).toBe(wasOvertaken ? null : wanted)
      expect(result.current.isRunning).toBe(false)
      unmount()
    }),
    { numRuns: 200 },
  )
})
