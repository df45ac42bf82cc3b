import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PageHero } from './page-hero.tsx'

/** The hero of the benefits page. */
export function BenefitsHero() {
  const { t } = useTranslation('benefits')
  const address = useAddress()
  return (
    <PageHero
      title={t('benefitsHero.title')}
      action={
        <LinkButton href={address('/')} tone="accent">
          {t('benefitsHero.cta')}
        </LinkButton>
      }
      picture={<Picture name="shelter" alt={t('benefitsHero.imageAlt')} loading="eager" />}
    >
      <p>{t('benefitsHero.paragraph1')}</p>
      <p>{t('benefitsHero.paragraph2')}</p>
    </PageHero>
  )
}
