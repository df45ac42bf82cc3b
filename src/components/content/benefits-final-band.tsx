import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CallToActionBand } from './call-to-action-band.tsx'

/** The last call to action of the benefits page. */
export function BenefitsFinalBand() {
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
