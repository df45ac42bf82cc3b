import type { Locator, Page } from '@playwright/test'

/** Waits until the page has stopped, and returns its scroll position in pixels. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1
        const look = () => {
          if (last === window.scrollY) resolve(last)
          last = window.scrollY
          setTimeout(look, 150)
        }
        look()
      }),
  )
}

/**
 * Touches the control where it is visible: `tap` would first scroll a control of a dock to another place. A link of two
 * lines is touched on its first.
 */
export async function touch(control: Locator): Promise<void> {
  const line = await control.evaluate((element) => element.getClientRects()[0]?.toJSON() as DOMRect | undefined)
  if (line === undefined) throw new Error('The control is not shown.')
  await control.page().touchscreen.tap(line.x + line.width / 2, line.y + line.height / 2)
}
