import { footerLists, headerMenu } from '#domain/account/menus.ts'
import { carrierNames } from '#content/carrier-names.ts'
import { menuPath } from '#i18n/menu-path.ts'

import { expect, test } from './fixtures.ts'
import { openApplication, person, registeredLead } from './lead-session.ts'

const inHeader = carrierNames.filter((carrier) => carrier.isInHeader)
const firstName = inHeader[0]?.name ?? ''
const lastName = inHeader.at(-1)?.name ?? ''

const phone = { width: 390, height: 700 }

test('a list of the header opens and closes by keyboard', async ({ page, texts }) => {
  const t = texts('menus')
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: t('headerNav.label') })
  const carrierList = nav.getByRole('button', { name: t('headerNav.groups.carriers') })
  await carrierList.focus()
  await page.keyboard.press('Enter')
  await expect(carrierList).toHaveAttribute('aria-expanded', 'true')
  await expect(nav.getByRole('link')).toHaveCount(inHeader.length + 4)
  await page.keyboard.press('Tab')
  await expect(nav.getByRole('link', { name: firstName })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(carrierList).toBeFocused()
  await expect(carrierList).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  for (let stop = 0; stop < inHeader.length + 1; stop += 1) await page.keyboard.press('Tab')
  await expect(nav.getByRole('link', { name: t('links.benefits') })).toBeFocused()
  await expect(carrierList).toHaveAttribute('aria-expanded', 'false')
})

// Proves A-72.
test('a list of the header opens and closes by mouse', async ({ page, texts }) => {
  const t = texts('menus')
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: t('headerNav.label') })
  const carrierList = nav.getByRole('button', { name: t('headerNav.groups.carriers') })
  const heading = page.getByRole('heading', { level: 1 })
  const shows = (expanded: boolean) => expect(carrierList).toHaveAttribute('aria-expanded', String(expanded))
  await carrierList.hover()
  await shows(true)
  await nav.getByRole('link', { name: lastName }).hover()
  await shows(true)
  await page.keyboard.press('Escape')
  await shows(false)
  await heading.hover()
  await carrierList.hover()
  await shows(true)
  await heading.hover()
  await shows(false)
  await carrierList.click()
  await heading.hover()
  await shows(true)
  await heading.click()
  await shows(false)
})

// Proves A-72.
test('the menu of a phone keeps the focus, holds the page still and gives the focus back', async ({ page, texts }) => {
  const t = texts('menus')
  const tCommon = texts('common')
  await page.setViewportSize(phone)
  await page.goto('/')
  const opener = page.getByRole('button', { name: tCommon('siteHeader.menu') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: tCommon('siteHeader.menu') })
  await expect(menu).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await menu.getByRole('button', { name: t('headerNav.groups.carriers') }).press('Enter')
  await expect(menu.getByRole('link', { name: firstName })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('the header takes one row on the narrowest screen, where a browser keeps room for a scrollbar too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/contact')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const row = await page.getByRole('banner').locator('> div').last().boundingBox()
  expect(row?.height).toBeLessThan(80)
})

// Proves A-74.
test('a header of the flow is 64 px high on a desk, and another has a row more', async ({ page, request }) => {
  const heightAt = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('html[data-live]')).toBeAttached()
    // The socials come with the links, in whichever row.
    await expect(page.getByRole('banner').getByRole('link', { name: /facebook/i })).toBeVisible()
    return (await page.getByRole('banner').boundingBox())?.height
  }
  await page.setViewportSize({ width: 1280, height: 700 })
  for (const path of ['/', '/login']) expect(await heightAt(path), path).toBe(65)
  expect(await heightAt('/about-us')).toBeGreaterThan(100)
  await openApplication(page, await registeredLead(request, [person('primary', 34, false)]))
  for (const path of ['/lead', '/portal/status', '/confirmation']) expect(await heightAt(path), path).toBe(65)
})

test('the menu of a phone closes when the screen becomes wide, and lets the page scroll', async ({ page, texts }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: texts('common')('siteHeader.menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test('following a link of the phone menu closes it', async ({ page, texts }) => {
  const t = texts('menus')
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: texts('common')('siteHeader.menu') }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: t('links.benefits') }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/benefits$/)
})

test('the way home from within the quote keeps what was typed', async ({ page, texts }) => {
  const t = texts('menus')
  await page.goto('/')
  const zip = page.getByRole('textbox', { name: /código postal|ZIP/i })
  await zip.fill('331')
  await page
    .getByRole('navigation', { name: t('headerNav.label') })
    .getByRole('link', { name: t('links.quote') })
    .click()
  await expect(zip).toHaveValue('331')
})

const visitorLinks = [
  ...headerMenu('visitor', '/', carrierNames).entries.flatMap((entry) =>
    entry.kind === 'link' ? [entry] : entry.links,
  ),
  ...footerLists('visitor', carrierNames).flatMap(({ links }) => links),
]

for (const href of new Set(['/login', ...visitorLinks.map(menuPath)]))
  // Proves A-77.
  test(`the menu's link to ${href} leads to a page`, async ({ page, texts }) => {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts('not-found')('notFound.message'))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
