import { type Plugin, loadEnv } from 'vite'

import { parseSettings } from '../config/settings.ts'

/** Checks the VITE_… settings when a build or the dev server starts, and hands them to the site as one constant. */
export function settingsPlugin(): Plugin {
  return {
    name: 'puente-settings',
    config(_config, { mode }) {
      const settings = parseSettings({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env })
      return { define: { __SETTINGS__: JSON.stringify(settings) } }
    },
  }
}
