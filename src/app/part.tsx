import type { ReactNode } from 'react'

import { CrashPanel } from '#components/chrome/crash-panel.tsx'
import { ErrorBoundary } from '#components/primitives/error-boundary.tsx'
import { agency } from '#content/agency.ts'
import { forgetFailures } from '#i18n/on-demand.ts'

import { report } from './report.ts'
import { useSitePath } from './site-location.ts'

/** The message for a part that could not be loaded or broke, with buttons to retry and to reload the site. */
function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <CrashPanel
      phone={agency.phone}
      onRetry={onRetry}
      onReload={() => {
        location.reload()
      }}
    />
  )
}

export interface PartProps {
  /** `silent` if another part shows the message. */
  readonly failure: 'notice' | 'silent'
  readonly onFailure?: (error: unknown) => void
  readonly children: ReactNode
}

/** Limits a failure to its part of the site. It shows a message there, until the visitor opens another page. */
export function Part({ failure, onFailure, children }: PartProps) {
  const path = useSitePath()
  return (
    <ErrorBoundary
      resetKey={path}
      onError={(error) => {
        // The failure has been shown, so the next request must load again.
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
