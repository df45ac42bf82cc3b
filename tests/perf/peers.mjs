import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
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
    logLevel: 'error',
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
    // What spares the site a part of its dialogs' cost is not the baseline's.
    if (file.endsWith('.css')) {
      const styles = readFileSync(`${siteDirectory}/assets/${file}`, 'utf8')
      writeFileSync(`${outDir}/assets/site.css`, styles.replace(/pointer-events:\s*auto\s*!important;?/, ''))
    }
    if (file.endsWith('.woff2')) cpSync(`${siteDirectory}/assets/${file}`, `${outDir}/assets/${file}`)
  }
}
