/** How many calls may be sent: below the limits that the official service had in 2026, 200 a second and 1,000 a minute. */
export const callLimits = { aSecond: 150, aMinute: 900, atOnce: 8 } as const

/** What turns need of the outside, so that a test can play it. */
export interface Clockwork {
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Lets calls be sent one after the other, within the limits. `run` answers null, without a call, if its turn does not come
 * before `patienceMs` are over.
 */
export function callTurns(
  { now, wait }: Clockwork,
  limits: Readonly<Record<keyof typeof callLimits, number>> = callLimits,
) {
  const sent: number[] = []
  let underWay = 0
  /** Returns for how many milliseconds no call may be sent. */
  const pause = (): number => {
    const time = now()
    while (sent.length > 0 && time - (sent[0] ?? 0) >= 60_000) sent.shift()
    const [minute, second] = [sent.at(-limits.aMinute), sent.at(-limits.aSecond)]
    return Math.max(
      minute === undefined ? 0 : minute + 60_000 - time,
      second === undefined ? 0 : second + 1_000 - time,
      underWay >= limits.atOnce ? 20 : 0,
    )
  }
  return {
    async run<Answer>(send: () => Promise<Answer>, patienceMs: number): Promise<Answer | null> {
      const last = now() + patienceMs
      for (let ms = pause(); ms > 0; ms = pause()) {
        if (now() + ms > last) return null
        await wait(ms)
      }
      sent.push(now())
      underWay += 1
      try {
        return await send()
      } finally {
        underWay -= 1
      }
    },
  }
}
