import type { Plugin } from 'vite'

import { readSettings } from './read-settings.ts'
import {
  type HeaderOptions,
  connectOrigins,
  headersFile,
  policyOfDocument,
  securityHeaders,
} from './security-headers.ts'

const placesOrigin = 'https://places.googleapis.com'

/** Serves `vite preview` with the site's security headers and writes them as `_headers` into the built site. */
export function headersPlugin(serving: HeaderOptions['serving'], mode: string): Plugin {
  const settings = readSettings(mode)
  const options: HeaderOptions = {
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
  }
  return {
    name: 'puente-headers',
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(securityHeaders(options))) response.setHeader(name, value)
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
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(options) })
    },
  }
}
