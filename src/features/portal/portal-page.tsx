import { useLocation } from 'wouter'

import { placeOf } from '#domain/account/portal.ts'
import { useAccount } from '#state/account.tsx'

import { PortalHandOver } from './portal-hand-over.tsx'
import { PortalHome } from './portal-home.tsx'

/** `/portal/…`: the status of a signed-in user, or the link to the members' portal. */
export function PortalPage() {
  const [path] = useLocation()
  const session = useAccount()
  const place = placeOf(path)
  if (place !== undefined) return <PortalHandOver place={place} />
  return session.kind === 'signedIn' ? <PortalHome user={session.user} receipt={session.receipt} /> : null
}
