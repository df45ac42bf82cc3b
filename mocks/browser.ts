import { type HttpHandler, delay, http } from 'msw'
import { setupWorker } from 'msw/browser'

import { handlers } from './handlers/all-handlers.ts'
import { hash } from './marketplace/random.ts'
import { patternOf } from './openapi/call-contract.ts'
import { callNames, callOf } from './openapi/contract.ts'
import { scenariosFrom } from './scenarios/scenario.ts'
import { keepStateIn } from './state/store.ts'

/**
 * Delays each call like a real service: between an eighth and three eighths of a second, the same for a call each time.
 */
function pace(): readonly HttpHandler[] {
  const [leastMs, spreadMs] = [125, 250]
  return callNames.map((name) =>
    http.all(patternOf(callOf(name)), async () => {
      await delay(leastMs + (hash(name) % spreadMs))
    }),
  )
}

/** The mocks as a service worker, for the demo. */
export const worker = setupWorker(...pace(), ...handlers)

function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    // Browsers throw on mere access when the visitor has blocked storage.
    return null
  }
}

/**
 * Keeps the demo's state over a reload, in the tab's own storage, and plays the scenario of the address
 * (`?scenario=error-html:planSearch`). An unknown scenario is reported in the console and left out.
 */
export function prepareDemo(search: string): void {
  const storage = tabStorage()
  if (storage) keepStateIn(storage)
  const wanted = new URLSearchParams(search).get('scenario')
  if (wanted === null) return
  try {
    worker.use(...scenariosFrom(wanted))
  } catch (error) {
    console.error(error)
  }
}
