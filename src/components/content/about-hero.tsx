import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PageHero } from './page-hero.tsx'
import { TrustCounters, type TrustCountersProps } from './trust-counters.tsx'

/** The hero of the about page: two paragraphs about the agency, two counters, the bridge, and a link to the quote. */
export function AboutHero({ figures }: TrustCountersProps) {
  const { t } = useTranslation('about')
  const address = useAddress()
  return (
    <PageHero
      title={t('aboutHero.title')}
      action={
        <LinkButton href={address('/')} tone="accent">
          {t('aboutHero.ctaText')}
        </LinkButton>
      }
      picture={<Picture name="bridge" alt={t('aboutHero.imageAlt')} loading="eager" />}
    >
      <p>{t('aboutHero.paragraph1')}</p>
      <p>{t('aboutHero.paragraph2')}</p>
      <TrustCounters figures={figures} />
    </PageHero>
  )
}
