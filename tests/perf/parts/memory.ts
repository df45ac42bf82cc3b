import type { Page } from 'playwright'

import { meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { type Row, isSo } from '#tests/perf/rows.ts'
import { openResults, serving, siteDirectory } from '#tests/perf/served-site.ts'

/**
 * Repeats filtering, sorting, choosing two plans, opening and closing their comparison and clearing it; the last state
 * equals the first.
 */
async function cycle(page: Page, times: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const until = async (isSo: () => boolean) => {
      for (let tries = 0; tries < 200 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10))
      if (!isSo()) throw new Error(`It did not come to ${String(isSo)}`)
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const press = (selector: string, text: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
        one.textContent.trim().startsWith(text),
      )
      if (!found) throw new Error(`There is no ${text}`)
      found.click()
    }
    const dialog = () => document.querySelector('[role=dialog]')
    for (let round = 0; round < rounds; round += 1) {
      for (const at of [0, 1]) document.querySelectorAll<HTMLElement>('article input[type=checkbox]')[at]?.click()
      await frame()
      press('section button', 'Compare plans')
      await until(() => dialog() !== null)
      document.querySelector<HTMLElement>('[role=dialog] [aria-label=Close]')?.click()
      await until(() => dialog() === null)
      press('section button', 'Clear')
      await frame()
      for (const index of [1, 2, 0]) {
        const select = document.querySelector<HTMLSelectElement>('main select')
        if (!select) throw new Error('There is nothing to sort by')
        select.selectedIndex = index
        select.dispatchEvent(new Event('change', { bubbles: true }))
        await frame()
      }
      for (let press2 = 0; press2 < 2; press2 += 1) {
        press('label', 'Gold')
        await frame()
      }
    }
  }, times)
}

/** P18: memory that 200 rounds on the results leave behind. */
export async function memory(effort: Effort): Promise<readonly Row[]> {
  const cycles = effort.rounds(200)
  return serving(siteDirectory, async (served) => {
    const page = await openResults(served, effort.plans(1_000))
    const meter = await meterOf(page)
    // Afterwards all cached values exist and the browser has compiled the code.
    await cycle(page, effort.warmUps(100))
    const before = { heap: await meter.heapBytes(), nodes: await meter.nodes() }
    await cycle(page, cycles)
    const after = { heap: await meter.heapBytes(), nodes: await meter.nodes() }
    await page.close()
    const growth = after.heap / before.heap - 1
    const kept = after.nodes - before.nodes
    return [
      isSo(
        { id: 'P18', what: `growth of the heap over ${cycles} rounds, from ${(before.heap / 1e6).toFixed(1)} MB` },
        { goal: '≤ 2 %', figure: `${(growth * 100).toFixed(1)} %`, passes: growth <= 0.02 },
      ),
      isSo(
        { id: 'P18', what: `nodes kept beyond the ${before.nodes} at the start` },
        { goal: '0', figure: String(Math.max(0, kept)), passes: kept <= 0 },
      ),
    ]
  })
}
