import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'
import { ProcessSteps } from './process-steps.tsx'

/** The process from a quote to an account on the portal. */
export function AboutProcess() {
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
