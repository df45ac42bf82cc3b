import { PageMeta } from '#components/chrome/page-meta.tsx'
import { BenefitsSections } from '#components/content/benefits-sections.tsx'
import { testimonials } from '#content/testimonials.ts'
import { useContentText } from '#i18n/use-content-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { contentPicture } from './content-picture.ts'

/** The benefits page (C-22). */
export function BenefitsScreen() {
  const { t } = useTranslation('benefits')
  const text = useContentText()
  const shown = testimonials.map(({ words, portrait, ...rest }) => ({
    ...rest,
    words: text(words),
    imageUrl: contentPicture(portrait),
  }))
  return (
    <>
      <PageMeta
        title={t('benefitsPage.title')}
        description={t('benefitsPage.description')}
        keywords={t('benefitsPage.keywords')}
      />
      <BenefitsSections testimonials={shown} />
    </>
  )
}
