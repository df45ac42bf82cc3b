import { renderToStaticMarkup } from 'react-dom/server'

import type { Description } from './contract-parts.ts'
import { ContractReference } from './contract-reference.tsx'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 64rem; overflow-wrap: anywhere; padding: 1rem; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
caption { font-weight: 600; text-align: start; }
th, td { border: 1px solid #8888; overflow-wrap: break-word; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
pre { border: 1px solid #8888; overflow-wrap: anywhere; padding: 0.5rem; white-space: pre-wrap; }
section section { border-top: 1px solid #8888; margin-top: 1.5rem; }
section section section { border: 0; margin: 0; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 40rem) { td, th { overflow-wrap: anywhere; } table, thead, tbody, tr, th, td, caption { display: block; } }
@media print { details > * { display: block; } }
`

/** Returns the description of the service as one HTML page that needs no script and no network. */
export function contractPage(description: Description): string {
  const { title, version } = description.info
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{`Version ${version}`}</p>
          <ContractReference description={description} />
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>\n${page}`
}
