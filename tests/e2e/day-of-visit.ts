import type { BrowserContext } from '@playwright/test'

/** The day of most journeys: in the Open Enrollment of plan year 2026, whose prices they know. */
export const usualDay = '2025-11-10T12:00:00-05:00'

/** The visit begins at a time of another day, from which the clock of all its pages goes on. No timer changes. */
export async function visitOn(context: BrowserContext, day: string): Promise<void> {
  await context.addInitScript(
    (later) => {
      const RealDate = Date
      const now = () => RealDate.now() + later
      Object.assign(globalThis, {
        Date: new Proxy(RealDate, {
          apply: () => String(new RealDate(now())),
          construct: (_target, given: [] | [number]) =>
            given.length === 0 ? new RealDate(now()) : new RealDate(...given),
          get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
        }),
      })
    },
    Date.parse(day) - Date.now(),
  )
}
