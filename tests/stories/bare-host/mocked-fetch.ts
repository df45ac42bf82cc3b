import { type RequestHandler, getResponse } from 'msw'

import { handlers } from '#mocks/handlers/all-handlers.ts'

let own: readonly RequestHandler[] = []
let underWay = 0

/** What the preview's `context.msw` is asked for; the story's own handlers are asked before everyone's. */
export const mocks = {
  use: (...added: readonly RequestHandler[]) => {
    own = [...added, ...own]
  },
  resetHandlers: () => {
    own = []
  },
}

/** Calls that have not been answered yet, or never will be. */
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
 * Puts the mocks in the place of the page's `fetch`. As a service worker they would need a wider policy than the site's. A
 * call to another origin is left to the browser, so that the policy has its say.
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
