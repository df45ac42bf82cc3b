import { readFileSync, readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

const folder = 'tests/planted'
const patches = readdirSync(folder).filter((name) => name.endsWith('.patch'))

/** Returns the lines that a patch looks for in each of its places, with the file. */
function placesOf(patch: string): readonly { readonly file: string; readonly lines: string }[] {
  return patch
    .split(/^diff --git .*$/m)
    .slice(1)
    .flatMap((change) => {
      const file = /^\+\+\+ b\/(.+)$/m.exec(change)?.[1] ?? ''
      const places = change.split(/^@@ .*$/m).slice(1)
      return places.map((place) => ({
        file,
        lines: place
          .split('\n')
          .filter((line) => /^[ -]/.test(line))
          .map((line) => line.slice(1))
          .join('\n'),
      }))
    })
}

// A fault that finds no place is not planted, and `npm run test:planted` takes too long for every change.
it.each(patches)('%s finds its place', (name) => {
  const places = placesOf(readFileSync(`${folder}/${name}`, 'utf8')).filter(({ lines }) => lines !== '')
  expect(places.length).toBeGreaterThan(0)
  for (const { file, lines } of places) expect(readFileSync(file, 'utf8')).toContain(lines)
})
