import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'

import type { Plugin, ResolvedConfig } from 'vite'

import type { Settings } from '#config/settings.ts'

import { caddyFile } from './caddy-file.ts'
import { containerFiles } from './container-files.ts'
import { documentsUnder } from './document-files.ts'
import { type HostRules, forwardedPattern, hostRules } from './host-rules.ts'
import { type InlineHashes, inlineHashes } from './inline-hashes.ts'
import { nginxFiles } from './nginx-files.ts'
import { readSettings } from './read-settings.ts'
import { type HeaderOptions, connectOrigins, policyOfDocument } from './security-headers.ts'
import { headersFile, redirectsFile } from './static-host-files.ts'

const placesOrigin = 'https://places.googleapis.com'

/** The address of the service for `vite preview`; by default the mocks (`npm run api`). */
const serviceOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4010'

function writeHostFiles(folder: string, rules: HostRules): void {
  rmSync(folder, { recursive: true, force: true })
  const files = { ...nginxFiles(rules), Caddyfile: caddyFile(rules), ...containerFiles(rules) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const headerOptions = (serving: HeaderOptions['serving'], settings: Settings, inline: InlineHashes): HeaderOptions => ({
  serving,
  inline,
  reports: settings.policyReportEndpoint,
  connect: connectOrigins([
    settings.apiHost,
    settings.crmHost,
    settings.applicationsEndpoint,
    settings.notificationEndpoint,
    // With a key the address suggestions come from this service by plain fetch (F-15).
    settings.mapsKey === '' ? '' : placesOrigin,
    settings.errorReportEndpoint,
  ]),
})

/**
 * Returns the hashes of the inline scripts and styles of built documents. Throws when the documents differ, because one
 * policy must allow them all.
 */
function hashesOfSite(documents: readonly string[]): InlineHashes {
  const [first, ...others] = [...new Set(documents.map((html) => JSON.stringify(inlineHashes(html))))]
  if (first === undefined || others.length > 0) throw new Error('The documents differ in their own scripts or styles')
  return JSON.parse(first) as InlineHashes
}

/**
 * Writes what each kind of host needs to serve the built site, from one set of rules: `_headers` and `_redirects` into
 * the site, the files of nginx, Caddy and a container into a folder beside it that nobody serves. Each document gets the
 * same policy. `vite preview` has the same headers and passes the same paths on to the service.
 */
export function hostsPlugin(serving: HeaderOptions['serving'], mode: string): Plugin {
  let settings: Settings
  let config: ResolvedConfig
  const rulesFor = (inline: InlineHashes) => hostRules(settings, headerOptions(serving, settings, inline))
  return {
    name: 'puente-hosts',
    // Settings are read here and not earlier, so the settings' plugin reports all problems of a real site first.
    config() {
      settings = readSettings(mode)
      const rules = rulesFor({ scripts: [], styles: [] })
      // The demo contains its mocks.
      return { preview: { proxy: serving === 'demo' ? {} : { [forwardedPattern(rules)]: serviceOrigin } } }
    },
    configResolved(resolved) {
      config = resolved
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        // It is read for each answer, because the site may be built meanwhile.
        const home = join(config.build.outDir, 'index.html')
        const { headers } = rulesFor(inlineHashes(existsSync(home) ? readFileSync(home, 'utf8') : ''))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        next()
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // This runs after the documents are written. Those of the dev server have no policy, because it inserts scripts
      // into them.
      handler() {
        const { outDir, ssr } = config.build
        if (config.command !== 'build' || ssr !== false || !existsSync(join(outDir, 'index.html'))) return
        const documents = documentsUnder(outDir)
        const inline = hashesOfSite([...documents.values()])
        const policy = policyOfDocument(headerOptions(serving, settings, inline))
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    `
        for (const [file, html] of documents)
          writeFileSync(
            file,
            html.replace('<meta name="viewport"', (viewport) => tag + viewport),
          )
        const rules = rulesFor(inline)
        writeFileSync(join(outDir, '_headers'), headersFile(rules.headers))
        if (serving === 'production') writeHostFiles(`${outDir}-hosts`, rules)
      },
    },
  }
}
