import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CallToActionBand } from './call-to-action-band.tsx'

/** The call to action for families (C-22), with the usual coverage of children (C-6). */
export function FamilyBand() {
  const { t } = useTranslation('benefits')
  const address = useAddress()
  return (
    <CallToActionBand
      tone="wash"
      title={t('familyBand.title')}
      action={<LinkButton href={address('/')}>{t('familyBand.cta')}</LinkButton>}
      picture={<Picture name="family" alt={t('familyBand.imageAlt')} />}
    >
      <p>{t('familyBand.paragraph1')}</p>
      <p>{t('familyBand.paragraph2')}</p>
    </CallToActionBand>
  )
}
