import { sendErrorReport } from '#api/send-error-report.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { placeAt } from '#i18n/public-address.ts'
import { systemClock } from '#lib/clock.ts'
import { takeDailyReport } from '#state/daily-reports.ts'

import type { Surroundings } from './report-context.ts'
import { createReporter } from './reporter.ts'

/**
 * Errors that follow within this time belong to the same crash, which several handlers may report as different errors.
 */
const oneCrashMs = 1_000

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
export const reporter = createReporter({
  surroundings,
  takeDaily: takeDailyReport,
  later: (run) => setTimeout(run, oneCrashMs),
  send: (report) => {
    sendErrorReport(__ERROR_REPORT_ENDPOINT__, report)
  },
})

// A hidden page may never return, so its reports are sent now. While it is visible, reports of calls can wait.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') reporter.sendNow()
})
addEventListener('pagehide', reporter.sendNow)
