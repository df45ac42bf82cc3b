import { useSyncExternalStore } from 'react'

/** Whether the page says that a browser has translated it; `lang` is the language in which the site wrote it. */
function isTranslated(lang: string): boolean {
  const page = document.documentElement
  // Chrome's and Safari's mark the page's element, Edge's each element that it has translated.
  return (
    page.matches('.translated-ltr, .translated-rtl') ||
    (page.lang !== '' && page.lang.split('-')[0] !== lang) ||
    document.querySelector('[_msttexthash]') !== null
  )
}

/** Watches the marks of translators, which come and go while a page is read. */
function watch(onChange: () => void): () => void {
  const marks = new MutationObserver(onChange)
  marks.observe(document.documentElement, { subtree: true, attributeFilter: ['class', 'lang', '_msttexthash'] })
  return () => {
    marks.disconnect()
  }
}

/** Whether a browser translates the page that the site has written in a language (F-57). Some translators leave no mark. */
export function useBrowserTranslation(lang: string): boolean {
  return useSyncExternalStore(watch, () => isTranslated(lang))
}
