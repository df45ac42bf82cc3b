import type { Locator, Page } from '@playwright/test'

import { applicationFlow } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { openAnsweredApplication, openApplicationOfOne, sentBodies } from './lead-session.ts'

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

/** Draws a wave over the pad with the mouse. */
async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('There is no pad on the screen')
  const at = (part: number) => [box.x + box.width * part, box.y + 75 + 40 * Math.sin(part * 12)] as const
  await page.mouse.move(...at(0.1))
  await page.mouse.down()
  for (let part = 0.1; part <= 0.9; part += 0.05) await page.mouse.move(...at(part))
  await page.mouse.up()
}

/** State of the canvas: device pixels per CSS pixel, and count of those with ink. */
function sheetOf(canvas: Locator): Promise<{ readonly ratio: number; readonly inked: number }> {
  return canvas.evaluate((element) => {
    const sheet = element as HTMLCanvasElement
    const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? { data: [] }
    return {
      ratio: sheet.width / sheet.clientWidth,
      inked: data.filter((value, at) => at % 4 === 3 && value > 0).length,
    }
  })
}

test('a signature drawn on a phone is sharp, outlives a turn of the phone, and is sent', async ({
  page,
  request,
  texts,
  allow,
}) => {
  test.slow()
  // This test reads the pad's pixels; the site does not.
  allow(/willReadFrequently/)
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const bodies = sentBodies(page)
  await openApplicationOfOne(page, request)
  await flow.alone('42000')

  const pad = page.getByRole('img', { name: t('consentPanel.empty') })
  const canvas = page.locator('canvas')
  expect(await sheetOf(canvas)).toEqual({ ratio: 2, inked: 0 })
  await draw(page, pad)
  await expect(page.getByRole('img', { name: t('consentPanel.signed') })).toBeVisible()
  const upright = await sheetOf(canvas)
  expect(upright.inked).toBeGreaterThan(500)

  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(async () => (await sheetOf(canvas)).inked).toBeGreaterThan(500)
  expect((await sheetOf(canvas)).ratio).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => Math.abs((await sheetOf(canvas)).inked / upright.inked - 1)).toBeLessThan(0.1)

  await page.getByRole('button', { name: t('consentPanel.clear'), exact: true }).click()
  await expect(pad).toBeVisible()
  expect((await sheetOf(canvas)).inked).toBe(0)
  await draw(page, pad)
  await flow.submit()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(bodies.at(-1)?.signature).toMatch(/^iVBORw0KGgo/)
})

// Proves C-85.
test('a press on Submit counts though the note about the typed name moves it away @gate', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openAnsweredApplication(page, request)
  await flow.incomes(['0'])
  await flow.next('consent')
  await page.getByRole('tab', { name: t('consentPanel.type') }).click()
  await page.getByLabel(t('consentPanel.typedName')).fill('Luis Prado')
  const submit = flow.button('submit')
  await submit.scrollIntoViewIfNeeded()
  const before = await submit.boundingBox()
  if (before === null) throw new Error('There is no Submit on the screen')
  await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2)
  // The tick is missing.
  await expect(page.getByRole('checkbox', { checked: false }).and(page.locator('[aria-invalid=true]'))).toBeVisible()
})
