import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'

import type * as Vite from 'vite'

/** The files that a production build reads variables from. */
const files = ['.env', '.env.local', '.env.production', '.env.production.local']

/**
 * Returns the variables that begin with a prefix as a production build reads them: those of the environment, then those of
 * the `.env` files. Vite is loaded only for such a file: that takes as long as the rest of a start.
 */
export function envValues(prefix: string): Readonly<Record<string, string>> {
  if (files.some((file) => existsSync(file))) {
    // `require` gives the module as it is.
    const { loadEnv } = createRequire(import.meta.url)('vite') as typeof Vite
    return loadEnv('production', process.cwd(), prefix)
  }
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== undefined ? [[name, value] as const] : [],
    ),
  )
}
