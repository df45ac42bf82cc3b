import type { Page } from 'playwright'

import { lowIncomeRanking } from '#mocks/fixtures/sample-plans.ts'
import { type Meter, medianOf, meterOf } from '#tests/perf/chrome.ts'
import { type Effort, onceEach } from '#tests/perf/effort.ts'
import { buildPeer } from '#tests/perf/peers.mjs'
import { plansOf } from '#tests/perf/plan-answers.ts'
import { type Row, againstBaseline, isSo, milliseconds, notMeasured, times } from '#tests/perf/rows.ts'
import { type Served, openPage, openResults, serving, siteDirectory } from '#tests/perf/served-site.ts'

/** The acts on a list, performed in the page itself through elements that all the pages share. */
const interactions = {
  filter: () => {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith('Bronze'))
    label?.click()
  },
  sort: () => {
    const select = document.querySelector<HTMLSelectElement>('main select')
    if (!select) throw new Error('There is nothing to sort by')
    select.selectedIndex = (select.selectedIndex + 1) % select.options.length
    select.dispatchEvent(new Event('change', { bubbles: true }))
  },
  page: () => {
    // In both directions, so a short list does not end.
    const turned = globalThis as unknown as { isForward?: boolean }
    turned.isForward = turned.isForward !== true
    const buttons = document.querySelectorAll<HTMLButtonElement>('nav[aria-label="Pages of plans"] > button')
    buttons[turned.isForward ? buttons.length - 1 : 0]?.click()
  },
  tick: () => {
    document.querySelector<HTMLInputElement>('article input[type=checkbox]')?.click()
  },
} as const
type Interaction = keyof typeof interactions
type Costs = Readonly<Record<Interaction, number>>

/** Warm-up acts of each kind: the first sort by each key and the first filter don't count. */
const warmUps: Readonly<Record<Interaction, number>> = { filter: 2, sort: 3, page: 1, tick: 2 }

async function costOf(page: Page, meter: Meter, name: Interaction, effort: Effort): Promise<number> {
  const act = () => page.evaluate(interactions[name])
  for (let round = 0; round < effort.warmUps(warmUps[name]); round += 1) await meter.cpuMs(act)
  return medianOf(effort.rounds(9), () => meter.cpuMs(act))
}

async function costsOf(page: Page, effort: Effort): Promise<Costs> {
  const meter = await meterOf(page)
  // Sorted by price, so other cards are shown with and without Bronze plans. An odd count leaves them in.
  await meter.cpuMs(() => page.evaluate(interactions.sort))
  return {
    filter: await costOf(page, meter, 'filter', effort),
    sort: await costOf(page, meter, 'sort', effort),
    page: await costOf(page, meter, 'page', effort),
    tick: await costOf(page, meter, 'tick', effort),
  }
}

const basketOf = ({ filter, sort, page, tick }: Costs) => filter + sort + page + tick

/** Opens one of the baseline pages with this many plans. */
export async function openPeer({ browser, url }: Served, document: string, size: number): Promise<Page> {
  const page = await openPage(browser)
  const given = JSON.stringify({ plans: plansOf(size), ranking: lowIncomeRanking, fplPercent: 158 })
  await page.route('**/plans.json', (route) => route.fulfill({ contentType: 'application/json', body: given }))
  await page.goto(`${url}/${document}`)
  await page.getByRole('article').first().waitFor()
  return page
}

/** Builds the baseline pages of the list and its comparison. */
export async function buildPlanListPeers(): Promise<string> {
  return buildPeer('plan-list', { documents: ['vanilla.html', 'stock.html'], siteDirectory })
}

type Motion = 'no-preference' | 'reduce'

async function peerCosts(served: Served, effort: Effort, motion: Motion): Promise<Costs> {
  const page = await openPeer(served, 'vanilla.html', effort.plans(1_000))
  await page.emulateMedia({ reducedMotion: motion })
  const costs = await costsOf(page, effort)
  await page.close()
  return costs
}

interface AtSize {
  readonly costs: Costs
  readonly nodes: number
}

