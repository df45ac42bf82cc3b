import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { type Manifest, type Plugin, type ResolvedConfig, build } from 'vite'

import { pages } from '#config/pages.ts'
import { type Language, languages } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { type SitePage, sitePages } from '#i18n/site-addresses.ts'

import { documentsUnder, fileOf } from './document-files.ts'
import { earlyScriptFile } from './early-script-plugin.ts'
import { firstStyles, laterStyles } from './first-styles.ts'
import { type PageDocument, fillDocument, withFirstScript, withFirstStyles } from './page-document.ts'

type Rendered = Pick<PageDocument, 'markup' | 'offer' | 'head' | 'tags' | 'facts'>

/** The exports of src/app/prerender.tsx. */
interface Renderer {
  readonly siteUrl: string
  readonly renderPage: (path: string, language: Language) => Promise<Rendered>
  readonly frameOf: (path: string, language: Language) => Rendered
}

/** Text areas of the frame that are needed at once; its menus are hydrated later. */
const frameAreas = ['common']

async function loadRenderer({ configFile, mode }: ResolvedConfig): Promise<Renderer & { readonly end: () => void }> {
  // A separate folder: Node caches imported modules, and another build may run in parallel.
  const outDir = `node_modules/.cache/puente/prerender-${mode}-${process.pid}`
  await build({
    ...(configFile !== undefined && { configFile }),
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  const renderer = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
  return {
    ...renderer,
    end: () => {
      rmSync(outDir, { recursive: true })
    },
  }
}

/** Returns a module's script and its static imports. */
function scriptsOf(manifest: Manifest, module: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`${module} is not a separate module in the built site`)
  if (seen.has(module)) return []
  seen.add(module)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported, seen))]
}

/**
 * Returns the site's stylesheet, and leaves in its file only what follows the first styles. The name of the file does
 * not change, because scripts know it.
 */
function takeStylesheet(manifest: Manifest, outDir: string): string {
  const [file = '', ...others] = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  if (file === '' || others.length > 0) throw new Error('The site has no stylesheet, or more than one')
  const stylesheet = readFileSync(join(outDir, file), 'utf8')
  writeFileSync(join(outDir, file), laterStyles(stylesheet))
  return stylesheet
}

function sitemap(siteUrl: string): string {
  const alternates = (path: string) =>
    languages
      .map((of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${siteUrl}${documentAddress(path, of)}"/>`)
      .join('')
  const entries = sitePages
    .filter(({ row }) => pages[row].audience === 'public')
    .flatMap(({ path }) =>
      languages.map((of) => `<url><loc>${siteUrl}${documentAddress(path, of)}</loc>${alternates(path)}</url>`),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Returns a robots.txt that excludes the pages behind a session: a folder of such pages, or one page. */
function robots(siteUrl: string): string {
  const disallowed = sitePages
    .filter(({ row }) => pages[row].audience === 'signedIn')
    .map(({ path }) => path.replace(/^(\/[^/]+\/).*/, '$1'))
  const lines = [...new Set(disallowed)].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

/** Returns the modules and catalogs that a page's document preloads. */
function earlyModules({ row }: SitePage, language: Language): readonly string[] {
  const { module, catalogs } = pages[row]
  // The first script lists the first route's screen and catalogs.
  const later = row === '/' ? [] : ['src/app/screens.tsx', 'src/i18n/later-catalogs.ts']
  return [
    'index.html',
    module,
    ...later,
    ...[...frameAreas, ...catalogs].map((area) => `src/i18n/locales/${language}/${area}.json`),
  ]
}

/**
 * Writes a document for every page after the build, in both languages: public pages in full, the others as a frame, and
 * the not-found page. Each holds the first script and the first styles. It also writes the files for search engines.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig
  const write = (file: string, text: string) => {
    const path = join(config.build.outDir, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return {
    name: 'puente-prerender',
    apply: ({ build: options }, { command }) => command === 'build' && options?.ssr === undefined,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      if (resolved.base !== '/') throw new Error(`The site must be at the root of its host, not at ${resolved.base}`)
      config = resolved
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const { outDir } = config.build
        const manifestFile = join(outDir, '.vite/manifest.json')
        if (!existsSync(manifestFile)) return
        const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
        rmSync(join(outDir, '.vite'), { recursive: true })
        const earlyFile = join(outDir, earlyScriptFile)
        const template = withFirstScript(
          readFileSync(join(outDir, 'index.html'), 'utf8'),
          readFileSync(earlyFile, 'utf8'),
        )
        const stylesheet = takeStylesheet(manifest, outDir)
        rmSync(earlyFile)
        const { siteUrl, renderPage, frameOf, end } = await loadRenderer(config)

        for (const language of languages) {
          const frame = { language, scripts: [] }
          for (const page of sitePages) {
            const { path, row } = page
            const address = documentAddress(path, language)
            if (pages[row].audience === 'signedIn') {
              write(fileOf(address), fillDocument(template, { ...frame, ...frameOf(path, language), address }))
              continue
            }
            const scripts = new Set(earlyModules(page, language).flatMap((one) => scriptsOf(manifest, one)))
            write(
              fileOf(address),
              fillDocument(template, {
                ...(await renderPage(path, language)),
                language,
                address,
                scripts: [...scripts].filter((href) => !template.includes(href)),
              }),
            )
          }
          const notFound = await renderPage('/404', language)
          write(
            fileOf(documentAddress('/404', language)),
            fillDocument(template, { ...frame, ...notFound, address: '*' }),
          )
        }
        const documents = documentsUnder(outDir)
        const styles = firstStyles(stylesheet, [...documents.values()])
        for (const [path, text] of documents) writeFileSync(path, withFirstStyles(text, styles))
        write('sitemap.xml', sitemap(siteUrl))
        write('robots.txt', robots(siteUrl))
        end()
      },
    },
  }
}
