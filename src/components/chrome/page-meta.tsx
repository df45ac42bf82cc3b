import { useEffect } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'
import { notePageHead } from '#lib/page-head.ts'

export interface PageMetaProps {
  /** The page's title, in the page's language. The brand is added. */
  readonly title: string
  /** The page's description for search engines, in the page's language. */
  readonly description: string
  /** The page's keywords; the site's by default. */
  readonly keywords?: string
  /** Puts "Error:" before the title while a form shows problems, so the browser tab shows it too. */
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
 * Sets the tab's title, the description, the keywords, the document's language and the preview of shared links for a
 * view (C-4). The site sets the tags that depend on the address (src/app/place-tags.ts).
 */
export function PageMeta({ title, description, keywords: own, hasError = false }: PageMetaProps) {
  const { t, language } = useTranslation('common')
  const fullTitle = t(hasError ? 'meta.errorTitle' : 'meta.title', { page: title })
  const keywords = own ?? t('meta.keywords')
  if (typeof document === 'undefined') notePageHead({ title: fullTitle, description, keywords })
  useEffect(() => {
    document.title = fullTitle
    // Setting the language makes the browser recalculate the whole page's styles, even if it does not change.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    setMeta('name', 'description', description)
    setMeta('name', 'keywords', keywords)
    setMeta('property', 'og:title', fullTitle)
    setMeta('property', 'og:description', description)
  }, [language, fullTitle, description, keywords])
  return null
}
