import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** More tab stops than any page has between two controls of one journey. */
const farthest = 60

/** A visitor without a mouse: every control is reached by Tab and used by keys. */
export function keyboard(page: Page) {
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible()
    for (let stop = 0; stop < farthest; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(control, 'reached by Tab').toBeFocused()
  }
  return {
    reach,
    type: async (field: Locator, text: string) => {
      await reach(field)
      await page.keyboard.type(text)
    },
    /** Presses a button or follows a link. */
    press: async (control: Locator) => {
      await reach(control)
      await page.keyboard.press('Enter')
    },
    /** Checks a box, or chooses a radio button, wherever in its group the focus arrives. */
    choose: async (control: Locator) => {
      if ((await control.getAttribute('type')) === 'radio') {
        const group = `input[name="${(await control.getAttribute('name')) ?? ''}"]`
        await reach(control.page().locator(group).first())
        for (let step = 0; step < farthest; step += 1) {
          if (await control.evaluate((element) => element === document.activeElement)) break
          await page.keyboard.press('ArrowDown')
        }
      } else await reach(control)
      if (!(await control.isChecked())) await page.keyboard.press('Space')
      await expect(control).toBeChecked()
    },
  }
}
