import { loadEnv } from 'vite'

import { type Settings, parseSettings } from '#config/settings.ts'

/**
 * The settings of a build: the `.env` files of its mode, overruled by the process environment. A bad value ends the
 * command with the sentence that names it; the stack is dropped because it would only show where settings are read.
 */
export function readSettings(mode: string): Settings {
  try {
    return parseSettings({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env })
  } catch (error) {
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}
