import { site } from '#config/site.ts'
import { languageTable } from '#domain/content/language-table.ts'
import { foundAddresses } from '#i18n/site-addresses.ts'
import { type Language, defaultLanguage, languages } from '#i18n/language.ts'

/** A tag of the document's head: its element, and its attributes. */
export type HeadTag = readonly [element: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/** Finds the tags of the previous place. */
const placeTagSelector =
  'link[rel=canonical], link[rel=alternate], meta[name=robots], meta[property="og:url"], meta[property="og:locale"], meta[property^="og:image"]'

const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }]
const alternate = (hreflang: string, href: string): HeadTag => ['link', { rel: 'alternate', hreflang, href }]

/**
 * Returns the head's tags of a place beside the page's title and description: the addresses for search engines, or that
 * they must not index it, and the picture for a shared link. Both the built documents and the navigation use it.
 */
export function placeTags(path: string, language: Language, pictureAlt: string): readonly HeadTag[] {
  const found = foundAddresses(path)
  return [
    ...(found
      ? ([
          ['link', { rel: 'canonical', href: site.siteUrl + found[language] }],
          ...languages.map((of) => alternate(of, site.siteUrl + found[of])),
          alternate('x-default', site.siteUrl + found[defaultLanguage]),
          property('url', site.siteUrl + found[language]),
        ] as const)
      : ([['meta', { name: 'robots', content: 'noindex' }]] as const)),
    property('locale', languageTable[language].territory),
    property('image', `${site.siteUrl}/share-${language}.png`),
    property('image:alt', pictureAlt),
  ]
}

/** Replaces the tags of the previous place with those of a place. */
export function writePlaceTags(tags: readonly HeadTag[]): void {
  for (const tag of document.head.querySelectorAll(placeTagSelector)) tag.remove()
  for (const [element, attributes] of tags) {
    const tag = document.createElement(element)
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
    document.head.append(tag)
  }
}
