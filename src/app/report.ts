import { CallError, watchUnreadable } from '#lib/call-failure.ts'
import { onDemand } from '#i18n/on-demand.ts'

import type { ErrorKind } from './error-report.ts'

/** What makes and sends reports. Without an endpoint it is not part of the built site, and nothing here is. */
const reports = __ERROR_REPORT_ENDPOINT__ === '' ? null : onDemand(() => import('./error-reports.ts'))

const logs = __DEMO__ || import.meta.env.DEV

/** Failures that the flow goes on after, so that nothing on the screen tells of them. */
const onlyLogged: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'incomeCheckFailed',
  'notificationFailed',
  'unreadableAnswer',
])

/**
 * Reports an error where the settings name an endpoint, without anything personal; never throws, and nobody waits for it. The demo
 * and development also show in the console what is only logged, with what was read.
 */
export function report(kind: ErrorKind, error: unknown): void {
  if (logs && onlyLogged.has(kind)) console.info(kind, error instanceof CallError ? error.failure : error)
  reports?.load().then(
    (loaded) => {
      loaded.report(kind, error)
    },
    () => undefined,
  )
}

/** Reports what nothing else has caught, and answers that are no JSON, from now on. */
export function watchErrors(): void {
  watchUnreadable((error) => {
    report('unreadableAnswer', error)
  })
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
