import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { systemClock } from '#lib/clock.ts'

import { SiteRouter } from './site-router.tsx'

/** The verification step of `/`. */
export function VerifyPage() {
  return (
    <SiteRouter>
      <VerifyAccount clock={systemClock} />
    </SiteRouter>
  )
}
