import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { logoFile, logoModule, readLogo } from './logo-drawing.ts'

const moduleName = 'virtual:agency-logo'

/**
 * Provides the agency's mark to components (src/app/globals.d.ts), which must not import content. The mark is inlined,
 * so it needs no request.
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
