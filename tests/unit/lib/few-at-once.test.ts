import { expect, it, vi } from 'vitest'

import { fewAtOnce } from '#lib/few-at-once.ts'

/** A task that ends when it is told to. */
function held() {
  let resolve: (value: string) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const task = new Promise<string>((keep, fail) => {
    resolve = keep
    reject = fail
  })
  return { resolve, reject, run: vi.fn(() => task) }
}
const settle = () => new Promise((resume) => setTimeout(resume))

it('runs so many at a time, in the order of asking', async () => {
  const run = fewAtOnce(2)
  const tasks = [held(), held(), held()] as const
  const ended = tasks.map((task) => run(task.run))
  await settle()
  expect(tasks.map((task) => task.run.mock.calls.length)).toEqual([1, 1, 0])
  tasks[1].resolve('second')
  await settle()
  expect(tasks[2].run).toHaveBeenCalledOnce()
  tasks[0].resolve('first')
  tasks[2].resolve('third')
  expect(await Promise.all(ended)).toEqual(['first', 'second', 'third'])
})

it('ends what waits with the error of a failure, and runs what is asked later', async () => {
  const run = fewAtOnce(1)
  const [first, waiting, later] = [held(), held(), held()]
  const ended = Promise.allSettled([run(first.run), run(waiting.run)])
  first.reject(new Error('too many'))
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(waiting.run).not.toHaveBeenCalled()
  later.resolve('later')
  expect(await run(later.run)).toBe('later')
})

it('never runs what is aborted while it waits, and an aborted task ends no other', async () => {
  const run = fewAtOnce(1)
  const [first, aborted, last] = [held(), held(), held()]
  const calls = new AbortController()
  const ended = Promise.allSettled([run(first.run), run(aborted.run, calls.signal), run(last.run)])
  await settle()
  calls.abort()
  first.reject(new DOMException('', 'AbortError'))
  last.resolve('last')
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(aborted.run).not.toHaveBeenCalled()
})
