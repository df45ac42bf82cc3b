import { expect, it } from 'vitest'

import { otherPathOf, otherPaths } from '#app/site-paths.ts'
import { privatePaths, publicPages } from '#build/site-pages.ts'

// Proves C-1.
it('every page that is built has its written path, and every written path a page', () => {
  const built = [...Object.keys(publicPages), ...privatePaths].filter((path) => path !== '/')
  expect(new Set(built.map(otherPathOf))).toEqual(new Set(otherPaths))
})

it.each(['/carriers', '/carriers/', '/carriers/a/b', '/Lead', '/lead/', '/*', ''])('%s is not found', (path) => {
  expect(otherPathOf(path)).toBe('*')
})
