import { CallError, type CallFailure, isAbort } from '#lib/call-failure.ts'

import { type CallReport, createCallTally } from './call-report.ts'
import { type ErrorKind, type ErrorReport, errorReport } from './error-report.ts'
import type { Surroundings } from './report-context.ts'

/**
 * The most reports of errors, and of calls, from one page load. The first ones are the most useful, and a loop must not
 * flood the endpoint.
 */
const mostReports = 5

/** Reports errors and failed calls, and never throws. */
export interface Reporter {
  readonly report: (kind: ErrorKind, error: unknown) => void
  readonly countCall: (failure: CallFailure) => void
  /** Sends the pending crash, and one report of the calls that have failed since the last report. */
  readonly sendNow: () => void
}

/** What a reporter needs. */
export interface ReporterMeans {
  readonly surroundings: () => Surroundings
  readonly send: (report: ErrorReport | CallReport) => void
  /** Returns whether the device may send one more report today, and counts it. */
  readonly takeDaily: (now: Date) => boolean
  /** Runs a function about a second later, when the errors that follow from a crash have been collected. */
  readonly later: (run: () => void) => void
}

/** Whether a browser extension threw the error. */
function isOfExtension(error: unknown): boolean {
  return error instanceof Error && error.stack?.includes('-extension://') === true
}

/** Whether the error appears only in the report of failed calls, because the flow continues. */
function isOnlyCounted(kind: ErrorKind, error: unknown): boolean {
  return error instanceof CallError && (kind === 'incomeCheckFailed' || kind === 'notificationFailed')
}

/** Runs a function and ignores its errors, because reporting must not cause another error. */
function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // The site works without reports.
  }
}

/**
 * Merges two errors of one crash into one report. React first reports that it had to render again, with an error
 * number, and then the component's error, with the position.
 */
function oneOf(first: ErrorReport, next: ErrorReport): ErrorReport {
  const crash = first.reactError !== null && next.reactError === null ? next : first
  return { ...crash, reactError: first.reactError ?? next.reactError }
}

/** Creates a reporter that sends each crash once, failed calls together, and a bounded number of both. */
export function createReporter({ surroundings, send, takeDaily, later }: ReporterMeans): Reporter {
  const met = new WeakSet()
  const sent = new Set<string>()
  const tally = createCallTally()
  let callReports = 0
  let waiting: ErrorReport | null = null

  const sendCrash = () => {
    const crash = waiting
    waiting = null
    if (!crash || sent.size >= mostReports) return
    const { kind: _where, time: _when, ...what } = crash
    const key = JSON.stringify(what)
    if (sent.has(key) || !takeDaily(surroundings().now)) return
    sent.add(key)
    send(crash)
  }
  const sendCalls = () => {
    if (callReports >= mostReports) return
    const around = surroundings()
    const report = tally.take(around)
    if (!report || !takeDaily(around.now)) return
    callReports += 1
    send(report)
  }
  return {
    report: (kind, error) => {
      quietly(() => {
        if (isAbort(error) || isOfExtension(error) || isOnlyCounted(kind, error)) return
        // The same error object may reach several handlers.
        if (typeof error === 'object' && error !== null) {
          if (met.has(error)) return
          met.add(error)
        }
        const crash = errorReport(kind, error, surroundings())
        if (waiting) {
          waiting = oneOf(waiting, crash)
          return
        }
        waiting = crash
        later(() => {
          quietly(sendCrash)
        })
      })
    },
    countCall: (failure) => {
      quietly(() => {
        tally.add(failure)
      })
    },
    sendNow: () => {
      quietly(sendCrash)
      quietly(sendCalls)
    },
  }
}
