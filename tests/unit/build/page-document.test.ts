import { describe, expect, it } from 'vitest'

import { type PageDocument, fillDocument, withFirstScript, withFirstStyles } from '#build/page-document.ts'

const built = `<html lang="en"><head><title>Puente</title><meta
  name="description" content="x" /><script src="/early.js"></script><script type="module" src="/assets/index.js"></script>
  <link rel="preload" as="font" href="/assets/text.woff2" /><link rel="preload" as="font" href="/assets/heading.woff2" />
  <link rel="stylesheet" href="/assets/index.css"></head><body><div id="spanish-offer"></div><div id="root"></div></body></html>`
const template = withFirstScript(built, 'first()\n')

const page: PageDocument = {
  language: 'es',
  address: '/es/faqs',
  markup: '<p>¿Cuánto cuesta?</p>',
  offer: '',
  head: { title: 'Preguntas "frecuentes"', description: 'A & B <c>', keywords: 'x' },
  scripts: ['/assets/faq.js'],
  tags: [
    ['link', { rel: 'canonical', href: 'https://www.example.org/es/faqs' }],
    ['link', { rel: 'alternate', hreflang: 'es', href: 'https://www.example.org/es/faqs' }],
    ['meta', { property: 'og:image:alt', content: 'Su plan, "en su idioma"' }],
  ],
  facts: [{ name: '</script><script>alert(1)</script>' }],
}

describe('a built document', () => {
  const html = fillDocument(template, page)
  const count = (text: string) => html.split(text).length - 1

  it('stands in the language and at the address of its page', () => {
    expect(html).toContain('<html lang="es" data-address="/es/faqs">')
    expect(count('<div id="root"><p>¿Cuánto cuesta?</p></div>')).toBe(1)
  })
  it('offers Spanish only where it is English', () => {
    expect(count('spanish-offer')).toBe(0)
    const english = fillDocument(template, { ...page, language: 'en', offer: '<p>¿En español?</p>' })
    expect(english).toContain('<div id="spanish-offer"><p>¿En español?</p></div>')
  })
  it('has one title and one description, with their marks escaped', () => {
    expect(count('<title>')).toBe(1)
    expect(html).toContain('<title>Preguntas &quot;frecuentes&quot;</title>')
    expect(count('name="description"')).toBe(1)
    expect(html).toContain('content="A &amp; B &lt;c&gt;"')
  })
  it('holds the tags of its place, with their marks escaped', () => {
    expect(html).toContain('<link rel="canonical" href="https://www.example.org/es/faqs" />')
    expect(html).toContain('<meta property="og:image:alt" content="Su plan, &quot;en su idioma&quot;" />')
  })
  it('waits for nothing before its first paint, and asks for the whole stylesheet at its end', () => {
    const painted = withFirstStyles(html, '.flex{display:flex}')
    const asked = [...painted.matchAll(/(?:href|src)="(\/assets[^"]*|\/early[^"]*)"/g)].map(([, address]) => address)
    expect(asked).toEqual([
      ...['/assets/text.woff2', '/assets/heading.woff2', '/assets/faq.js', '/assets/index.js'],
      '/assets/index.css',
    ])
    expect(painted).toContain('<style>.flex{display:flex}</style><script>first()</script>')
    expect(painted.indexOf('/assets/index.css')).toBeGreaterThan(painted.indexOf('id="root"'))
    expect(count('fetchpriority="low"')).toBe(2)
    // The early script knows the addresses in both languages.
    expect(html.indexOf('hreflang="es"')).toBeLessThan(html.indexOf('first()'))
  })
  it('asks for the picture at its top before its scripts, and for no other', () => {
    const picture = (name: string, loading: string) => `<img src="/assets/${name}.svg" alt="" loading="${loading}"/>`
    const markup = picture('bridge', 'eager') + picture('town', 'lazy')
    const shown = fillDocument(template, { ...page, markup })
    const asked = [...shown.matchAll(/<link rel="[^"]*"[^>]*href="(\/assets[^"]*)"/g)].map(([, address]) => address)
    expect(asked).toEqual([
      '/assets/text.woff2',
      '/assets/heading.woff2',
      '/assets/bridge.svg',
      '/assets/faq.js',
      '/assets/index.css',
    ])
  })
  it('holds no script or style that ends its element', () => {
    expect(() => withFirstScript(built, 'say("</script>")')).toThrow('would end its element')
    expect(() => withFirstStyles(html, 'a{content:"</style>"}')).toThrow('would end their element')
  })
  it('lets no fact end its block', () => {
    expect(count('</script>')).toBe(3)
  })
  it('refuses inline styles, which the content policy would refuse', () => {
    expect(() => fillDocument(template, { ...page, markup: '<p style="color:red">x</p>' })).toThrow('inline styles')
  })
  it('refuses a template that is not the site’s', () => {
    expect(() => fillDocument('<html></html>', page)).toThrow('index.html has no')
    expect(() => withFirstScript('<html></html>', 'first()')).toThrow('index.html has no')
  })
})
