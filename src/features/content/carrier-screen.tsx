import { agency } from '#content/agency.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { CallToActionBand } from '#components/content/call-to-action-band.tsx'
import { CarrierFacts } from '#components/content/carrier-facts.tsx'
import { CarrierHero } from '#components/content/carrier-hero.tsx'
import { CarrierPhones } from '#components/content/carrier-phones.tsx'
import { CarrierResources } from '#components/content/carrier-resources.tsx'
import { CarrierVideos } from '#components/content/carrier-videos.tsx'
import { ContentSection } from '#components/content/content-section.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { Carrier } from '#domain/content/carrier-schema.ts'
import { videosFor } from '#domain/content/carrier.ts'
import { useContentText } from '#i18n/use-content-text.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { contentPicture } from './content-picture.ts'
import { useVideoPlayer } from './use-video-player.tsx'
import { videoOfLink } from './video-of-link.ts'

export interface CarrierScreenProps {
  readonly carrier: Carrier
}

/** The page of one carrier: its description, contacts, videos and links to its website (C-30). */
export function CarrierScreen({ carrier }: CarrierScreenProps) {
  const { t, language } = useTranslation('carriers')
  const address = useAddress()
  const { t: tCommon } = useTranslation('common')
  const { play, thumbnailOf, warm, player, notice } = useVideoPlayer()
  const text = useContentText()
  const { name, words, logo, color, states } = carrier
  const guides = videosFor(carrier, language).map(({ topic, link }) => {
    const videoId = videoOfLink(link)
    return { topic, videoId, thumbnailUrl: thumbnailOf(videoId) }
  })
  return (
    <>
      <PageMeta
        title={t('carrierPage.title', { name })}
        description={text(words.description)}
        keywords={t('carrierPage.keywords', { name })}
      />
      <CarrierHero
        name={name}
        logo={logo && { src: contentPicture(logo.file), width: logo.width, height: logo.height }}
        color={color}
        phones={<CarrierPhones carrierName={name} service={carrier.customerService} agencyPhone={agency.phone} />}
        action={
          <>
            <LinkButton href={address('/')} tone="accent">
              {t('carrierPage.seePlans')}
            </LinkButton>
            <LinkButton
              href={carrier.websiteUrl}
              hrefLang="en"
              tone="inverse"
              external
              newTabLabel={tCommon('externalLink.newTab')}
            >
              {t('carrierPage.website', { name })}
            </LinkButton>
          </>
        }
      >
        <p>{text(words.welcome)}</p>
      </CarrierHero>
      <CarrierFacts service={carrier.customerService} planTypes={carrier.planTypes} states={states} />
      <ContentSection title={t('carrierPage.about', { name })}>
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <p className="max-w-prose">{text(words.about)}</p>
          <p className="max-w-prose">{text(words.plans)}</p>
        </div>
      </ContentSection>
      {guides.length > 0 && (
        <ContentSection tone="surface" title={t('carrierPage.videos')} lead={t('carrierPage.videosLead')}>
          <CarrierVideos carrierName={name} guides={guides} onPlay={play} onNear={warm} />
          {notice}
        </ContentSection>
      )}
      <ContentSection
        title={t('carrierPage.resources', { name })}
        lead={t('carrierPage.resourcesLead')}
        tone={guides.length > 0 ? 'paper' : 'surface'}
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
