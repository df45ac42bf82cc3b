import { describe, expect, it } from 'vitest'

import { callLimits, callTurns } from '#mocks/live/call-turns.ts'

/** Time that only passes while somebody waits. */
function playedTime() {
  let time = 0
  const waiting: { readonly at: number; readonly go: () => void }[] = []
  return {
    now: () => time,
    wait: (ms: number) => new Promise<void>((go) => waiting.push({ at: time + ms, go })),
    /** Lets all that waits go on, until nobody waits. */
    async run() {
      for (;;) {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
        const [next] = waiting.sort((one, other) => one.at - other.at)
        if (!next) return
        waiting.shift()
        time = Math.max(time, next.at)
        next.go()
      }
    },
  }
}

describe('the turns of calls', () => {
  it('stay below the limits of a second and of a minute', async () => {
    const time = playedTime()
    const turns = callTurns(time)
    const sent: number[] = []
    const send = () => {
      sent.push(time.now())
      return Promise.resolve(true)
    }
    const all = Promise.all(Array.from({ length: 1_000 }, () => turns.run(send, 120_000)))
    await time.run()
    await all
    expect(sent).toHaveLength(1_000)
    const most = (window: number) =>
      Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + window).length))
    expect(most(1_000)).toBeLessThanOrEqual(callLimits.aSecond)
    expect(most(60_000)).toBeLessThanOrEqual(callLimits.aMinute)
  })

  it('let at most eight calls be under way', async () => {
    const time = playedTime()
    const turns = callTurns(time)
    let [underWay, most] = [0, 0]
    const send = async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await time.wait(100)
      underWay -= 1
      return true
    }
    const all = Promise.all(Array.from({ length: 40 }, () => turns.run(send, 60_000)))
    await time.run()
    expect(await all).toEqual(Array.from({ length: 40 }, () => true))
    expect(most).toBe(8)
  })

  it('send nothing where the turn would come too late', async () => {
    const time = playedTime()
    const turns = callTurns(time, { aSecond: 1, aMinute: 1, atOnce: 8 })
    expect(await turns.run(() => Promise.resolve('sent'), 0)).toBe('sent')
    expect(await turns.run(() => Promise.resolve('sent'), 5_000)).toBeNull()
  })
})
