import process from 'node:process'

import { planSearchResponse } from '#api/plan-search-response.ts'
import { median, meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { naiveAnswer } from '#tests/perf/peers/naive-answer.ts'
import { answersOf } from '#tests/perf/plan-answers.ts'
import { type Row, againstBaseline, isSo, milliseconds, times } from '#tests/perf/rows.ts'
import {
  type Served,
  answerCalls,
  beginAtResults,
  openPage,
  openResults,
  serving,
  siteDirectory,
} from '#tests/perf/served-site.ts'

const county = 5_000

/** Median processor milliseconds of each task, run in turn for some rounds. */
function inTurn(rounds: number, works: readonly (() => void)[]): readonly number[] {
  const found = works.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, work] of works.entries()) {
      const before = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(before)
      found[at]?.push((user + system) / 1_000)
    }
  return found.map(median)
}

/** Reading the answers of a county with 5,000 plans, as the site does and with a schema that describes all of them. */
function reading(effort: Effort): { readonly ours: number; readonly naive: number } {
  const bodies = answersOf(effort.plans(county)).map((answer) => JSON.parse(answer) as unknown)
  const [ours = Number.NaN, naive = Number.NaN] = inTurn(effort.rounds(7), [
    () => {
      for (const body of bodies) planSearchResponse.parse(body)
    },
    () => {
      for (const body of bodies) naiveAnswer.parse(body)
    },
  ])
  return { ours, naive }
}

const isLaterPage = (body: string) => /"offset":[1-9]/.test(body)

/**
 * Whether ten cards are shown when only the first page has arrived, and whether the focus stays while others arrive.
 */
async function arriving({ browser, url }: Served, size: number) {
  const page = await openPage(browser)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await answerCalls(page, { size, lean: true }, { hold: (body) => (isLaterPage(body) ? released : Promise.resolve()) })
  await beginAtResults(page)
  await page.goto(url)
  const cards = page.getByRole('article')
  // The first page's plans are of all levels, and a new list shows one of them.
  await page.getByRole('button', { name: 'Show all levels' }).click()
  const cameEarly = await cards
    .nth(9)
    .waitFor({ timeout: 10_000 })
    .then(() => true)
    .catch(() => false)
  const focused = cards.nth(1).getByRole('button').last()
  await focused.focus()
  const place = () =>
    page.evaluate(() => {
      const { top, left } = document.activeElement?.getBoundingClientRect() ?? { top: Number.NaN, left: Number.NaN }
      return `${document.activeElement?.textContent ?? ''} ${Math.round(top)} ${Math.round(left)}`
    })
  const before = await place()
  const places = new Set([before])
  release()
  while (await page.getByText(/more are coming/).isVisible()) {
    places.add(await place())
    await page.waitForTimeout(50)
  }
  await page.close()
  return { cameEarly, moved: places.size - 1 }
}

/** Heap bytes of 5,000 plans, against the bytes of their answers. */
async function memory(served: Served, size: number): Promise<number> {
  const heapAt = async (plans: number) => {
    const page = await openResults(served, plans)
    const bytes = await (await meterOf(page)).heapBytes()
    await page.close()
    return bytes
  }
  const bytesAt = (plans: number) => answersOf(plans).reduce((sum, answer) => sum + Buffer.byteLength(answer), 0)
  const held = (await heapAt(size)) - (await heapAt(10))
  return held / (bytesAt(size) - bytesAt(10))
}

/** P12: 5,000 plans, ten per answer. */
export async function planData(effort: Effort): Promise<readonly Row[]> {
  const { ours, naive } = reading(effort)
  return serving(siteDirectory, async (served) => {
    const { cameEarly, moved } = await arriving(served, effort.plans(county))
    const held = await memory(served, effort.plans(county))
    return [
      againstBaseline(
        { id: 'P12', what: 'reading the answers of 5,000 plans' },
        { ours, baseline: naive, of: 'naive zod', atMost: 0.4, show: milliseconds },
      ),
      isSo(
        { id: 'P12', what: 'ten cards when one page of 500 has come' },
        { goal: 'yes', figure: cameEarly ? 'yes' : 'no', passes: cameEarly },
      ),
      isSo(
        { id: 'P12', what: 'moves of the focused card as the others come' },
        { goal: '0', figure: String(moved), passes: moved === 0 },
      ),
      isSo(
        { id: 'P12', what: 'heap held for 5,000 plans, by the bytes of their answers' },
        { goal: '≤ 1.50×', figure: times(held), passes: held <= 1.5 },
      ),
    ]
  })
}
