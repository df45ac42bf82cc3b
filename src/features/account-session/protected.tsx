import type { ReactNode } from 'react'
import { Redirect } from 'wouter'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { admission } from '#domain/account/startup.ts'
import { useLongWait } from '#lib/use-long-wait.ts'
import { useAccount, useStartFailure } from '#state/account.tsx'

export interface ProtectedProps {
  /** The page's own path, such as `/lead`. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * Shows a page only to a signed-in user. While the profile loads there is a spinner. If the service can't be
 * reached, `SessionKeeper` shows a message above the page, without a spinner.
 */
export function Protected({ path, children }: ProtectedProps) {
  const admitted = admission(useAccount(), path)
  const [failure] = useStartFailure()
  const isComing = admitted.kind === 'wait' && failure === null
  const wait = useLongWait(isComing)
  switch (admitted.kind) {
    case 'wait':
      return (
        isComing && (
          <div className="mx-auto max-w-field-lg px-4">
            <LoadingPage />
            <SlowNotice wait={wait} />
          </div>
        )
      )
    case 'redirect':
      // The sign-in continues to this page.
      return <Redirect to={admitted.to} replace state={{ wanted: path }} />
    case 'open':
      return <>{children}</>
  }
}
