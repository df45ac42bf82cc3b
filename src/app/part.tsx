import type { ReactNode } from 'react'

import { CrashPanel } from '#components/chrome/crash-panel.tsx'
import { ErrorBoundary } from '#components/primitives/error-boundary.tsx'
import { site } from '#config/site.ts'
import { forgetFailures } from '#i18n/on-demand.ts'

import { report } from './report.ts'
import { useSitePath } from './site-location.ts'

/** Says that something could not be fetched or broke, and offers to try again and to load the site anew. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <CrashPanel
      phone={site.agencyPhone}
      onRetry={onRetry}
      onReload={() => {
        location.reload()
      }}
    />
  )
}

export interface PartProps {
  /** `silent` where another part says it. */
  readonly failure: 'notice' | 'silent'
  readonly onFailure?: (error: unknown) => void
  readonly children: ReactNode
}

/** Keeps a failure in its part of the site, so that the others lose nothing; says there what to do, until another page is gone to. */
export function Part({ failure, onFailure, children }: PartProps) {
  const path = useSitePath()
  return (
    <ErrorBoundary
      resetKey={path}
      onError={(error) => {
        // It has been shown: whoever asks again shall really be asking.
        forgetFailures()
        report('render', error)
        onFailure?.(error)
      }}
      fallback={(retry) => (failure === 'notice' ? <Failure onRetry={retry} /> : null)}
    >
      {children}
    </ErrorBoundary>
  )
}
