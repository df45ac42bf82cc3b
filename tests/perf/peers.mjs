import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const built = new Map()

/**
 * Builds one of the baseline pages (tests/perf/peers) with Vite's defaults, once in each run.
 * @param {'bare' | 'one-field' | 'plan-list'} name
 * @param {{ documents?: string[], siteDirectory?: string }} [options] its documents; a built site whose style sheet and
 * fonts it uses
 * @returns {Promise<string>} the folder of the build
 */
export function buildPeer(name, options = {}) {
  if (!built.has(name)) built.set(name, buildAnew(name, options))
  return built.get(name)
}

async function buildAnew(name, { documents = ['index.html'], siteDirectory }) {
  const root = fileURLToPath(new URL(`peers/${name}`, import.meta.url))
  const outDir = resolve('node_modules/.cache/puente/peers', name)
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    // The site's code requests both.
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
  // The documents have the faces of the fonts.
  const faces = readFileSync(`${siteDirectory}/index.html`, 'utf8').match(/@font-face\{[^}]*\}/g) ?? []
  for (const file of readdirSync(`${siteDirectory}/assets`)) {
    // The baseline doesn't get the optimisation of the site's dialogs.
    if (file.endsWith('.css')) {
      const styles = readFileSync(`${siteDirectory}/assets/${file}`, 'utf8')
      writeFileSync(
        `${outDir}/assets/site.css`,
        faces.join('') + styles.replace(/pointer-events:\s*auto\s*!important;?/, ''),
      )
    }
    if (file.endsWith('.woff2')) cpSync(`${siteDirectory}/assets/${file}`, `${outDir}/assets/${file}`)
  }
}
