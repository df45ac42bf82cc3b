import { onDemand } from '#lib/on-demand.ts'

import type { ErrorKind } from './error-report.ts'

/** What makes and sends reports. Without an endpoint it is not part of the built site, and nothing here is. */
const reports = __ERROR_REPORT_ENDPOINT__ === '' ? null : onDemand(() => import('./error-reports.ts'))

/** Reports an error where the settings name an endpoint; never throws, and nobody waits for it. */
export function report(kind: ErrorKind, error: unknown): void {
  reports?.load().then(
    (loaded) => {
      loaded.report(kind, error)
    },
    () => undefined,
  )
}

/** Reports what nothing else has caught, from now on. */
export function watchErrors(): void {
  if (!reports) return
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Browsers tell of harmless things, such as a late resize, by an event without an error.
    if (error) report('error', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    report('rejection', reason)
  })
  // Fetched once the page is there, so that it is at hand when the connection or a later script is what fails.
  addEventListener('load', reports.warm)
}
