import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'

function Belief({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="grid max-w-prose gap-2 border-s-4 border-accent ps-5">
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="text-ink-muted">{children}</p>
    </div>
  )
}

/** The mission and vision, beside the picture of the two neighbours. */
export function AboutMission() {
  const { t } = useTranslation('about')
  const address = useAddress()
  return (
    <ContentSection
      tone="surface"
      title={t('missionVision.title')}
      action={<LinkButton href={address('/')}>{t('missionVision.cta')}</LinkButton>}
      aside={
        <div className="overflow-hidden rounded-card">
          <Picture name="town" alt={t('missionVision.imageAlt')} />
        </div>
      }
    >
      <Belief title={t('missionVision.missionTitle')}>{t('missionVision.missionText')}</Belief>
      <Belief title={t('missionVision.visionTitle')}>{t('missionVision.visionText')}</Belief>
    </ContentSection>
  )
}
