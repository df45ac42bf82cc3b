import { site } from '#config/site.ts'
import { foundAddresses } from '#i18n/site-addresses.ts'
import type { Language } from '#i18n/language.ts'

/** A tag of the document's head: its element, and its attributes. */
export type HeadTag = readonly [element: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/** Finds the tags of the place that was shown before. */
const placeTagSelector =
  'link[rel=canonical], link[rel=alternate], meta[name=robots], meta[property="og:url"], meta[property="og:locale"], meta[property^="og:image"]'

const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }]
const alternate = (hreflang: string, href: string): HeadTag => ['link', { rel: 'alternate', hreflang, href }]

/**
 * What the head says of a place beside the page's title and description: the addresses that search engines know it by, or that
 * they shall leave it out, and the picture for a shared link. The built documents and the navigation both take it from here.
 */
export function placeTags(path: string, language: Language, pictureAlt: string): readonly HeadTag[] {
  const found = foundAddresses(path)
  return [
    ...(found
      ? ([
          ['link', { rel: 'canonical', href: site.siteUrl + found[language] }],
          alternate('en', site.siteUrl + found.en),
          alternate('es', site.siteUrl + found.es),
          alternate('x-default', site.siteUrl + found.en),
          property('url', site.siteUrl + found[language]),
        ] as const)
      : ([['meta', { name: 'robots', content: 'noindex' }]] as const)),
    property('locale', language === 'es' ? 'es_US' : 'en_US'),
    property('image', `${site.siteUrl}/share-${language}.png`),
    property('image:alt', pictureAlt),
  ]
}

/** Puts the tags of a place where those of the place before were. */
export function writePlaceTags(tags: readonly HeadTag[]): void {
  for (const tag of document.head.querySelectorAll(placeTagSelector)) tag.remove()
  for (const [element, attributes] of tags) {
    const tag = document.createElement(element)
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
    document.head.append(tag)
  }
}
