import { useEffect } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'

import { placeTags, writePlaceTags } from './place-tags.ts'
import { useSitePath } from './site-location.ts'

/** Keeps the head's tags those of the place and the language now shown. Stands beside the page, so that they change with it. */
export function PlaceHead(): null {
  const path = useSitePath()
  const { t, language } = useTranslation('common')
  const pictureAlt = t('meta.pictureAlt', { name: t('brand.name'), tagline: t('brand.tagline') })
  useEffect(() => {
    writePlaceTags(placeTags(path, language, pictureAlt))
  }, [path, language, pictureAlt])
  return null
}
