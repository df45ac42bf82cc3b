import { loadEnv } from 'vite'

import { type Settings, parseSettings } from '#config/settings.ts'

/**
 * Reads the settings of a build: the `.env` files of its mode, overridden by the process environment. A bad value ends
 * the command with a sentence that names it, without the stack, which would only show where settings are read.
 */
export function readSettings(mode: string): Settings {
  try {
    return parseSettings({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env })
  } catch (error) {
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}
