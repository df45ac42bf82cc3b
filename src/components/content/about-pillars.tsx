import { LinkButton } from '#components/primitives/link-button.tsx'
import { pillarIds } from '#domain/content/about-lists.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'
import { PillarCard } from './pillar-card.tsx'

/** The three pillars side by side. */
export function AboutPillars() {
  const { t } = useTranslation('about')
  const address = useAddress()
  return (
    <ContentSection
      title={t('pillars.title')}
      action={
        <LinkButton href={address('/')} tone="outline">
          {t('pillars.cta')}
        </LinkButton>
      }
    >
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        {pillarIds.map((pillar) => (
          <PillarCard key={pillar} pillar={pillar} />
        ))}
      </div>
    </ContentSection>
  )
}
