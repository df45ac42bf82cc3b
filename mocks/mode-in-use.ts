import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { storesFolder } from './filed/import-plans.ts'

/** Notes how this copy was last started with real plans, for `npm run golive`. A disk that takes nothing stops no service. */
export function noteStart(mode: 'files' | 'live'): void {
  try {
    mkdirSync(storesFolder, { recursive: true })
    writeFileSync(join(storesFolder, 'mode.json'), JSON.stringify({ mode }))
  } catch {
    // The note only helps golive.
  }
}
