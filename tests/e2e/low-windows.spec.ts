import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'
import { openFlowAt } from './quote-session.ts'

/** Windows above the keyboard of a phone and at 400 %, and one in which the total stays on the screen. */
const windows = [
  [390, 470],
  [320, 256],
  [390, 700],
] as const

// Proves Q-114.
test(
  'no total of the estimator lies over a field that has the focus @gate',
  { tag: '@in-spanish' },
  async ({ page, texts }) => {
    const [home, quote, income] = [texts('location'), texts('quote-steps'), texts('irregular-income')]
    const flow = quoteFlow(page, { home, quote })
    await page.goto('/')
    await flow.location('33012')
    await flow.household({ self: 26 })
    await flow.scenario(quote('scenarios.JustMe.label'))
    await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
    const dialog = page.getByRole('dialog', { name: quote('estimatorDialog.title') })
    await dialog.getByRole('checkbox', { name: quote('estimatorDialog.sources.selfEmployment') }).check()
    await dialog.getByRole('button', { name: quote('estimatorDialog.continue') }).click()
    await dialog
      .getByRole('combobox', { name: income('fields.earningMethod') })
      .selectOption({ label: income('earningMethods.varies') })
    const fields = dialog.getByRole('textbox')
    expect(await fields.count()).toBeGreaterThan(5)
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      for (const field of await fields.all()) {
        // A field that has the focus already would not be scrolled to.
        await field.blur()
        await field.focus()
        const covered = await field.evaluate((input) => {
          const { left, top, bottom } = input.getBoundingClientRect()
          return [top + 4, (top + bottom) / 2, bottom - 4].filter(
            (y) => document.elementFromPoint(left + 24, y) !== input,
          )
        })
        expect(covered, `at ${width} × ${height}`).toEqual([])
      }
      // It takes no part of a low window for itself.
      await fields.first().focus()
      // The first is the one that is seen; a screen reader has its own.
      const total = dialog.getByText(income('range.open.months')).first()
      await expect(total).toBeAttached()
      if (height < 480) await expect(total).not.toBeInViewport()
      else await expect(total).toBeInViewport()
    }
  },
)

// Proves P-112.
test('the note of a lost connection covers nothing in a low window @gate', async ({ page, context, texts, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const plans = texts('plans')
  await page.setViewportSize({ width: 320, height: 256 })
  await openFlowAt(page, atResults({ criteria: criteria({ householdMembers: [applicant('primary', 34)] }) }))
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  const note = page.getByText(plans('offlineNote.title'))
  await expect(note).toBeAttached()
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  await expect(note).not.toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await expect(note).toBeInViewport()
})
