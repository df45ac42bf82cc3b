import { showFonts } from './card-places.ts'
import { expect, test } from './fixtures.ts'
import { watchShifts } from './layout-shifts.ts'

// Proves C-86.

// The build has written the banner of this day, so its text doesn't change.
test.use({ day: new Date().toISOString() })

test('the first page explains itself below its form, without a script and without a move @gate @in-spanish', async ({
  page,
  texts,
  language,
}) => {
  const [home, location, steps] = [texts('home'), texts('location'), texts('quote-steps')]
  const shifts = await watchShifts(page)
  const late: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/home-(below-)?[\w-]{8}\.js$/.test(request.url())) late.push(request.url())
  })
  await page.goto(language === 'es' ? '/es' : '/')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const zip = page.getByRole('textbox', { name: location('locationFields.zip') })
  const before = await zip.boundingBox()
  const parts = [
    page.getByRole('region', { name: home('trustStrip.label') }),
    page.getByRole('region', { name: home('examplePlan.title') }),
    page.getByRole('region', { name: home('homeSteps.title') }),
    page.getByRole('region', { name: home('homeQuestions.title') }),
  ]
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeVisible()
  }
  const agent = page.getByRole('img', { name: home('faces.agent') })
  await expect.poll(() => agent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  expect(await zip.boundingBox()).toEqual(before)
  expect(await shifts()).toBe(0)
  await showFonts(page)
  const heights = await Promise.all(
    [parts[0], page.getByRole('contentinfo')].map(async (part) => (await part?.boundingBox())?.height ?? Infinity),
  )
  expect(heights[0]).toBeLessThanOrEqual(106)
  expect(heights[1]).toBeLessThanOrEqual(350)
  expect(late).toEqual([])

  // After a return the part comes as a script.
  await page.getByRole('link', { name: home('homeQuestions.all') }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: home('homeSteps.title') })).toBeVisible()
  expect(late).not.toEqual([])
  await zip.fill('33133')
  await page.getByRole('button', { name: location('locationFields.verify') }).click()
  await page.getByRole('button', { name: location('wizardCard.next'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: location('wizardSteps.household.heading') })).toBeFocused()
  await expect(page.getByRole('region', { name: home('trustStrip.label') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: steps('sharedDevice.open') })).toBeVisible()
})
