import { CallError, type CallFailure, isAbort } from '#lib/call-failure.ts'

import { type CallReport, createCallTally } from './call-report.ts'
import { type ErrorKind, type ErrorReport, errorReport } from './error-report.ts'
import type { Surroundings } from './report-context.ts'

/**
 * Reports of errors, and reports of calls, that one opening of the site may send: the first are the most useful, and a
 * loop must not flood the endpoint.
 */
const mostReports = 5

/** One crash is met in several places, each time as another error: what follows this soon belongs to it. */
const oneCrashMs = 1_000

/** Reports errors and failed calls, and never throws. */
export interface Reporter {
  readonly report: (kind: ErrorKind, error: unknown) => void
  readonly countCall: (failure: CallFailure) => void
  /** Sends one report of the calls that have failed since the last. */
  readonly sendCalls: () => void
}

/** What a reporter needs. */
export interface ReporterMeans {
  readonly surroundings: () => Surroundings
  readonly send: (report: ErrorReport | CallReport) => void
  /** Whether the device may send one more today, which counts it. */
  readonly takeDaily: (now: Date) => boolean
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

/** Creates a reporter that sends each crash once, failed calls together, and a bounded number of both. */
export function createReporter({ surroundings, send, takeDaily }: ReporterMeans): Reporter {
  const met = new WeakSet()
  const sent = new Set<string>()
  const tally = createCallTally()
  let lastCrashMs = -Infinity
  let callReports = 0
  return {
    report: (kind, error) => {
      quietly(() => {
        if (sent.size >= mostReports || isAbort(error) || isOfExtension(error) || isOnlyCounted(kind, error)) return
        // The same object may arrive twice on its way up, and an equal one each time in a loop.
        if (typeof error === 'object' && error !== null) {
          if (met.has(error)) return
          met.add(error)
        }
        const around = surroundings()
        if (around.now.getTime() - lastCrashMs < oneCrashMs) return
        const report = errorReport(kind, error, around)
        const { kind: _where, time: _when, ...what } = report
        const key = JSON.stringify(what)
        if (sent.has(key) || !takeDaily(around.now)) return
        lastCrashMs = around.now.getTime()
        sent.add(key)
        send(report)
      })
    },
    countCall: (failure) => {
      quietly(() => {
        tally.add(failure)
      })
    },
    sendCalls: () => {
      quietly(() => {
        if (callReports >= mostReports) return
        const around = surroundings()
        const report = tally.take(around)
        if (!report || !takeDaily(around.now)) return
        callReports += 1
        send(report)
      })
    },
  }
}
