import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

/**
 * Builds one of the pages that the site is held against (tests/perf/peers), as Vite does without further settings.
 * @param {'bare' | 'one-field' | 'plan-list'} name
 * @param {{ documents?: string[], siteDirectory?: string }} [options] its documents; a built site whose style sheet and fonts it wears
 * @returns {Promise<string>} the folder it was built into
 */
export async function buildPeer(name, { documents = ['index.html'], siteDirectory } = {}) {
  const root = fileURLToPath(new URL(`peers/${name}`, import.meta.url))
  const outDir = resolve('node_modules/.cache/puente/peers', name)
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    // The site's own code asks for both.
    define: { __DEMO__: 'false', __SETTINGS__: '{}' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { input: documents.map((document) => `${root}/${document}`) },
    },
  })
  if (siteDirectory !== undefined) wearStyles(siteDirectory, outDir)
  return outDir
}

function wearStyles(siteDirectory, outDir) {
  mkdirSync(`${outDir}/assets`, { recursive: true })
  for (const file of readdirSync(`${siteDirectory}/assets`)) {
    if (file.endsWith('.css')) cpSync(`${siteDirectory}/assets/${file}`, `${outDir}/assets/site.css`)
    if (file.endsWith('.woff2')) cpSync(`${siteDirectory}/assets/${file}`, `${outDir}/assets/${file}`)
  }
}
