import type { Plugin } from 'vite'

import { carrierNames } from '#content/carrier-names.ts'
import { issuerNames } from '#content/issuer-names.ts'

const values = { 'carrier-names': { carrierNames }, 'issuer-names': { issuerNames } }

/** Replaces the modules with carriers' names by their values, so the bundle does not contain the carriers' pages. */
export function carrierNamesPlugin(): Plugin {
  return {
    name: 'puente-carrier-names',
    apply: 'build',
    load(id) {
      const path = id.replaceAll('\\', '/')
      const entry = Object.entries(values).find(([name]) => path.endsWith(`/src/content/${name}.ts`))
      if (!entry) return null
      return Object.entries(entry[1])
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
