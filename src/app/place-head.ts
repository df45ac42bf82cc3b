import { useEffect } from 'react'

import { documentAddress } from '#i18n/public-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useSitePath } from './site-location.ts'

/** Where the document stands that the browser was given; what its head says is already true there. */
let written = typeof document === 'undefined' ? undefined : document.documentElement.dataset['address']

/** Keeps the head's tags those of the place and the language now shown. Stands beside the page, so that they change with it. */
export function PlaceHead(): null {
  const path = useSitePath()
  const { t, language } = useTranslation('common')
  const pictureAlt = t('meta.pictureAlt', { name: t('brand.name'), tagline: t('brand.tagline') })
  useEffect(() => {
    const address = documentAddress(path, language)
    if (address === written) return
    let isShown = true
    // What is not needed for the first page is fetched with the second.
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
