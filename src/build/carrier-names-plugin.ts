import type { Plugin } from 'vite'

import { carrierNames } from '#content/carrier-names.ts'

/** Puts the list of carriers' names into the build as its value, without the pages that it is taken from. */
export function carrierNamesPlugin(): Plugin {
  return {
    name: 'puente-carrier-names',
    apply: 'build',
    load: (id) =>
      id.replaceAll('\\', '/').endsWith('/src/content/carrier-names.ts')
        ? `export const carrierNames = ${JSON.stringify(carrierNames)}`
        : null,
  }
}
