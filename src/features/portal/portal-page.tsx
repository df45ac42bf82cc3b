import { useLocation } from 'wouter'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { HandOver } from '#components/portal/hand-over.tsx'
import { PortalHelp } from '#components/portal/portal-help.tsx'
import { membersPortalUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { placeOf, type PortalPlace } from '#domain/account/portal.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useAccount } from '#state/account.tsx'

import { PortalHome } from './portal-home.tsx'

interface PortalHandOverProps {
  readonly place: PortalPlace
}

/** The screen of every other portal path: it leads to the members portal. */
export function PortalHandOver({ place }: PortalHandOverProps) {
  const { t } = useTranslation('portal')
  const address = useAddress()
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-8 md:px-6 lg:py-12">
      <PageMeta title={t(`handOver.titles.${place}`)} description={t('handOver.description')} />
      <HandOver place={place} membersPortalHref={membersPortalUrl} statusHref="/portal/status" />
      <PortalHelp phone={agency.phone} contactHref={address('/contact')} />
    </div>
  )
}

/** `/portal/…`: the status of a signed-in user, or the link to the members' portal. */
export function PortalPage() {
  const [path] = useLocation()
  const session = useAccount()
  const place = placeOf(path)
  if (place !== undefined) return <PortalHandOver place={place} />
  return session.kind === 'signedIn' ? <PortalHome user={session.user} receipt={session.receipt} /> : null
}
