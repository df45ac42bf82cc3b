import '#mocks/node-settings.ts'

import { EventEmitter, once } from 'node:events'

import type { Page, Request, Route } from '@playwright/test'

import { scenarioHeader } from '#mocks/http-service.ts'
import { callOf } from '#mocks/openapi/contract.ts'
import type { Target } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'

/** How a browser plays the faults that no answer can. */
const failures: Readonly<Partial<Record<ScenarioName, string>>> = {
  offline: 'internetdisconnected',
  reset: 'connectionreset',
}

/** Makes a page's call to this address time out. */
const ranOut = 'ran-out'

/** One call of a page, whose every request can be made to fail. */
export interface FaultPlayer {
  /** The browser's console messages about the faults, and nothing else. */
  readonly noise: RegExp
  /** How often the call was made. */
  readonly asked: () => number
  /** Plays a fault from now on; `happy` ends it. */
  readonly play: (fault: ScenarioName) => void
  /** Delays requests until the returned function is called. */
  readonly hold: () => () => void
}

/**
 * Lets a test trigger the time-out of a call, which otherwise comes after half a minute. Call it before the page is
 * opened.
 */
export async function holdTimeouts(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const waiting = new Map<string, AbortController>()
    let latest = new AbortController()
    AbortSignal.timeout = () => {
      latest = new AbortController()
      return latest.signal
    }
    const send = window.fetch.bind(window)
    window.fetch = (input, init) => {
      // The client creates its time-out right before it sends.
      // The first screen's own search has the address of the whole one.
      const isOwn = typeof init?.body === 'string' && init.body.includes('"metal_levels"')
      if (typeof input === 'string' && !isOwn) waiting.set(new URL(input, location.href).href, latest)
      return send(input, init)
    }
    addEventListener(name, (event) => {
      waiting.get((event as CustomEvent<string>).detail)?.abort(new DOMException('', 'TimeoutError'))
    })
  }, ranOut)
}

/** Intercepts one call of the page. The mocks' service plays the faults that are answers, through real HTTP. */
export async function faultPlayer(page: Page, target: Target): Promise<FaultPlayer> {
  const contract = callOf(target === 'firstPage' || target === 'laterPages' ? 'planSearch' : target)
  const { pathname } = new URL(contract.address, 'http://host')
  const path = decodeURIComponent(pathname).replaceAll(/:\w+/g, '[^/?]+')
  const gate = new EventEmitter()
  let playing: ScenarioName = 'happy'
  let held: Promise<unknown> | undefined
  let asked = 0
  const isAimedAt = (request: Request) => {
    if (request.method() !== contract.method) return false
    const body = request.postDataJSON() as { readonly offset?: number; readonly filter?: object } | null
    // Nothing is told of the first screen's own search, so no fault is aimed at it.
    if (target === 'firstPage' || target === 'laterPages')
      return (body?.offset === 0) === (target === 'firstPage') && !('metal_levels' in (body?.filter ?? {}))
    return contract.isThisCall?.(body) !== false
  }
  const answer = async (route: Route) => {
    const request = route.request()
    if (!isAimedAt(request)) {
      await route.fallback()
      return
    }
    asked += 1
    await held
    const failure = failures[playing]
    if (failure !== undefined) await route.abort(failure)
    else if (playing === 'timeout')
      await page.evaluate(([name, detail]) => dispatchEvent(new CustomEvent(name, { detail })), [
        ranOut,
        request.url(),
      ] as const)
    else await route.continue({ headers: { ...request.headers(), [scenarioHeader]: `${playing}:${target}` } })
  }
  await page.route(new RegExp(`${path}(\\?.*)?$`), answer)
  return {
    noise: new RegExp(`^(console error: Failed to load resource|status [45]\\d\\d|request failed): .*${path}`),
    asked: () => asked,
    play: (fault) => {
      playing = fault
    },
    hold: () => {
      held = once(gate, 'open')
      return () => {
        held = undefined
        gate.emit('open')
      }
    },
  }
}
