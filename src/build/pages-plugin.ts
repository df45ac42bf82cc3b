import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { fileOf, notFoundFile } from './document-files.ts'
import { addressPatterns, assetFolder, caching, wellKnownFolder } from './host-rules.ts'

const withEnding = new RegExp(addressPatterns.withEnding)
const home = new RegExp(addressPatterns.home)
const personal = new RegExp(addressPatterns.personal)
const refused = new RegExp(`${addressPatterns.notFoundPage}|${addressPatterns.hidden}`)

/** A host's answer: a file of the site, a redirect, or not found. */
type Answer = { readonly file: string; readonly caching: string } | { readonly movedTo: string } | null

/** Returns a host's answer to a decoded path, given whether the site has a file. */
function answerTo(path: string, has: (file: string) => boolean): Answer {
  if (refused.test(path) && !path.startsWith(wellKnownFolder)) return null
  if (home.test(path)) return { movedTo: '/' }
  const page = withEnding.exec(path)?.[1]
  if (page !== undefined) return has(fileOf(page)) ? { movedTo: page } : null
  if (has(fileOf(path))) return { file: fileOf(path), caching: personal.test(path) ? caching.never : caching.checked }
  const file = path.slice(1)
  if (!has(file)) return null
  return { file, caching: path.startsWith(assetFolder) ? caching.forever : caching.checked }
}

/** Returns a path as servers read it, with single slashes; empty when its percent-encoding is invalid. */
function pathAsRead(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/')
  } catch {
    return ''
  }
}

/** Serves `vite preview` as the files for hosts (src/build/hosts-plugin.ts) let each host serve the site. */
export function pagesPlugin(): Plugin {
  return {
    name: 'puente-pages',
    configurePreviewServer({ middlewares, config }) {
      const outDir = resolve(config.root, config.build.outDir)
      const has = (file: string) =>
        !file.includes('..') &&
        !file.includes('\0') &&
        // The file system refuses longer names.
        file.split('/').every((name) => name.length <= 255) &&
        statSync(join(outDir, file), { throwIfNoEntry: false })?.isFile() === true
      const forwarded = Object.keys(config.preview.proxy ?? {}).map((pattern) => new RegExp(pattern))
      middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const search = query === undefined ? '' : `?${query}`
        if (forwarded.some((pattern) => pattern.test(path))) {
          next()
          return
        }
        const answer = answerTo(pathAsRead(path), has)
        if (answer !== null && 'file' in answer) {
          request.url = `/${answer.file}${search}`
          response.setHeader('Cache-Control', answer.caching)
          next()
          return
        }
        response.setHeader('Cache-Control', caching.never)
        if (answer !== null) {
          response.writeHead(308, { Location: answer.movedTo + search }).end()
          return
        }
        response.statusCode = 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(request.method === 'HEAD' ? '' : readFileSync(join(outDir, notFoundFile(path))))
      })
    },
  }
}
