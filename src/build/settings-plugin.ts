import type { Plugin } from 'vite'

import { readSettings } from './read-settings.ts'

/** Checks the VITE_… settings when a build or the dev server starts, and hands them to the site as one constant. */
export function settingsPlugin(): Plugin {
  let phone = ''
  return {
    name: 'puente-settings',
    config(_config, { mode }) {
      const settings = readSettings(mode)
      phone = settings.agencyPhone
      return { define: { __SETTINGS__: JSON.stringify(settings) } }
    },
    // The page's own words, shown without scripts, name the agency's phone too.
    transformIndexHtml: (html) => html.replaceAll('%AGENCY_PHONE%', phone),
  }
}
