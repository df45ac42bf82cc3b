import { Protected } from '#features/account-session/protected.tsx'
import { ApplicationFlow } from '#features/application/application.tsx'
import { leavePage } from '#lib/page-history.ts'

/** `/lead`, the application of whoever is signed in. */
export function LeadPage() {
  return (
    <Protected path="/lead">
      <ApplicationFlow onLeave={leavePage} />
    </Protected>
  )
}
