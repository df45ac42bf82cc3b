import type { Page } from 'playwright'

import { meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { type Row, againstLimit, milliseconds } from '#tests/perf/rows.ts'
import { type Served, allPlansShown, answerCalls, openPage, serving, siteDirectory } from '#tests/perf/served-site.ts'
import { type Act, resultsActs, wizardActs } from '#tests/perf/visit.ts'

interface Watched {
  longTasks: number[]
  events: number[]
}

interface Felt {
  readonly name: string
  /** The longest task over 50 ms; 0 if there is none. */
  readonly longestTaskMs: number
  /** Time from the event to the next paint; 0 if it is under 16 ms. */
  readonly toPaintMs: number
}

/** Runs in the page from its start: collects the entries of its observers. */
function watch() {
  const watched: Watched = { longTasks: [], events: [] }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function felt(page: Page, [name, act]: Act, effort: Effort): Promise<Felt> {
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { watched: Watched }).watched, { longTasks: [], events: [] })
  })
  await act(page)
  // Observers report a moment after the task.
  await page.waitForTimeout(effort.pauseMs(500))
  const { longTasks, events } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  return { name, longestTaskMs: Math.max(0, ...longTasks), toPaintMs: Math.max(0, ...events) }
}

/** A whole visit with 5,000 plans in the county, on a slowed processor. */
async function visit({ browser, url }: Served, slower: number, effort: Effort): Promise<readonly Felt[]> {
  const page = await openPage(browser)
  await page.addInitScript(watch)
  await answerCalls(page, { size: effort.plans(5_000), lean: true })
  await page.goto(url)
  const meter = await meterOf(page)
  await meter.slowDown(slower)
  const all: Felt[] = []
  for (const act of wizardActs) all.push(await felt(page, act, effort))
  await meter.slowDown(1)
  await allPlansShown(page)
  await meter.slowDown(slower)
  for (const act of resultsActs) all.push(await felt(page, act, effort))
  await page.close()
  return all
}

/** P11: the delay of each press and key for a visitor, in the wizard and on the results with 5,000 plans. */
export async function interactions(effort: Effort): Promise<readonly Row[]> {
  return serving(siteDirectory, async (served) => {
    const visits: (readonly Felt[])[] = []
    for (const slower of effort.some([1, 4])) visits.push(await visit(served, slower, effort))
    const [usual = [], slow = usual] = visits
    effort.tellTable(
      Object.fromEntries(
        usual.map(({ name, longestTaskMs, toPaintMs }, at) => [
          `${at + 1} ${name}`,
          {
            'longest task over 50 ms': Math.round(longestTaskMs),
            'event to paint, ms': toPaintMs,
            'longest task, ×4': Math.round(slow[at]?.longestTaskMs ?? Number.NaN),
            'event to paint, ×4': slow[at]?.toPaintMs,
          },
        ]),
      ),
    )
    const byPaint = slow.toSorted((one, other) => other.toPaintMs - one.toPaintMs)
    const byTask = usual.toSorted((one, other) => other.longestTaskMs - one.longestTaskMs)
    // Of so few figures the 98th percentile is the maximum.
    return [
      againstLimit(
        { id: 'P11', what: `event to paint, ×4 slower, worst of ${slow.length}: ${byPaint[0]?.name ?? ''}` },
        { value: byPaint[0]?.toPaintMs ?? Number.NaN, atMost: 100, show: milliseconds },
      ),
      againstLimit(
        { id: 'P11', what: `longest task over 50 ms: ${byTask[0]?.longestTaskMs ? byTask[0].name : 'none'}` },
        { value: byTask[0]?.longestTaskMs ?? Number.NaN, atMost: 50, show: milliseconds },
      ),
    ]
  })
}
