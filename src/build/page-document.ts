/** What a page says of itself, as the site's own code gives it. */
interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

/** One document to be written. */
export interface PageDocument {
  readonly language: 'en' | 'es'
  /** Its address; `*` where it answers for any, as the page for what is not found does. */
  readonly address: string
  readonly markup: string
  readonly head: PageHead
  /** Scripts that the page will ask for, so that they need not wait for each other. */
  readonly scripts: readonly string[]
  /** What the head says of its address (src/app/place-tags.ts): elements with their attributes. */
  readonly tags: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
  /** Facts for search engines (schema.org). */
  readonly facts: readonly object[]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)
const named = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}" />`
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escape(value)}"`)
    .join(' ')} />`

function headOf({ head, scripts, tags, facts }: PageDocument, first: readonly string[]): string {
  return [
    `<title>${escape(head.title)}</title>`,
    named('description', head.description),
    named('keywords', head.keywords),
    ...tags.map(([name, attributes]) => element(name, attributes)),
    property('og:type', 'website'),
    property('og:site_name', 'Puente'),
    property('og:title', head.title),
    property('og:description', head.description),
    named('twitter:card', 'summary_large_image'),
    ...first,
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}" />`),
    // A data block is not run, so the content policy has nothing to refuse; `<` is kept from ending it.
    ...facts.map(
      (fact) => `<script type="application/ld+json">${JSON.stringify(fact).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ')
}

/** What the first paint waits for. It is asked for before all else: on a slow line a browser asks for a few things at a time. */
const paintsFirst = [/\s*<link rel="stylesheet"[^>]*>/, /\s*<script src="\/early\.js"><\/script>/]

/** Fills the site's document with a page. Throws when the document is not the expected one, or the page sets inline styles. */
export function fillDocument(template: string, page: PageDocument): string {
  if (/\sstyle="/.test(page.markup)) throw new Error(`${page.address} has inline styles, which its policy refuses`)
  const put = (html: string, pattern: RegExp, text: string) => {
    if (!pattern.test(html)) throw new Error(`index.html has no ${String(pattern)}`)
    return html.replace(pattern, () => text)
  }
  const first = paintsFirst.map((pattern) => pattern.exec(template)?.[0].trim() ?? '')
  let html = paintsFirst.reduce((rest, pattern) => put(rest, pattern, ''), template)
  html = put(html, /<script type="module"/, '<script type="module" fetchpriority="low"')
  html = put(html, /<html lang="en">/, `<html lang="${page.language}" data-address="${page.address}">`)
  html = put(html, /<meta\s+name="description"[^>]*>/, '')
  html = put(html, /<title>[^<]*<\/title>/, headOf(page, first))
  return put(html, /<div id="root"><\/div>/, `<div id="root">${page.markup}</div>`)
}
