import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { BenefitsCarousel } from './benefits-carousel.tsx'
import { CallToActionBand } from './call-to-action-band.tsx'
import { PageHero } from './page-hero.tsx'
import { TestimonialsCarousel, type TestimonialsCarouselProps } from './testimonials-carousel.tsx'

/** The hero of the benefits page. */
function BenefitsHero() {
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

/** The call to action for families (C-22), with the usual coverage of children (C-6). */
function FamilyBand() {
  const { t } = useTranslation('benefits')
  const address = useAddress()
  return (
    <CallToActionBand
      tone="wash"
      title={t('familyBand.title')}
      action={
        <LinkButton href={address('/')} tone="outline">
          {t('familyBand.cta')}
        </LinkButton>
      }
      picture={<Picture name="family" alt={t('familyBand.imageAlt')} />}
    >
      <p>{t('familyBand.paragraph1')}</p>
      <p>{t('familyBand.paragraph2')}</p>
    </CallToActionBand>
  )
}

/** The last call to action of the benefits page. */
function BenefitsFinalBand() {
  const { t } = useTranslation('benefits')
  const address = useAddress()
  return (
    <CallToActionBand
      title={t('finalBand.title')}
      action={
        <LinkButton href={address('/')} tone="accent">
          {t('finalBand.cta')}
        </LinkButton>
      }
    >
      <p>{t('finalBand.text')}</p>
    </CallToActionBand>
  )
}

/** The sections of the benefits page (C-22). */
export function BenefitsSections({ testimonials }: TestimonialsCarouselProps) {
  return (
    <>
      <BenefitsHero />
      <BenefitsCarousel />
      <FamilyBand />
      {testimonials.length > 0 && <TestimonialsCarousel testimonials={testimonials} />}
      <BenefitsFinalBand />
    </>
  )
}
