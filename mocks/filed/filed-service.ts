import type { Market } from '#mocks/marketplace/market.ts'

import { filedMarket } from './filed-market.ts'
import { storeOf, storesFolder } from './import-plans.ts'
import { progressLine } from './import-words.ts'
import { type StoreRecord, openStore } from './plan-store.ts'

/** Returns the market of a folder's files, imported where that was not done yet. */
export async function marketOf(folder: string): Promise<{ readonly market: Market; readonly record: StoreRecord }> {
  const { folder: store, record } = await storeOf(folder, { root: storesFolder, onProgress: progressLine() })
  return { market: filedMarket(openStore(store, record)), record }
}
