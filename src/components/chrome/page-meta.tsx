import { useEffect } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'
import { notePageHead } from '#lib/page-head.ts'

export interface PageMetaProps {
  /** What the page is, in the page's language; the brand is added. */
  readonly title: string
  /** What the page is about, for search engines, in the page's language. */
  readonly description: string
  /** The page's own, where it has some; the site's otherwise. */
  readonly keywords?: string
  /** Puts "Error:" before the title while a form shows problems, so that the tab says so too. */
  readonly hasError?: boolean
}

function setMeta(kind: 'name' | 'property', name: string, content: string) {
  let meta = document.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.setAttribute(kind, name)
    document.head.append(meta)
  }
  meta.content = content
}

/**
 * Sets the tab's title, the description, the keywords and the document's language to those of the view, and what a shared link
 * says of it (C-4). What depends on the address is set by the site (src/app/place-tags.ts).
 */
export function PageMeta({ title, description, keywords: own, hasError = false }: PageMetaProps) {
  const { t, language } = useTranslation('common')
  const fullTitle = t(hasError ? 'meta.errorTitle' : 'meta.title', { page: title })
  const keywords = own ?? t('meta.keywords')
  if (typeof document === 'undefined') notePageHead({ title: fullTitle, description, keywords })
  useEffect(() => {
    document.title = fullTitle
    // Even the same language set again makes the browser work out the whole page's styles anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    setMeta('name', 'description', description)
    setMeta('name', 'keywords', keywords)
    setMeta('property', 'og:title', fullTitle)
    setMeta('property', 'og:description', description)
  }, [language, fullTitle, description, keywords])
  return null
}
