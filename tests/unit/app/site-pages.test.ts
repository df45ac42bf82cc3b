import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { pagePathOf, pagePaths, pages } from '#config/pages.ts'
import { footerLists, headerMenu } from '#domain/account/menus.ts'
import { handOverPaths } from '#domain/account/portal.ts'
import { carrierNames } from '#content/carrier-names.ts'
import { carriers } from '#content/carriers.ts'
import { linkAddress } from '#i18n/public-address.ts'
import { foundAddresses, sitePages } from '#i18n/site-addresses.ts'

// Proves C-1.
describe('the table of pages', () => {
  it.each(['/carriers', '/carriers/', '/carriers/a/b', '/Lead', '/lead/', '/*', ''])('has no page at %s', (path) => {
    expect(pagePathOf(path)).toBeUndefined()
  })

  it('names the modules that the screens are fetched from, so that a document asks for the right ones', () => {
    const imports = ['routes', 'screens'].map((name) => readFileSync(`src/app/${name}.tsx`, 'utf8')).join('\n')
    for (const path of pagePaths) {
      const { module } = pages[path]
      expect(existsSync(module)).toBe(true)
      expect(imports).toContain(module.replace(/^src\/app\//, './').replace(/^src\//, '#'))
    }
  })

  it('has every path that leads on to the members portal', () => {
    expect(Object.keys(handOverPaths).filter((path) => pagePathOf(path) === undefined)).toEqual([])
  })
})

// Proves C-1 and A-71.
describe.each(carriers)('the carrier $slug, named in one place', ({ slug, isInHeader }) => {
  it('has its page, its addresses in both languages and its links', () => {
    const path = `/carriers/${slug}`
    expect(sitePages).toContainEqual({ path, row: '/carriers/*' })
    expect(foundAddresses(path)).toEqual({ en: path, es: `/es${path}` })
    expect(linkAddress(path, 'es')).toBe(`/es${path}`)
    const linked = headerMenu('visitor', '/', carrierNames).entries.flatMap((entry) =>
      entry.kind === 'group' ? entry.links : [],
    )
    expect(linked.some(({ id }) => id === slug)).toBe(isInHeader)
    expect(footerLists('visitor', carrierNames).flatMap(({ links }) => links.map(({ id }) => id))).toContain(slug)
  })
})
