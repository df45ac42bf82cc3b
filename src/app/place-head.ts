import { useEffect } from 'react'

import { documentAddress } from '#i18n/public-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useSitePath } from './site-location.ts'

/** The place of the document that the browser loaded; its head is already correct there. */
let written = typeof document === 'undefined' ? undefined : document.documentElement.dataset['address']

/** Updates the head's tags for the current place and language. Render it beside the page, so both change together. */
export function PlaceHead(): null {
  const path = useSitePath()
  const { t, language } = useTranslation('common')
  const pictureAlt = `${t('brand.name')}. ${t('brand.tagline')}`
  useEffect(() => {
    const address = documentAddress(path, language)
    if (address === written) return
    let isShown = true
    // The first page doesn't need it, so it is loaded with the second.
    import('./place-tags.ts').then(
      ({ placeTags, writePlaceTags }) => {
        if (!isShown) return
        written = address
        writePlaceTags(placeTags(path, language, pictureAlt))
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [path, language, pictureAlt])
  return null
}
