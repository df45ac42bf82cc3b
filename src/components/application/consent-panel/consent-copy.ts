import type { Language } from '#i18n/language.ts'

import type { ConsentWords } from './consent-words.ts'

/**
 * Returns a copy of the consent as a document that any browser opens, prints and reads aloud (F-54). Names are set as
 * text, so none of them can become markup.
 */
export function consentCopy({ title, parts, recordHeading, record }: ConsentWords, language: Language): string {
  const copy = document.implementation.createHTMLDocument(title)
  copy.documentElement.lang = language
  const add = (name: string, text = '', parent: Element = copy.body) => {
    const element = copy.createElement(name)
    element.textContent = text
    parent.append(element)
    return element
  }
  add('meta', '', copy.head).setAttribute('charset', 'utf-8')
  const viewport = add('meta', '', copy.head)
  viewport.setAttribute('name', 'viewport')
  viewport.setAttribute('content', 'width=device-width')
  add('h1', title)
  for (const { heading, body } of parts) {
    add('h2', heading)
    if (typeof body === 'string') add('p', body)
    else {
      const list = add('ul')
      for (const point of body) add('li', point, list)
    }
  }
  add('h2', recordHeading)
  for (const [name, value] of record) add('p', `${name}: ${value}`)
  return `<!doctype html>\n${new XMLSerializer().serializeToString(copy.documentElement)}\n`
}
