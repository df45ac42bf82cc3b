import type { Page } from 'playwright'

/** The costs of a page as Chromium reports them. */
export interface Meter {
  /**
   * Processor time in milliseconds of the page's main thread, from before `act` until it has been idle for a moment.
   */
  readonly cpuMs: (act: () => Promise<unknown>) => Promise<number>
  /** Bytes of JavaScript's heap after a collection. */
  readonly heapBytes: () => Promise<number>
  /** Live nodes after a collection, in the page or detached from it. */
  readonly nodes: () => Promise<number>
  /** Slows the processor down by this factor. */
  readonly slowDown: (rate: number) => Promise<void>
  /** Throttles the network to a phone's: 1.6 Mb/s down, 750 kb/s up, 150 ms. */
  readonly slowLine: () => Promise<void>
}

/** By then the consequences of an act have started, including timers and deferred renderings. */
const stillMs = 150

/**
 * Reads a page's costs from the browser. Times are those of the thread, so other work on the machine does not count.
 */
export async function meterOf(page: Page): Promise<Meter> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const collect = async () => {
    // Objects held only by a finalizer are freed by the second collection.
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

/** Median of the figures. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Repeats an act and returns the median of the results. */
export async function medianOf(rounds: number, measure: (round: number) => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure(round))
  return median(values)
}
