import { useEffect } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the page's head. */
export interface PageMetaProps {
  /** What the page is, in the page's language; the brand is added. */
  readonly title: string
  readonly description: string
  /** Puts "Error:" before the title while a form shows problems, so that the tab says so too. */
  readonly hasError?: boolean
}

function setMeta(name: string, content: string) {
  let meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}

/** Sets the tab's title, the description, the keywords and the document's language to those of the view. */
export function PageMeta({ title, description, hasError = false }: PageMetaProps) {
  const { t, language } = useTranslation('common')
  useEffect(() => {
    document.title = t(hasError ? 'meta.errorTitle' : 'meta.title', { page: title })
    document.documentElement.lang = language
    setMeta('description', description)
    setMeta('keywords', t('meta.keywords'))
  }, [t, language, title, description, hasError])
  return null
}
