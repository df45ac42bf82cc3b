import { agency } from '#content/agency.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface SignedInAlreadyProps {
  readonly user: VerifiedUser
  readonly description: string
  readonly onBack: () => void
}

/** Replaces the registration for a signed-in user: the form would refuse their own email. */
export function SignedInAlready({ user, description, onBack }: SignedInAlreadyProps) {
  const { t } = useTranslation('registration')
  const address = useAddress()
  const shown = fullName(user) || user.email || user.phone
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <PageMeta title={t('signedInAlready.title')} description={description} />
      <Card padding="lg" raised className="grid justify-items-start gap-5">
        <FocusHeading focusKey="signed-in-already" focusOnMount>
          {t('signedInAlready.title')}
        </FocusHeading>
        <p className="wrap-anywhere text-pretty">
          <NamedText text={t('signedInAlready.text', { name: shown })} names={[shown]} />
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={telHref(agency.phone)}>{t('signedInAlready.call', { phone: agency.phone })}</LinkButton>
          <LinkButton href={address('/contact')} tone="outline">
            {t('signedInAlready.write')}
          </LinkButton>
          <LinkButton href="/portal/status" tone="outline">
            {t('signedInAlready.status')}
          </LinkButton>
          <Button tone="quiet" onClick={onBack}>
            {t('missingData.toPlans')}
          </Button>
        </div>
      </Card>
    </div>
  )
}
