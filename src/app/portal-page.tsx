import { useLocation } from 'wouter'

import { placeOf } from '#domain/account/portal.ts'
import { Protected } from '#features/account-session/protected.tsx'
import { PortalHandOver } from '#features/portal/portal-hand-over.tsx'
import { PortalHome } from '#features/portal/portal-home.tsx'
import { useAccount } from '#state/account.tsx'

function Screen({ path }: { readonly path: string }) {
  const session = useAccount()
  const place = placeOf(path)
  if (place !== undefined) return <PortalHandOver place={place} />
  return session.kind === 'signedIn' ? <PortalHome user={session.user} sentAt={session.receipt?.submittedAt} /> : null
}

/** `/portal/…`, for who is signed in. */
export function PortalPage() {
  const [path] = useLocation()
  return (
    <Protected path={path}>
      <Screen path={path} />
    </Protected>
  )
}
