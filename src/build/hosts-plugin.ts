import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'

import type { Plugin, ResolvedConfig } from 'vite'

import type { Settings } from '#config/settings.ts'

import { caddyFile } from './caddy-file.ts'
import { containerFiles } from './container-files.ts'
import { type HostRules, forwardedPattern, hostRules } from './host-rules.ts'
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

const headerOptions = (serving: HeaderOptions['serving'], settings: Settings): HeaderOptions => ({
  serving,
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
 * Writes what each kind of host needs to serve the built site, from one set of rules: `_headers` and `_redirects` into
 * the site, the files of nginx, Caddy and a container into a folder beside it that nobody serves. `vite preview` has the
 * same headers and passes the same paths on to the service.
 */
export function hostsPlugin(serving: HeaderOptions['serving'], mode: string): Plugin {
  let options: HeaderOptions
  let rules: HostRules
  let config: ResolvedConfig
  return {
    name: 'puente-hosts',
    // Settings are read here and not earlier, so the settings' plugin reports all problems of a real site first.
    config() {
      const settings = readSettings(mode)
      options = headerOptions(serving, settings)
      rules = hostRules(settings, options)
      // The demo contains its mocks.
      return { preview: { proxy: serving === 'demo' ? {} : { [forwardedPattern(rules)]: serviceOrigin } } }
    },
    configResolved(resolved) {
      config = resolved
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value)
        next()
      })
    },
    // The dev server inserts scripts into its documents, which the policy would refuse.
    transformIndexHtml: (html, { server }) =>
      server
        ? html
        : html.replace(
            '<meta name="viewport"',
            (viewport) =>
              `<meta http-equiv="Content-Security-Policy" content="${policyOfDocument(options)}" />\n    ${viewport}`,
          ),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules.headers) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
    },
    writeBundle() {
      if (config.build.ssr === false && serving === 'production') writeHostFiles(`${config.build.outDir}-hosts`, rules)
    },
  }
}
