import { type RequestHandler, getResponse } from 'msw'

import { handlers } from '#mocks/handlers/all-handlers.ts'

let own: readonly RequestHandler[] = []
let underWay = 0

/** The part of the preview's `context.msw` that stories use; the story's own handlers come before the shared ones. */
export const mocks = {
  use: (...added: readonly RequestHandler[]) => {
    own = [...added, ...own]
  },
  resetHandlers: () => {
    own = []
  },
}

/** Calls without an answer, or that never get one. */
export const callsUnderWay = () => underWay

async function answerOf(request: Request): Promise<Response> {
  const response = await getResponse([...own, ...handlers], request)
  if (response === undefined) throw new TypeError(`No mock knows ${request.method} ${request.url}`)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

function whenAborted({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
}

/**
 * Replaces the page's `fetch` with the mocks. As a service worker they would need a wider policy than the site's. A
 * call to another origin is left to the browser, so the policy applies to it.
 */
export function mockFetch(): void {
  const browsersFetch = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== location.origin) return browsersFetch(request)
    underWay += 1
    try {
      return await Promise.race([answerOf(request), whenAborted(request)])
    } finally {
      underWay -= 1
    }
  }
}
