import { extname, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { languages } from '#i18n/language.ts'

import { pictureIcons, tabIcon, webManifest } from './brand-icons.ts'
import { painter } from './brand-painter.ts'
import { logoFile, logoModule, readLogo, trimmedLogo } from './logo-drawing.ts'
import { sharePicture } from './share-picture.ts'

/** The component that draws the mark (src/app/globals.d.ts): components read no content. */
const moduleName = 'virtual:agency-logo'

/** Returns the icons, the manifest and the pictures for shared links, by file. The same content gives the same bytes. */
export async function brandFiles(): Promise<Readonly<Record<string, string | Buffer>>> {
  const tools = await painter()
  const logo = trimmedLogo(readLogo(), tools.drawnPart)
  return {
    'favicon.svg': tabIcon(logo),
    'site.webmanifest': webManifest(),
    ...pictureIcons(logo, tools),
    ...Object.fromEntries(languages.map((language) => [`share-${language}.png`, sharePicture(logo, language, tools)])),
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Gives the site what shows the agency's mark: the component in the header, and the files that `brandFiles` makes. */
export function brandPlugin(): Plugin {
  let isSite = false
  return {
    name: 'puente-brand',
    configResolved({ command, build }) {
      isSite = command === 'build' && !build.ssr
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load(id) {
      if (id !== `\0${moduleName}`) return null
      this.addWatchFile(resolve(logoFile))
      return logoModule(readLogo())
    },
    configureServer({ middlewares }) {
      let files: ReturnType<typeof brandFiles> | undefined
      middlewares.use((request, response, next) => {
        const file = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
        const type = mediaTypes[extname(file)]
        if (type === undefined) {
          next()
          return
        }
        files ??= brandFiles()
        files.then((made) => {
          const body = made[file]
          if (body === undefined) next()
          else response.setHeader('Content-Type', type).end(body)
        }, next)
      })
    },
    async generateBundle() {
      if (!isSite) return
      for (const [fileName, source] of Object.entries(await brandFiles()))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
