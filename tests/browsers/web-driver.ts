import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import type { Driver } from './driver.ts'

/** How W3C WebDriver names a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const commander =
  (address: string): Command =>
  async (method, path, body) => {
    // A command of a browser that has stopped answering fails, and with it its journey alone.
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(address + path, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

/** Waits until a driver listens. */
export async function driverListens(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await wait(100)
  }
  throw new Error('The driver does not listen.')
}

/** A session of W3C WebDriver: one browser with one window. */
export interface Session extends Driver {
  readonly version: string
}

/** Asks a driver for a browser whose page is so wide and high. */
export async function startSession(
  address: string,
  size: { readonly width: number; readonly height: number },
): Promise<Session> {
  const { sessionId, capabilities } = (await commander(address)('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
  const command = commander(`${address}/session/${sessionId}`)
  const run = (script: string) => command('POST', '/execute/sync', { script, args: [] })
  const idOf = (reference: unknown) => String((reference as Record<string, string> | null)?.[elementKey])

  // The bar above the page is as high as it is: the window gets what the page lacks.
  await command('POST', '/window/rect', size)
  const inner = (await run('return [innerWidth, innerHeight]')) as [number, number]
  await command('POST', '/window/rect', { width: 2 * size.width - inner[0], height: 2 * size.height - inner[1] })

  return {
    version: capabilities.browserVersion,
    async open(to) {
      await command('POST', '/url', { url: to })
    },
    value: (expression) => run(`return ${expression}`),
    async press(place) {
      const actions = [
        { type: 'pointerMove', duration: 0, ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    async type(text) {
      await command('POST', `/element/${idOf(await command('GET', '/element/active'))}/value`, { text })
    },
    async choose(list, value) {
      const option = await run(
        `return [...${list}.options].find((option) => option.value === ${JSON.stringify(value)})`,
      )
      await command('POST', `/element/${idOf(option)}/click`, {})
    },
    async picture(file) {
      writeFileSync(file, Buffer.from(String(await command('GET', '/screenshot')), 'base64'))
    },
    async close() {
      await command('DELETE', '')
    },
  }
}
