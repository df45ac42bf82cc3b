import { Protected } from '#features/account-session/protected.tsx'
import { ApplicationFlow } from '#features/application/application.tsx'

function leave(address: string) {
  // The sent form is not to be come back to.
  location.replace(address)
}

/** `/lead`, the application of whoever is signed in. */
export function LeadPage() {
  return (
    <Protected path="/lead">
      <ApplicationFlow onLeave={leave} />
    </Protected>
  )
}
