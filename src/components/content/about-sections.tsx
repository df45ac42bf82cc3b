import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { pillarIds } from '#domain/content/about-lists.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AboutWhyUs, type AboutWhyUsProps } from './about-why-us.tsx'
import { ContentSection } from './content-section.tsx'
import { PageHero } from './page-hero.tsx'
import { PillarCard } from './pillar-card.tsx'
import { ProcessSteps } from './process-steps.tsx'
import { TrustCounters, type TrustCountersProps } from './trust-counters.tsx'

/** The hero of the about page: two paragraphs about the agency, two counters, the bridge, and a link to the quote. */
function AboutHero({ figures }: TrustCountersProps) {
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

/** The three pillars side by side. */
function AboutPillars() {
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

function Belief({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="grid max-w-prose gap-2 border-s-4 border-accent ps-5">
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="text-ink-muted">{children}</p>
    </div>
  )
}

/** The mission and vision, beside the picture of the two neighbours. */
function AboutMission() {
  const { t } = useTranslation('about')
  const address = useAddress()
  return (
    <ContentSection
      tone="surface"
      title={t('missionVision.title')}
      action={
        <LinkButton href={address('/')} tone="outline">
          {t('missionVision.cta')}
        </LinkButton>
      }
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

/** The process from a quote to an account on the portal. */
function AboutProcess() {
  const { t } = useTranslation('about')
  const address = useAddress()
  return (
    <ContentSection
      tone="surface"
      title={t('process.title')}
      lead={t('process.lead')}
      action={<LinkButton href={address('/')}>{t('process.cta')}</LinkButton>}
    >
      <ProcessSteps />
    </ContentSection>
  )
}

export interface AboutSectionsProps extends TrustCountersProps, AboutWhyUsProps {}

/** The sections of the about page (C-20). */
export function AboutSections({ figures, ...video }: AboutSectionsProps) {
  return (
    <>
      <AboutHero figures={figures} />
      <AboutPillars />
      <AboutMission />
      <AboutWhyUs {...video} />
      <AboutProcess />
    </>
  )
}
