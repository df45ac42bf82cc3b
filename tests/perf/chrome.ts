import type { Page } from 'playwright'

/** A page's own account of what it costs. */
export interface Meter {
  /** Processor time of the page's main thread from before `act` until it has been still for a moment, in milliseconds. */
  readonly cpuMs: (act: () => Promise<unknown>) => Promise<number>
  /** Bytes of JavaScript's heap after a collection. */
  readonly heapBytes: () => Promise<number>
  /** Nodes that are alive after a collection, in the page or detached from it. */
  readonly nodes: () => Promise<number>
  /** Makes the processor so many times slower. */
  readonly slowDown: (rate: number) => Promise<void>
  /** Makes the line a phone's: 1.6 Mb/s down, 750 kb/s up, 150 ms. */
  readonly slowLine: () => Promise<void>
}

/** What follows an act, timers and deferred renderings included, has begun by then. */
const stillMs = 150

/** Asks the browser what a page costs. Times are the thread's own, so that other work on the machine does not count. */
export async function meterOf(page: Page): Promise<Meter> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const collect = async () => {
    // What only a finalizer held is free after the second one.
    for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  }
  return {
    async cpuMs(act) {
      await page.waitForTimeout(stillMs)
      const before = await taskMs()
      await act()
      await page.waitForTimeout(stillMs)
      return (await taskMs()) - before
    },
    async heapBytes() {
      await collect()
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize
    },
    async nodes() {
      await collect()
      const { nodes } = await cdp.send('Memory.getDOMCounters')
      return nodes
    },
    slowDown: async (rate) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    },
    slowLine: async () => {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      })
    },
  }
}

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Does something so often, one after the other, and gives the middle of what came out. */
export async function medianOf(rounds: number, measure: (round: number) => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure(round))
  return median(values)
}
