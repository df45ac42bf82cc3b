import type { SiteLanguage } from '#domain/content/language-table.ts'
import { agency } from '#content/agency.ts'

import { escapeHtml } from './escape-html.ts'

/** A page's head, from the site's own code. */
interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

/** One document to write. */
export interface PageDocument {
  readonly language: SiteLanguage
  /** The address; `*` for a document that serves any address, such as the not-found page. */
  readonly address: string
  readonly markup: string
  /** The line that offers the page in Spanish; empty on a Spanish page. */
  readonly offer: string
  readonly head: PageHead
  /** Scripts that the page will load, preloaded in parallel. */
  readonly scripts: readonly string[]
  /** The head's tags about the address (src/app/place-tags.ts): elements with their attributes. */
  readonly tags: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
  /** Structured data for search engines (schema.org). */
  readonly facts: readonly object[]
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
    .join(' ')} />`

/** The pictures of a page that a visitor sees first, such as the one beside its title. */
const firstPictures = (markup: string): readonly string[] =>
  [...markup.matchAll(/<img\s[^>]*?src="([^"]*)"[^>]*\sloading="eager"/g)].map(([, address = '']) => address)

function headOf({ head, scripts, tags, facts, markup }: PageDocument, first: readonly string[]): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    named('keywords', head.keywords),
    ...tags.map(([name, attributes]) => element(name, attributes)),
    property('og:type', 'website'),
    property('og:site_name', agency.name),
    property('og:title', head.title),
    property('og:description', head.description),
    named('twitter:card', 'summary_large_image'),
    ...first,
    // Before the scripts: on a slow connection the picture would come after all of them, with the largest paint.
    ...firstPictures(markup).map((href) => `<link rel="preload" as="image" fetchpriority="high" href="${href}" />`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}" />`),
    // A data block does not run, so the content policy allows it. Escaping `<` keeps the text from ending the block.
    ...facts.map(
      (fact) => `<script type="application/ld+json">${JSON.stringify(fact).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ')
}

const put = (html: string, pattern: RegExp, text: string) => {
  if (!pattern.test(html)) throw new Error(`index.html has no ${String(pattern)}`)
  return html.replace(pattern, () => text)
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/
const noStyles = '<style></style>'

/**
 * Returns the site's document with its first script inside, and a place for its first styles. The whole stylesheet is
 * at the end of the body. There it delays the site's scripts, which need it, but not the first paint.
 */
export function withFirstScript(html: string, script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('The first script has a text that would end its element')
  const link = stylesheet.exec(html)?.[0].trim() ?? ''
  const inside = put(html, /<script[^>]*\ssrc="\/early\.js"><\/script>/, `${noStyles}<script>${script.trim()}</script>`)
  return put(put(inside, stylesheet, ''), /<\/body>/, `  ${link}\n  </body>`)
}

/** Puts the first styles into a filled document. */
export function withFirstStyles(html: string, styles: string): string {
  if (/<\/style/i.test(styles)) throw new Error('The first styles have a text that would end their element')
  return put(html, new RegExp(noStyles), `<style>${styles}</style>`)
}

/**
 * What the first paint needs, and the fonts, which are shown only if they arrive before it. It is first in the document,
 * because on a slow connection a browser requests only a few resources at a time.
 */
const paintsFirst = [/\s*<style><\/style><script>[^]*?<\/script>/, /(?:\s*<link rel="preload" as="font"[^>]*>)+/]

/**
 * Fills the site's document, with its first script inside, with a page. Throws when the document has an unexpected form,
 * or the page sets inline styles.
 */
export function fillDocument(template: string, page: PageDocument): string {
  if (/\sstyle="/.test(page.markup)) throw new Error(`${page.address} has inline styles, which its policy refuses`)
  const first = paintsFirst.map((pattern) => pattern.exec(template)?.[0].trim() ?? '')
  let html = paintsFirst.reduce((rest, pattern) => put(rest, pattern, ''), template)
  html = put(html, /<script type="module"/, '<script type="module" fetchpriority="low"')
  html = put(html, /<html lang="en">/, `<html lang="${page.language}" data-address="${page.address}">`)
  html = put(html, /<meta\s+name="description"[^>]*>/, '')
  html = put(html, /<title>[^<]*<\/title>/, headOf(page, first))
  html = put(
    html,
    /<div id="spanish-offer"><\/div>\s*/,
    page.offer && `<div id="spanish-offer">${page.offer}</div>\n    `,
  )
  return put(html, /<div id="root"><\/div>/, `<div id="root">${page.markup}</div>`)
}
