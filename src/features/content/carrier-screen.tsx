import { agency } from '#content/agency.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { CallToActionBand } from '#components/content/call-to-action-band.tsx'
import { CarrierMark } from '#components/content/carrier-mark.tsx'
import { CarrierPhones } from '#components/content/carrier-phones.tsx'
import { CarrierResources } from '#components/content/carrier-resources.tsx'
import { CarrierVideos } from '#components/content/carrier-videos.tsx'
import { ContentSection } from '#components/content/content-section.tsx'
import { PageHero } from '#components/content/page-hero.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { Carrier } from '#domain/content/carrier-schema.ts'
import { videosFor } from '#domain/content/carrier.ts'
import { stateName } from '#domain/geo/states.ts'
import { useContentText } from '#i18n/use-content-text.ts'
import { listFormat } from '#i18n/format.ts'
import { stateNameIn } from '#i18n/state-name.ts'
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
      <PageHero
        title={
          <CarrierMark
            name={name}
            logo={logo && { src: contentPicture(logo.file), width: logo.width, height: logo.height }}
            color={color}
          />
        }
        action={
          <LinkButton href={address('/')} tone="accent">
            {t('carrierPage.seePlans')}
          </LinkButton>
        }
      >
        <p>{text(words.welcome)}</p>
      </PageHero>
      <ContentSection title={t('carrierPage.about', { name })}>
        <div className="grid max-w-prose gap-4">
          <p>{text(words.about)}</p>
          <p>{text(words.plans)}</p>
          {states !== undefined && (
            <p>
              {t('carrierPage.states', {
                states: listFormat(language).format(
                  states.map((state) => stateNameIn(language, state, stateName(state))),
                ),
              })}
            </p>
          )}
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
