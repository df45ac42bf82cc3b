import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { fileOf, notFoundFile } from './document-files.ts'

/** Serves `vite preview` like a static host: a path with its document, or the 404 page when it has none. */
export function pagesPlugin(): Plugin {
  return {
    name: 'puente-pages',
    configurePreviewServer({ middlewares, config }) {
      const outDir = resolve(config.root, config.build.outDir)
      middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const isAsset = path.startsWith('/assets/')
        const isPage = request.method === 'GET' && !/\.\w+$|^\/(api|crm)\//.test(path)
        if (!isAsset && (!isPage || request.headers['sec-fetch-dest'] === 'empty')) {
          next()
          return
        }
        const file = isAsset ? path.slice(1) : fileOf(path.replace(/\/+$/, '') || '/')
        if (existsSync(join(outDir, file))) {
          request.url = `/${file}${query === undefined ? '' : `?${query}`}`
          next()
          return
        }
        response.statusCode = 404
        // Not cacheable: the next deploy may add the missing file.
        response.setHeader('Cache-Control', 'no-store')
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(readFileSync(join(outDir, notFoundFile(path))))
      })
    },
  }
}
