import { mockYear } from '#mocks/mock-year.ts'
import type { Market } from '#mocks/marketplace/market.ts'

import { filedMarket } from './filed-market.ts'
import { storeForService, storesFolder } from './import-plans.ts'
import { progressLine, untilStopped } from './import-words.ts'
import { openStore } from './plan-store.ts'
import { warmUp } from './warm-up.ts'

/** How many ZIP codes are looked at for a place where plans are sold. */
const mostZips = 20

/** The market of a folder's files, and what the service says of it when it starts. */
export interface FiledStart {
  readonly market: Market
  readonly line: string
  /** What is wrong with the folder, where the market is that of the last good import. */
  readonly problem: string | null
  /** Searches once, so the first visitor does not wait; returns the status of each answer. */
  readonly warmUp: () => Promise<readonly number[]>
}

/** Opens the plans of a folder, imported where that was not done yet; where it can't be used, those of the last good import. */
export async function startFiled(plans: string, root = storesFolder): Promise<FiledStart> {
  const options = { root, onProgress: progressLine() }
  const { folder, record, problem } = await untilStopped(root, () => storeForService(plans, mockYear(), options))
  const what = `${record.plans}${record.invented ? ' invented' : ''} plans of ${record.year}`
  const line = `Sells ${what} from files filed until ${record.date}, and no other year${record.invented ? '; nothing of them is really sold' : ''}.`
  const store = openStore(folder, record)
  const market = filedMarket(store)
  return {
    market,
    line,
    warmUp: () => warmUp(Object.keys(store.places.zips).slice(0, mostZips), market, record.year),
    problem:
      problem === null
        ? null
        : `${problem}\nThe last good import stays in use: ${what} from files filed until ${record.date}.`,
  }
}
