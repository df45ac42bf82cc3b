import { expect, test } from './fixtures.ts'

test('the first view opens in the chosen language with a ZIP field to type in @gate', async ({ page, language }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const zip = page.getByRole('textbox', { name: language === 'es' ? /código postal/i : /ZIP/i })
  await expect(zip).toBeEditable()
})

test('every answer carries the security headers @gate @in-english', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

// ASVS 3.4.6.
test('no other page shows the site in a frame @gate @in-english', async ({ page, baseURL, allow }) => {
  allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.setContent(`<iframe src="${baseURL ?? ''}/login"></iframe>`)
  await refused
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('a picture from elsewhere is refused, and this suite notices @gate @in-english', async ({ page, allow }) => {
  allow(/Content policy|Content Security Policy|stranger\.example/)
  await page.goto('/')
  const noticed = page.waitForEvent('console', (message) => message.text().startsWith('Content policy: img-src'))
  await page.evaluate(() => {
    new Image().src = 'https://stranger.example/picture.png'
  })
  await noticed
})

test('with reduced motion nothing changes over time @gate @in-english', async ({ page }) => {
  await page.goto('/')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionProperty, transitionDuration, animationName } = getComputedStyle(element)
        const isStill = transitionProperty === 'none' || /^(0s(, )?)+$/.test(transitionDuration)
        return !isStill || animationName !== 'none'
      })
      .map(({ tagName }) => tagName),
  )
  expect(moving).toEqual([])
})
