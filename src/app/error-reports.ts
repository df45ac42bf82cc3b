import { sendErrorReport } from '#api/send-error-report.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { placeAt } from '#i18n/public-address.ts'
import { isAbort } from '#lib/call-failure.ts'
import { systemClock } from '#lib/clock.ts'

import { type ErrorKind, type ErrorReport, type Surroundings, errorReport } from './error-report.ts'

/**
 * Reports that one opening of the site may send: the first errors are the most useful, and a loop must not flood the
 * endpoint.
 */
const mostReports = 5

/** Reports an error, and never throws. */
export type Reporter = (kind: ErrorKind, error: unknown) => void

/** Whether an error does not come from the site: an extension of the browser threw it. */
function isOfExtension(error: unknown): boolean {
  return error instanceof Error && error.stack?.includes('-extension://') === true
}

/** Creates a reporter that sends each error once, and five in all. */
export function createReporter(surroundings: () => Surroundings, send: (report: ErrorReport) => void): Reporter {
  const met = new WeakSet()
  const sent = new Set<string>()
  return (kind, error) => {
    try {
      if (sent.size >= mostReports || isAbort(error) || isOfExtension(error)) return
      // The same object may arrive twice on its way up, and an equal one each time in a loop.
      if (typeof error === 'object' && error !== null) {
        if (met.has(error)) return
        met.add(error)
      }
      const report = errorReport(kind, error, surroundings())
      const withoutTime = JSON.stringify({ ...report, time: '' })
      if (sent.has(withoutTime)) return
      sent.add(withoutTime)
      send(report)
    } catch {
      // Reporting must not cause another error, whatever is wrong with the error or the browser.
    }
  }
}

// Calls fill the browser's list too, which by default ends at 250.
performance.setResourceTimingBufferSize(2_000)

/** File names of a built site's scripts among the addresses that the page has loaded. */
function fetchedScripts(): ReadonlySet<string> {
  const folder = `${location.origin}/assets/`
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set(addresses.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length)))
}

function surroundings(): Surroundings {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return {
    path: placeAt(location.pathname).path,
    language: currentLanguage(),
    build: entry && (new URL(entry.src).pathname.split('/').pop() ?? null),
    now: systemClock.now(),
    scripts: fetchedScripts(),
  }
}

/** Reports to the endpoint of the settings. */
export const report: Reporter = createReporter(surroundings, (told) => {
  sendErrorReport(__ERROR_REPORT_ENDPOINT__, told)
})
