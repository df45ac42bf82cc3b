import { extname } from 'node:path'

import type { Plugin } from 'vite'

import { languages } from '#i18n/language.ts'

import { pictureIcons, tabIcon, webManifest } from './brand-icons.ts'
import { painter } from './brand-painter.ts'
import { readLogo, trimmedLogo } from './logo-drawing.ts'
import { sharePicture } from './share-picture.ts'

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

/** Writes what `brandFiles` makes into the built site; the dev server makes it when a browser asks. */
export function brandFilesPlugin(): Plugin {
  let isSite = false
  return {
    name: 'puente-brand-files',
    configResolved({ command, build }) {
      isSite = command === 'build' && !build.ssr
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
