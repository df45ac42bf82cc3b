import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { logoFile, logoModule, readLogo } from './logo-drawing.ts'

const moduleName = 'virtual:agency-logo'

/**
 * Gives components the agency's mark (src/app/globals.d.ts): they read no content, and the page draws it without a
 * request of its own.
 */
export function logoPlugin(): Plugin {
  return {
    name: 'puente-logo',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load(id) {
      if (id !== `\0${moduleName}`) return null
      this.addWatchFile(resolve(logoFile))
      return logoModule(readLogo())
    },
  }
}
