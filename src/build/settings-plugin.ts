import type { Plugin } from 'vite'

import { readSettings } from './read-settings.ts'

/** Checks the VITE_… settings when a build or the dev server starts, and hands them to the site as one constant. */
export function settingsPlugin(): Plugin {
  return {
    name: 'puente-settings',
    config(_config, { mode }) {
      return { define: { __SETTINGS__: JSON.stringify(readSettings(mode)) } }
    },
  }
}
