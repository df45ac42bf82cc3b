import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { hostsPlugin } from '#build/hosts-plugin.ts'

let folder = ''

const documentWith = (script: string) =>
  `<head><meta name="viewport" /><style>a{}</style><script>${script}</script><script type="application/ld+json">{}</script></head>`

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'dist')
  for (const file of ['', '/es']) {
    mkdirSync(folder + file, { recursive: true })
    writeFileSync(`${folder}${file}/index.html`, documentWith('go()'))
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(folder, '..'), { recursive: true })
})

/** Ends the build of a site whose documents are in the folder. */
function endBuild(): void {
  const { config, configResolved, closeBundle } = hostsPlugin('production', 'production')
  if (typeof config === 'function') void config.call({} as never, {}, { command: 'build', mode: 'production' })
  if (typeof configResolved === 'function')
    void configResolved.call({} as never, { command: 'build', build: { outDir: folder, ssr: false } } as never)
  if (typeof closeBundle === 'object') void closeBundle.handler.call({} as never)
}

const built = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The calls that the built `_headers` allow. */
function connectSources(): string | undefined {
  endBuild()
  return /connect-src ([^;]*)/.exec(built('_headers'))?.[1]
}

it('lets the page call its own origin only, until a setting names another', () => {
  expect(connectSources()).toBe("'self'")
})

it.each([
  ['VITE_ERROR_REPORT_ENDPOINT', 'https://errors.example:8443/puente', 'https://errors.example:8443'],
  ['VITE_API_HOST', 'https://api.example/v1', 'https://api.example'],
  ['VITE_MAPS_KEY', 'key', 'https://places.googleapis.com'],
])('%s adds its origin and nothing else', (variable, value, origin) => {
  vi.stubEnv(variable, value)
  expect(connectSources()).toBe(`'self' ${origin}`)
})

it('a report to a path of the same origin needs no other', () => {
  vi.stubEnv('VITE_ERROR_REPORT_ENDPOINT', '/errors')
  expect(connectSources()).toBe("'self'")
})

describe('what documents hold themselves', () => {
  it('is allowed by its hash, one script and one style, alike in documents and in every host file', () => {
    endBuild()
    const ofScript = "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"
    const [styles = ''] = /style-src [^;]*/.exec(built('_headers')) ?? []
    expect(styles).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/)
    const files = [
      '_headers',
      'index.html',
      'es/index.html',
      '../dist-hosts/Caddyfile',
      '../dist-hosts/nginx/site.conf',
    ]
    for (const file of files) {
      expect(built(file), file).toContain(ofScript)
      expect(built(file), file).toContain(styles)
    }
    expect(built('index.html').match(/sha256/g)).toHaveLength(2)
    expect(built('index.html').indexOf('http-equiv')).toBeLessThan(built('index.html').indexOf('<style>'))
  })
  it('stops the build where documents differ in it', () => {
    writeFileSync(`${folder}/es/index.html`, documentWith('other()'))
    expect(endBuild).toThrow('The documents differ')
  })
})
