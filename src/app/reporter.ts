import { CallError, type CallFailure, isAbort } from '#lib/call-failure.ts'

import { type CallReport, createCallTally } from './call-report.ts'
import { type ErrorKind, type ErrorReport, errorReport } from './error-report.ts'
import type { Surroundings } from './report-context.ts'

/**
 * Reports of errors, and reports of calls, that one opening of the site may send: the first are the most useful, and a
 * loop must not flood the endpoint.
 */
const mostReports = 5

/** Reports errors and failed calls, and never throws. */
export interface Reporter {
  readonly report: (kind: ErrorKind, error: unknown) => void
  readonly countCall: (failure: CallFailure) => void
  /** Sends the crash that waits, and one report of the calls that have failed since the last. */
  readonly sendNow: () => void
}

/** What a reporter needs. */
export interface ReporterMeans {
  readonly surroundings: () => Surroundings
  readonly send: (report: ErrorReport | CallReport) => void
  /** Whether the device may send one more today, which counts it. */
  readonly takeDaily: (now: Date) => boolean
  /** Runs a function when the errors that follow from a crash have been met, about a second later. */
  readonly later: (run: () => void) => void
}

/** Whether an error does not come from the site: an extension of the browser threw it. */
function isOfExtension(error: unknown): boolean {
  return error instanceof Error && error.stack?.includes('-extension://') === true
}

/** Whether the report of failed calls tells of it: the flow goes on, so nothing has crashed. */
function isOnlyCounted(kind: ErrorKind, error: unknown): boolean {
  return error instanceof CallError && (kind === 'incomeCheckFailed' || kind === 'notificationFailed')
}

/** Runs what must not cause another error, whatever is wrong with the error or the browser. */
function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // Without a report the site works as before.
  }
}

/**
 * One report of two errors of one crash. React tells that it had to draw the page anew before it tells which part broke: the
 * part has the place, and React's own error the number.
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
        // The same object may arrive twice on its way up.
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
