import { readFileSync, readdirSync } from 'node:fs'

import { beforeAll, describe, expect, it, vi } from 'vitest'

import { contactBody, contactRequest } from '#api/send-contact.ts'
import { renderPage } from '#app/prerender.tsx'
import { placeTags } from '#app/place-tags.ts'
import { fileOf, notFoundFile } from '#build/document-files.ts'
import { fillDocument, withFirstScript } from '#build/page-document.ts'
import { headersFile, redirectsFile } from '#build/static-host-files.ts'
import { emptyContactEntry } from '#domain/account/contact-message.ts'
import type { languageTable } from '#domain/content/language-table.ts'
import { readSharedLink } from '#domain/quote/shared-link.ts'
import { replaceCatalog } from '#i18n/i18n.ts'
import { type Language, secondLanguageOf } from '#i18n/language.ts'
import type { Catalog, Namespace } from '#i18n/namespaces.ts'
import { documentAddress, linkAddress, placeAt } from '#i18n/public-address.ts'
import { foundAddresses } from '#i18n/site-addresses.ts'
import { checkService } from '#mocks/check/check-service.ts'
import { accountNotes } from '#mocks/openapi/fields/account-notes.ts'

type Table = typeof languageTable

/** A language that nobody ships: English in brackets. */
const third = 'qps' as Language

vi.mock('#domain/content/language-table.ts', async (original) => {
  const { languageTable } = await original<{ readonly languageTable: Table }>()
  const qps = { ...languageTable.en, name: '[English]', prefix: '/qps', territory: 'qps_US', serviceId: 3 }
  return { languageTable: { ...languageTable, qps } }
})

const bracketed = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [key, typeof value === 'string' ? `[${value}]` : bracketed(value)]),
  )

beforeAll(() => {
  const folder = new URL('../../../src/i18n/locales/en/', import.meta.url)
  for (const file of readdirSync(folder))
    replaceCatalog(
      third,
      file.replace('.json', '') as Namespace,
      bracketed(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Catalog),
    )
})

describe('a third language of the table', () => {
  it('has its own addresses, and they lead back', () => {
    for (const path of ['/', '/faqs', '/glossary', '/carriers/oscar', '/login']) {
      const address = documentAddress(path, third)
      expect(address).toBe(path === '/' ? '/qps' : `/qps${path}`)
      expect(placeAt(address)).toEqual({ path, language: third })
      expect(linkAddress(path, third)).toBe(address)
    }
    expect(placeAt('/qpsx')).toEqual({ path: '/qpsx', language: null })
    expect(linkAddress('/lead', third)).toBe('/lead')
  })

  it('is in the head, in the files for hosts and among what search engines find', () => {
    expect(foundAddresses('/faqs')).toEqual({ en: '/faqs', es: '/es/faqs', qps: '/qps/faqs' })
    const tags = placeTags('/faqs', third, '').map(([, attributes]) => attributes)
    expect(tags.flatMap(({ hreflang }) => hreflang ?? [])).toEqual(['en', 'es', 'qps', 'x-default'])
    expect(tags).toContainEqual({ property: 'og:locale', content: 'qps_US' })
    expect(notFoundFile('/qps/nothing')).toBe('qps/404.html')
    expect(notFoundFile('/nothing')).toBe('404.html')
    expect(fileOf(documentAddress('/', third))).toBe('qps.html')
    expect(headersFile({})).toMatch(/^\/qps\/faqs$/m)
    expect(redirectsFile()).toContain('/qps/* /qps/404.html 404')
  })

  it('is built into a document in its own words', async () => {
    const page = await renderPage('/', third)
    expect(page.markup).toContain('[ZIP code')
    expect(page.markup).toContain('[Verify]')
    expect(page.offer).toBe('')
    const template = withFirstScript(readFileSync(new URL('../../../index.html', import.meta.url), 'utf8'), '')
    const html = fillDocument(template, { ...page, language: third, address: documentAddress('/', third), scripts: [] })
    expect(html).toContain('<html lang="qps" data-address="/qps">')
  })

  it('travels in a link, and an unknown language is refused', () => {
    const linkIn = (language: string) => readSharedLink(`v1.33133.12086.2026.${language}.34.n.n.0.n.n`)
    expect(linkIn(third)).toMatchObject({ ok: true, quote: { language: third } })
    expect(linkIn('fr')).toEqual({ ok: false, problem: 'malformed' })
  })

  it('has its own number at the service, and a language beside it', () => {
    const { languageID } = contactBody(emptyContactEntry, third)
    expect(languageID).toBe(3)
    expect(contactRequest.shape.languageID.safeParse(languageID).success).toBe(true)
    expect(contactRequest.shape.languageID.safeParse(4).success).toBe(false)
    expect(secondLanguageOf(third)).toBe('es')
  })

  it('has its number in the contract, and its refusals are among what a check of a service asks', async () => {
    expect(accountNotes.SendContactMessageRequest.languageID).toContain('1 English, 2 Spanish, 3 qps.')
    const lines: string[] = []
    // Nobody answers there: what is asked is said first.
    const service = { host: 'http://127.0.0.1:1', origin: undefined, withMaps: false }
    await checkService({ ...service, print: (line) => lines.push(line) })
    const asked = (language: string) => lines.filter((line) => line.endsWith(`, in ${language}`)).length
    expect(asked('qps')).toBe(asked('Spanish'))
    expect(asked('Spanish')).toBeGreaterThan(0)
    expect(asked('English')).toBe(0)
  })
})
