import { afterEach, expect, it, vi } from 'vitest'

import { hostsPlugin } from '#build/hosts-plugin.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The calls that the built `_headers` allow. */
function connectSources(): string | undefined {
  const { config, generateBundle } = hostsPlugin('production', 'production')
  if (typeof config === 'function') void config.call({} as never, {}, { command: 'build', mode: 'production' })
  const emitFile = vi.fn<(file: { readonly source: string }) => void>()
  if (typeof generateBundle === 'function') void generateBundle.call({ emitFile } as never, {} as never, {}, true)
  return /connect-src ([^;]*)/.exec(emitFile.mock.calls[0]?.[0].source ?? '')?.[1]
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
