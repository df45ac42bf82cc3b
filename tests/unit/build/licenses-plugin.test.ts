import { resolve } from 'node:path'

import { expect, it, vi } from 'vitest'

import { licensesPlugin } from '#build/licenses-plugin.ts'

/** The plugin's output for a build of these modules, given the length of each in the built scripts. */
function licensesOf(modules: Readonly<Record<string, number>>): { readonly fileName: string; readonly source: string } {
  const { generateBundle } = licensesPlugin()
  const emitFile = vi.fn<(file: { readonly fileName: string; readonly source: string }) => void>()
  const chunk = {
    type: 'chunk',
    modules: Object.fromEntries(
      Object.entries(modules).map(([file, renderedLength]) => [resolve(file), { renderedLength }]),
    ),
  }
  if (typeof generateBundle === 'function')
    void generateBundle.call({ emitFile } as never, {} as never, { chunk } as never, true)
  return emitFile.mock.lastCall?.[0] ?? { fileName: '', source: '' }
}

it('the built site holds the licence of every package, style and font that it is made of', () => {
  const { fileName, source } = licensesOf({
    'src/app/main.tsx': 100,
    'node_modules/react/index.js': 100,
    'node_modules/react-dom/client.js': 100,
    'node_modules/@radix-ui/react-dialog/dist/index.mjs': 100,
    'node_modules/clsx/dist/clsx.mjs': 0,
  })
  expect(fileName).toBe('licenses.txt')
  expect(source).toMatch(/^react-dom@[\d.]+ \(MIT\)\nreact@[\d.]+ \(MIT\)\n\nMIT License/m)
  expect(source).toMatch(/^@radix-ui\/react-dialog@[\d.]+ \(MIT\)$/m)
  expect(source).toMatch(/^tailwindcss@[\d.]+ \(MIT\)$/m)
  expect(source).toMatch(/^@dicebear\/open-peeps@[\d.]+ \(MIT\)$/m)
  expect(source).toContain('CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/)')
  for (const font of ['atkinson-hyperlegible-next', 'bricolage-grotesque'])
    expect(source).toContain(`${font}.woff2 (OFL-1.1)`)
  expect(source).toContain('SIL OPEN FONT LICENSE')
})

it('what the build leaves out is not named', () => {
  expect(licensesOf({ 'node_modules/clsx/dist/clsx.mjs': 0 }).source).not.toContain('clsx')
})
