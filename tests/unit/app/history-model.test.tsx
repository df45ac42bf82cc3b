// Runs apart: the history of a shared page can't be emptied.
import { expect, it, vi } from 'vitest'

import { readEntry } from '#lib/history-entry.ts'
import { writePage } from '#lib/page-history.ts'
import { isFull, printFigure, seed } from '#tests/promises/sample.ts'
import { random } from '#tests/run/order.mjs'
import { historyAtRest } from '#tests/unit/lib/history-at-rest.ts'

import { actsOf } from './site-acts.ts'
import { WalkedSite } from './walked-site.ts'

/**
 * Random walks with Back and Forward through the flow, the application, pages beside them and dialogs. After each act
 * the screen shows the current entry of the browser's history, and every Back has an effect.
 */

vi.setConfig({ testTimeout: 300_000 })

const walks = isFull ? 60 : 6
const actsAWalk = 25
const walkApart = 104_729

const entry = () => readEntry(history.state)

async function settled(site: WalkedSite, way: string): Promise<void> {
  await historyAtRest()
  expect(`${location.pathname} ${entry()?.place ?? ''} ${entry()?.dialogs.length ?? 0}`, way).toBe(site.sight())
}

it('what is shown is what the entry says, wherever Back and Forward lead', async () => {
  let acts = 0
  let backs = 0
  for (let walk = 0; walk < walks; walk += 1) {
    const next = random(seed + walk * walkApart)
    // Half of the walks start at the first entry of the tab, with nothing below.
    const start = entry()?.at ?? 0
    if (walk % 2 > 0) writePage('/', false, null, () => undefined)
    else if (start > 0) history.go(-start)
    await historyAtRest()
    const site = new WalkedSite()
    await settled(site, 'start')
    const first = entry()?.at ?? 0
    const trail: string[] = []
    for (let turn = 0; turn < actsAWalk; turn += 1) {
      const way = next()
      const before = site.sight()
      const at = entry()?.at ?? 0
      if (way < 0.25 && at > first) {
        trail.push('Back')
        history.go(-1)
        await historyAtRest()
        expect(site.sight(), trail.join(', ')).not.toBe(before)
        backs += 1
      } else if (way < 0.4 && at < history.length - 1) {
        trail.push('Forward')
        history.go(1)
      } else {
        const possible = actsOf(site)
        const act = possible[Math.floor(next() * possible.length)]
        trail.push(act?.[0] ?? '')
        act?.[1]()
      }
      await settled(site, trail.join(', '))
      acts += 1
    }
    site.end()
    await historyAtRest()
  }
  printFigure(
    'History',
    `${walks} walks, ${acts} acts, ${backs} times Back: each entry is what is shown, no Back is dead`,
  )
})
