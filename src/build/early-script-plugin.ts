import { type Plugin, type ResolvedConfig, build } from 'vite'

import type { Settings } from '#config/settings.ts'

/** The file of the page's first script. Built documents hold its text instead (src/build/prerender-plugin.ts). */
export const earlyScriptFile = 'early.js'

/** Returns the page's first script, of src/app/early.ts: one file that old browsers read too. */
async function earlyScript({ define, mode, root }: ResolvedConfig): Promise<string> {
  const { apiHost } = JSON.parse(String(define?.['__SETTINGS__'])) as Pick<Settings, 'apiHost'>
  const built = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    // Every visitor waits for this script, so it holds the one setting that it reads.
    define: { ...define, __SETTINGS__: JSON.stringify({ apiHost }) },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2015',
      modulePreload: false,
      rolldownOptions: { input: 'src/app/early.ts', output: { format: 'iife' } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error('src/app/early.ts makes no script')
  return script.code
}

/** Makes the page's first script: for the documents of a build, and as a file for each page of the dev server. */
export function earlyScriptPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'puente-early-script',
    apply: ({ build: options }, { command }) => command === 'serve' || options?.ssr === undefined,
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${earlyScriptFile}`, (_, response, next) => {
        earlyScript(config).then((script) => response.setHeader('Content-Type', 'text/javascript').end(script), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: earlyScriptFile, source: await earlyScript(config) })
    },
  }
}
