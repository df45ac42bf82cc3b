import type { Page } from 'playwright'

import common from '#i18n/locales/en/common.json' with { type: 'json' }
import eligibility from '#i18n/locales/en/eligibility.json' with { type: 'json' }
import filters from '#i18n/locales/en/plan-filters.json' with { type: 'json' }
import plans from '#i18n/locales/en/plans.json' with { type: 'json' }
import { medianOf, meterOf } from '#tests/perf/chrome.ts'
import { type Effort, onceEach } from '#tests/perf/effort.ts'
import { type Row, againstBaseline, milliseconds } from '#tests/perf/rows.ts'
import { type Served, openResults, serving, siteDirectory } from '#tests/perf/served-site.ts'

const sizes = [10, 100, 5_000] as const
type Size = (typeof sizes)[number]

interface ListAct {
  /** The size that 5,000 plans are compared with: 10, or 100 where ten plans would show fewer cards afterwards. */
  readonly from: Exclude<Size, 5_000>
  readonly act: (page: Page) => Promise<unknown>
  /** Uncounted, after each act. */
  readonly undo?: (page: Page) => Promise<unknown>
}

const clickInPage = (page: Page, button: string, within = 'main') =>
  page.evaluate(
    ([name, root]) => {
      const found = [...document.querySelectorAll<HTMLButtonElement>(`${root} button`)].find(
        (one) => one.textContent.trim() === name || one.ariaLabel === name,
      )
      if (!found) throw new Error(`There is no button ${name}`)
      found.click()
    },
    [button, within] as const,
  )

const acts: Readonly<Record<string, ListAct>> = {
  'switch the year': {
    from: 10,
    act: (page) =>
      page.evaluate(() => {
        const select = document.querySelector<HTMLSelectElement>('main select:has([value=healthy])')
        if (!select) throw new Error('There is no choice of a year')
        select.selectedIndex = (select.selectedIndex + 1) % select.options.length
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  },
  'sort by yearly cost': {
    from: 10,
    act: (page) =>
      page.evaluate(() => {
        const select = document.querySelector<HTMLSelectElement>('main select:has([value=yearly])')
        if (!select) throw new Error('There is no order by yearly cost')
        select.value = select.value === 'yearly' ? 'price' : 'yearly'
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  },
  'apply a price range': {
    from: 100,
    act: (page) =>
      page.evaluate((legend) => {
        const form = [...document.querySelectorAll('form')].find(
          (one) => one.querySelector('legend')?.textContent.trim().startsWith(legend) === true,
        )
        const input = form?.querySelector('input')
        if (!form || !input) throw new Error('There is no range of prices')
        const text = input.value === '' ? '400' : ''
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        form.requestSubmit()
      }, filters.facetPanel.range.priceCents),
  },
  'open a plan and go back': {
    from: 10,
    act: async (page) => {
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('article h3 button')?.click())
      await page.getByRole('article').nth(9).waitFor({ state: 'detached' })
      await page.evaluate(() => {
        history.back()
      })
      await page.getByRole('article').nth(9).waitFor()
    },
  },
  'compare three': {
    from: 10,
    act: async (page) => {
      await clickInPage(page, plans.compareDock.compare, 'section')
      await page.getByRole('dialog').waitFor()
    },
    undo: async (page) => {
      await clickInPage(page, common.dialog.close, '[role=dialog]')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
}
type Costs = ReadonlyMap<string, number>

/** Puts three plans into the comparison, some of which a dialog compares with a Silver plan first. */
async function tickThree(page: Page): Promise<void> {
  const keep = page.getByRole('dialog').getByRole('button', { name: eligibility.savingsGuard.keep })
  for (const index of [0, 1, 2]) {
    const box = page.getByRole('article').nth(index).getByRole('checkbox')
    await box.click()
    const isTicked = box.and(page.locator(':checked'))
    await keep.or(isTicked).first().waitFor()
    if (await keep.isVisible()) await keep.click()
    await isTicked.waitFor()
  }
}

/** Processor milliseconds of each act on a list of this size, of which ten cards are shown. */
async function costsAt(served: Served, size: number, effort: Effort): Promise<Costs> {
  const page = await openResults(served, size)
  await page.getByRole('button', { name: plans.activeFilters.showAll }).click()
  const cards = page.getByRole('article')
  await cards.nth(9).waitFor()
  const meter = await meterOf(page)
  const costs = new Map<string, number>()
  for (const [name, { act, undo }] of Object.entries(acts)) {
    if (undo) await tickThree(page)
    const once = async () => {
      const ms = await meter.cpuMs(() => act(page))
      await undo?.(page)
      return ms
    }
    // The first acts of a kind, which load its code or compute each plan's year, don't count.
    for (let round = 0; round < effort.warmUps(3); round += 1) await once()
    costs.set(name, await medianOf(effort.rounds(9), once))
  }
  await page.close()
  return costs
}

/** P9: how the acts of choosing by the year grow with the list, each against the same act on a short list. */
export async function listGrowth(effort: Effort): Promise<readonly Row[]> {
  const bySize = await serving(siteDirectory, async (served) => {
    const costs = new Map<Size, Costs>()
    const at = onceEach((size: number) => costsAt(served, size, effort))
    for (const size of sizes) costs.set(size, await at(effort.plans(size)))
    return costs
  })
  return Object.entries(acts).map(([name, { from }]) =>
    againstBaseline(
      { id: 'P9', what: `${name}, 5,000 plans` },
      {
        ours: bySize.get(5_000)?.get(name) ?? Number.NaN,
        baseline: bySize.get(from)?.get(name) ?? Number.NaN,
        of: `at ${from} plans`,
        atMost: 1.3,
        show: milliseconds,
      },
    ),
  )
}
