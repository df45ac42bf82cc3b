import { CallError, watchFailedCalls } from '#lib/call-failure.ts'
import { onDemand } from '#i18n/on-demand.ts'

import type { ErrorKind } from './error-report.ts'
import type { Reporter } from './reporter.ts'

/** Creates and sends reports. Without an endpoint it is not part of the built site, and no report is sent. */
const reports = __ERROR_REPORT_ENDPOINT__ === '' ? null : onDemand(() => import('./error-reports.ts'))

const logs = __DEMO__ || import.meta.env.DEV

/** Failures that don't stop the flow, so the screen doesn't show them. */
const onlyLogged: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['incomeCheckFailed', 'notificationFailed'])

function tell(what: (reporter: Reporter) => void): void {
  reports?.load().then(
    ({ reporter }) => {
      what(reporter)
    },
    () => undefined,
  )
}

/**
 * Reports an error without personal data if the settings name an endpoint. It never throws, and no code waits for it.
 * The demo and development also log to the console, together with the data that was read.
 */
export function report(kind: ErrorKind, error: unknown): void {
  if (logs && onlyLogged.has(kind)) console.info(kind, error instanceof CallError ? error.failure : error)
  tell((reporter) => {
    reporter.report(kind, error)
  })
}

/** Calls `tell` for each error that nothing else catches, from now on. */
export function watchUncaught(tell: (kind: ErrorKind, error: unknown) => void): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Browsers report harmless problems, such as a late resize, by an event without an error.
    if (error) tell('error', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    tell('rejection', reason)
  })
}

/** Starts reporting uncaught errors and failed calls. */
export function watchErrors(): void {
  if (reports || logs)
    watchFailedCalls((failure) => {
      // No screen shows the beginning of an unreadable answer (C-60).
      if (logs && failure.kind === 'unreadable') console.info('unreadableAnswer', failure)
      tell((reporter) => {
        reporter.countCall(failure)
      })
    })
  if (!reports) return
  watchUncaught(report)
  // Loaded after the page, so it is available when the connection or a later script fails.
  addEventListener('load', reports.warm)
}
