import { isAbort } from './call-failure.ts'

interface Waiting {
  readonly begin: () => void
  readonly refuse: (reason: unknown) => void
}

/**
 * Returns a function that runs tasks in the order of the calls, at most `most` at a time. When a task fails, the
 * waiting ones are rejected with its error, because they would probably fail too. A task whose signal aborts while it
 * waits never runs.
 */
export function fewAtOnce(most: number) {
  const waiting = new Set<Waiting>()
  let running = 0

  function leave() {
    running -= 1
    const [next] = waiting
    if (next === undefined) return
    waiting.delete(next)
    running += 1
    next.begin()
  }

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((begin, refuse) => {
      if (running < most) {
        running += 1
        begin()
        return
      }
      const mine: Waiting = { begin, refuse }
      waiting.add(mine)
      signal?.addEventListener('abort', () => {
        if (waiting.delete(mine)) refuse(new DOMException('', 'AbortError'))
      })
    })

  return async <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    await turn(signal)
    try {
      return await task()
    } catch (error) {
      if (!isAbort(error)) {
        const ended = [...waiting]
        waiting.clear()
        for (const { refuse } of ended) refuse(error)
      }
      throw error
    } finally {
      leave()
    }
  }
}
