import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, posix } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
}
const isText = (type) => /text|svg|xml/.test(type)

/** The page for a missing address: the nearest one in the parent folders. */
const notFoundFile = (path) => (path.startsWith('/es/') ? 'es/404.html' : '404.html')

/** Reads a `_headers` file: blocks of a path pattern and, below it, headers. Hosts join the values of a header set twice. */
function headerRules(text) {
  const rules = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (!line.startsWith(' ')) rules.push({ pattern: line.trim(), headers: [] })
    else rules.at(-1).headers.push(line.trim())
  }
  const matches = (pattern, path) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)
  return (path) => {
    const headers = new Map()
    for (const rule of rules.filter(({ pattern }) => matches(pattern, path)))
      for (const header of rule.headers) {
        const name = header.slice(0, header.indexOf(':'))
        const value = header.slice(header.indexOf(':') + 1).trim()
        headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
      }
    return Object.fromEntries(headers)
  }
}

/** The decoded path; undefined if its percent signs encode nothing. */
function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The file with which a static host answers a path, if there is one. */
export function fileFor(directory, path) {
  const meant = decoded(path)
  if (meant === undefined) return undefined
  const clean = posix.normalize(meant).replace(/\/+$/, '') || '/index'
  return [clean, `${clean}.html`]
    .map((file) => join(directory, file))
    .find((file) => extname(file) !== '' && file.startsWith(normalize(directory)) && existsSync(file))
}

/**
 * Serves a built site like a static host: compressed, with the headers of its `_headers` file if it has one, and with
 * its own page for missing addresses, at a free port. Returns its address and a function that stops it.
 * @param {string} directory
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStatic(directory) {
  const headers = join(directory, '_headers')
  const headersOf = headerRules(existsSync(headers) ? readFileSync(headers, 'utf8') : '')
  /** Like a real host, it compresses each file once, not for each visitor. */
  const zipped = new Map()
  const zip = (file, body) => {
    if (!zipped.has(file)) zipped.set(file, gzipSync(body, { level: 9 }))
    return zipped.get(file)
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    if (decoded(path) === undefined) return void response.writeHead(400).end()
    const found = fileFor(directory, path)
    const file = found ?? join(directory, notFoundFile(path))
    if (!existsSync(file)) return void response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    const body = readFileSync(file)
    const isZipped = isText(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(found ? 200 : 404, {
      ...headersOf(path),
      // The `_headers` file does not depend on the status, and a refusal must not be cached as long as a file.
      ...(!found && { 'Cache-Control': 'no-store' }),
      'Content-Type': type,
      ...(isZipped && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    })
    response.end(isZipped ? zip(file, body) : body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
