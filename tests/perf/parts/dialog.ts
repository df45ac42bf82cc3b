import type { Page } from 'playwright'

import { medianOf, meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { type Row, againstBaseline, milliseconds } from '#tests/perf/rows.ts'
import { openResults, serving, siteDirectory } from '#tests/perf/served-site.ts'

import { buildPlanListPeers, openPeer } from './plan-list.ts'

/** Processor time in milliseconds from the press of "Compare plans" until the dialog is open. */
async function openingMs(page: Page, effort: Effort): Promise<number> {
  const meter = await meterOf(page)
  const open = () =>
    page.evaluate(() => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('section button')].find(
        (one) => one.textContent.trim() === 'Compare plans',
      )
      if (!button) throw new Error('There is nothing that opens the comparison')
      button.click()
    })
  const close = async () => {
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[aria-label=Close]')?.click())
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  // The first time includes loading the dialog's code.
  await open()
  await page.getByRole('dialog').waitFor()
  await close()
  const ms = await medianOf(effort.rounds(9), async () => {
    const opening = await meter.cpuMs(open)
    await close()
    return opening
  })
  await page.close()
  return ms
}

async function tickThree(page: Page): Promise<Page> {
  for (const index of [0, 1, 2]) await page.getByRole('article').nth(index).getByRole('checkbox').click()
  return page
}

/**
 * P10: opening the comparison of three plans, against the browser's native dialog and the unmodified dialog package.
 */
export async function dialog(effort: Effort): Promise<readonly Row[]> {
  const peers = await buildPlanListPeers()
  const { vanilla, stock } = await serving(peers, async (served) => ({
    vanilla: await openingMs(await tickThree(await openPeer(served, 'vanilla.html', effort.plans(100))), effort),
    stock: await openingMs(await openPeer(served, 'stock.html', effort.plans(100)), effort),
  }))
  const ours = await serving(siteDirectory, async (served) =>
    openingMs(await tickThree(await openResults(served, effort.plans(100))), effort),
  )
  const row = { id: 'P10', what: 'opening the comparison of three plans' }
  return [
    againstBaseline(row, { ours, baseline: vanilla, of: 'by hand', atMost: 1.5, show: milliseconds }),
    againstBaseline(row, { ours, baseline: stock, of: 'stock Radix', atMost: 0.75, show: milliseconds }),
  ]
}
