import { agency } from '#content/agency.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { CallToActionBand } from '#components/content/call-to-action-band.tsx'
import { CarrierPhones } from '#components/content/carrier-phones.tsx'
import { CarrierResources } from '#components/content/carrier-resources.tsx'
import { CarrierVideos } from '#components/content/carrier-videos.tsx'
import { ContentSection } from '#components/content/content-section.tsx'
import { PageHero } from '#components/content/page-hero.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { videosFor } from '#domain/content/carrier.ts'
import { type CarrierSlug, carriers } from '#domain/content/carriers/all.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useVideoPlayer } from './use-video-player.tsx'
import { videoOfLink } from './video-of-link.ts'

export interface CarrierScreenProps {
  readonly slug: CarrierSlug
}

/** The page of one carrier: its description, contacts, videos and links to its website (C-30). */
export function CarrierScreen({ slug }: CarrierScreenProps) {
  const { t, language } = useTranslation('carriers')
  const address = useAddress()
  const { t: tCommon } = useTranslation('common')
  const { play, thumbnailOf, warm, player, notice } = useVideoPlayer()
  const carrier = carriers[slug]
  const { name } = carrier
  const guides = videosFor(carrier, language).map(({ topic, link }) => {
    const videoId = videoOfLink(link)
    return { topic, videoId, thumbnailUrl: thumbnailOf(videoId) }
  })
  return (
    <>
      <PageMeta
        title={t('carrierPage.title', { name })}
        description={t(`pages.${slug}.description`)}
        keywords={t('carrierPage.keywords', { name })}
      />
      <PageHero
        title={name}
        action={
          <LinkButton href={address('/')} tone="accent">
            {t('carrierPage.seePlans')}
          </LinkButton>
        }
      >
        <p>{t(`pages.${slug}.welcome`)}</p>
      </PageHero>
      <ContentSection title={t('carrierPage.about', { name })}>
        <div className="grid max-w-prose gap-4">
          <p>{t(`pages.${slug}.about`)}</p>
          <p>{t(`pages.${slug}.plans`)}</p>
        </div>
      </ContentSection>
      <ContentSection
        tone="surface"
        title={t('carrierPage.connect', { name })}
        lead={t('carrierPage.connectLead')}
        action={
          <LinkButton
            href={carrier.websiteUrl}
            hrefLang="en"
            tone="outline"
            external
            newTabLabel={tCommon('externalLink.newTab')}
          >
            {t('carrierPage.website', { name })}
          </LinkButton>
        }
      >
        <CarrierPhones carrierName={name} service={carrier.customerService} agencyPhone={agency.phone} />
      </ContentSection>
      {guides.length > 0 && (
        <ContentSection title={t('carrierPage.videos')} lead={t('carrierPage.videosLead')}>
          <CarrierVideos carrierName={name} guides={guides} onPlay={play} onNear={warm} />
          {notice}
        </ContentSection>
      )}
      <ContentSection
        title={t('carrierPage.resources', { name })}
        lead={t('carrierPage.resourcesLead')}
        tone={guides.length > 0 ? 'surface' : 'paper'}
      >
        <CarrierResources links={carrier.resources} />
        <p className="max-w-prose text-sm text-ink-muted">{t('carrierPage.trademark', { name })}</p>
      </ContentSection>
      <CallToActionBand
        title={t('carrierPage.ctaTitle')}
        action={
          <LinkButton href={address('/')} tone="accent">
            {t('carrierPage.ctaLink')}
          </LinkButton>
        }
      >
        <p>{t('carrierPage.ctaText')}</p>
      </CallToActionBand>
      {player}
    </>
  )
}