async function ourCosts(
  served: Served,
  effort: Effort,
  { plans, motion = 'no-preference' }: { plans: number; motion?: Motion },
): Promise<AtSize> {
  const page = await openResults(served, plans)
  await page.emulateMedia({ reducedMotion: motion })
  const nodes = await page.locator('*').count()
  const costs = await costsOf(page, effort)
  await page.close()
  return { costs, nodes }
}

function printCosts(rows: Readonly<Record<string, Costs>>, effort: Effort): void {
  const shown = (costs: Costs) => Object.entries(costs).map(([name, ms]) => [name, ms.toFixed(1)] as const)
  effort.tellTable(
    Object.fromEntries(Object.entries(rows).map(([name, costs]) => [name, Object.fromEntries(shown(costs))])),
  )
}

/**
 * P8 and P9: the cost of the list of plans, against hand-written markup, and how it grows.
 */
export async function planList(effort: Effort): Promise<readonly Row[]> {
  const peers = await buildPlanListPeers()
  const still = effort.choose<Motion>('reduce', 'no-preference')
  const { vanilla, vanillaStill } = await serving(peers, async (served) => {
    const byHand = onceEach((motion: Motion) => peerCosts(served, effort, motion))
    return { vanilla: await byHand('no-preference'), vanillaStill: await byHand(still) }
  })
  const { at10, at100, at1000, at1000Still, at5000 } = await serving(siteDirectory, async (served) => {
    const at = onceEach((plans: number) => ourCosts(served, effort, { plans }))
    return {
      at10: await at(effort.plans(10)),
      at100: await at(effort.plans(100)),
      at1000: await at(effort.plans(1_000)),
      at1000Still: await effort.choose(
        () => ourCosts(served, effort, { plans: 1_000, motion: still }),
        () => at(effort.plans(1_000)),
      )(),
      at5000: await at(effort.plans(5_000)),
    }
  })
  printCosts(
    {
      'by hand, 1,000 plans': vanilla,
      'by hand, 1,000 plans, reduced motion': vanillaStill,
      'ours, 10 plans': at10.costs,
      'ours, 100 plans': at100.costs,
      'ours, 1,000 plans': at1000.costs,
      'ours, 1,000 plans, reduced motion': at1000Still.costs,
      'ours, 5,000 plans': at5000.costs,
    },
    effort,
  )
  const growths = (Object.keys(interactions) as Interaction[]).map((name) => ({
    name,
    ratio: at5000.costs[name] / at100.costs[name],
  }))
  const worst = growths.reduce((most, one) => (one.ratio > most.ratio ? one : most))
  const nodes = [at100.nodes, at1000.nodes, at5000.nodes]
  const spread = Math.max(...nodes) / Math.min(...nodes)
  const basket = { id: 'P8', what: 'filter + sort + page + tick, 1,000 plans' }
  return [
    againstBaseline(basket, {
      ours: basketOf(at1000.costs),
      baseline: basketOf(vanilla),
      of: 'by hand',
      atMost: 1.3,
      show: milliseconds,
    }),
    againstBaseline(
      { ...basket, what: `${basket.what}, with reduced motion` },
      {
        ours: basketOf(at1000Still.costs),
        baseline: basketOf(vanillaStill),
        of: 'by hand',
        atMost: 1.3,
        show: milliseconds,
      },
    ),
    notMeasured(basket, { goal: '≤ 0.75× @cmsgov', published: 'published 0.73–0.78× for plain React' }),
    againstBaseline(
      { id: 'P9', what: `the same at 5,000 plans, worst: ${worst.name}` },
      {
        ours: at5000.costs[worst.name],
        baseline: at100.costs[worst.name],
        of: 'at 100 plans',
        atMost: 1.3,
        show: milliseconds,
      },
    ),
    isSo(
      { id: 'P9', what: 'nodes of the page from 100 to 5,000 plans' },
      { goal: '± 2 %', figure: `${nodes.join(', ')} (${times(spread)})`, passes: spread <= 1.04 },
    ),
  ]
}
