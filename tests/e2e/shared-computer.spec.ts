import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { applicationFlow } from './application-flow.ts'
import { settledDraft } from './draft-mirror.ts'
import { expect, test } from './fixtures.ts'
import { storedKeysOf, openApplication, person, registeredLead } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'
import { registrationFlow } from './registration-flow.ts'

const minute = 60_000

/** No data of the user on the page, in its title, or in anything that the device stores. */
async function expectForgotten(page: Page, ...personal: readonly string[]): Promise<void> {
  let shown = ''
  // A Back that shows nothing continues to the page before, which loads first.
  await expect
    .poll(async () => {
      shown = await page.evaluate(() => document.documentElement.outerHTML + document.title).catch(() => '')
      return shown
    })
    .not.toBe('')
  for (const text of personal) expect(shown).not.toContain(text)
  await expect.poll(() => storedKeysOf(page).catch(() => null)).toEqual([])
}

test('after 13 idle minutes the session is about to end, and going on keeps it', async ({ page, request, texts }) => {
  const login = texts('login')
  const t = texts('application')
  await page.clock.install()
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  const flow = applicationFlow(page, t)
  const phone = flow.line(t('contactFields.phone'))
  await phone.fill('3055550199')
  await page.clock.runFor(13 * minute - 5_000)
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await page.clock.runFor(10_000)
  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: login('idleWarning.continue') }).click()
  await expect(warning).toBeHidden()
  await page.clock.runFor(5 * minute)
  await expect(phone).toHaveValue('(305) 555-0199')
})

// Proves.
test('after 15 idle minutes everything is erased, and nothing comes back @gate', async ({ page, request, texts }) => {
  await page.clock.install()
  const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Zoraida' })
  await openApplication(page, token)
  const t = texts('application')
  await applicationFlow(page, t).line(t('contactFields.phone')).fill('3055550199')
  await expect(page.getByText('Zoraida')).toBeVisible()
  await page.clock.runFor(15 * minute + 1_000)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(texts('login')('signedOut.idle'))).toBeVisible()
  await expectForgotten(page, 'Zoraida', '555-0199', token)
  await page.goBack()
  await expectForgotten(page, 'Zoraida', '555-0199', token)
  console.log('R8: after 15 idle minutes storage, page and history hold nothing of the person')
})

test('after a logout, going back shows nothing personal, and the other tab has ended too', async ({
  page,
  context,
  request,
  texts,
}) => {
  const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Zoraida' })
  await openApplication(page, token)
  const t = texts('application')
  await applicationFlow(page, t).line(t('contactFields.phone')).fill('3055550199')
  const other = await context.newPage()
  await other.goto('/lead')
  await expect(other.getByText('Zoraida')).toBeVisible()
  // To a page of the site and back, so the form is in the history.
  await page.goto('/faqs')
  await page.goto('/lead')
  await expect(applicationFlow(page, t).line(t('contactFields.phone'))).toHaveValue('(305) 555-0199')
  const logOut = page.getByRole('banner').getByRole('button', { name: texts('common')('siteHeader.logOut') })
  await logOut.click()
  // Proves A-48.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('login')('logOutDialog.stay') })
    .click()
  await expect(page).toHaveURL(/\/lead$/)
  await logOut.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('login')('logOutDialog.logOut') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText(texts('login')('signedOut.elsewhere'))).toBeVisible()
  await expectForgotten(page, 'Zoraida', '555-0199', token)
  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await expect(page.getByText('Zoraida')).toHaveCount(0)
    await expectForgotten(page, 'Zoraida', '555-0199', token)
  }
  await expectForgotten(other, 'Zoraida', '555-0199', token)
})

// Proves A-48.
test('on another page a log-out asks while the draft is not saved, and after its save no more', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const login = texts('login')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await flow.contact('3055550199')
  await settledDraft(page)
  await page.goto('/portal/status')
  const logOut = page.getByRole('banner').getByRole('button', { name: texts('common')('siteHeader.logOut') })
  const question = page.getByRole('alertdialog', { name: login('logOutDialog.title') })
  await logOut.click()
  await question.getByRole('button', { name: login('logOutDialog.stay') }).click()
  await expect(page).toHaveURL(/\/portal\/status$/)
  await page.goto('/lead')
  await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0199')
  await flow.address()
  await flow.button('next').click()
  await flow.isAt('primary')
  await settledDraft(page)
  await page.goto('/portal/status')
  await logOut.click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(question).toHaveCount(0)
})

test('a session that the service has ended shows nothing, and keeps the answers sealed until the idle limit', async ({
  page,
  request,
  texts,
  allow,
}) => {
  allow(/401/)
  await page.clock.install()
  const login = texts('login')
  const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Zoraida' })
  await openApplication(page, token)
  const t = texts('application')
  await applicationFlow(page, t).line(t('contactFields.phone')).fill('3055550199')
  await settledDraft(page)
  await request.post(`/api/yti/logout?token=${token}`)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(login('kept.answers', { count: 15 }))).toBeVisible()
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  for (const text of ['Zoraida', '555-0199', token]) {
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(text)
    expect(await stored()).not.toContain(text)
  }
  await page.clock.runFor(15 * minute + 1_000)
  await expectForgotten(page, 'Zoraida', '555-0199', token)
})

test('a tab that was closed for hours opens as a visitor', async ({ page, context, request, texts }) => {
  const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Zoraida' })
  await openApplication(page, token)
  const t = texts('application')
  await applicationFlow(page, t).line(t('contactFields.phone')).fill('3055550199')
  await settledDraft(page)
  const later = await context.newPage()
  await page.close()
  await later.clock.install({ time: Date.now() + 180 * minute })
  await later.goto('/')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(later.getByText('Zoraida')).toHaveCount(0)
  await expectForgotten(later, 'Zoraida', '555-0199', token)
  // Proves A-88.
  await expect.poll(async () => (await request.get(`/crm/yti/lead-profile/${token}`)).status()).toBe(401)
})

test('a page that comes back from the back-forward cache follows a logout made meanwhile', async ({
  page,
  request,
  texts,
}) => {
  const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Zoraida' })
  await openApplication(page, token)
  await expect(page.getByText('Zoraida')).toBeVisible()
  // The browser keeps the page, unseen.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(page.getByText('Zoraida')).toBeHidden()
  // Nothing has changed meanwhile: it is seen as it was.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Zoraida')).toBeVisible()
  // The state after another tab's logout, and the event with which a browser restores a page.
  const seen = await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    localStorage.removeItem('authToken')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    // What the page shows at its first frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return getComputedStyle(document.body).visibility === 'visible' && document.body.textContent.includes('Zoraida')
  })
  expect(seen).toBe(false)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(texts('login')('signedOut.elsewhere'))).toBeVisible()
  await expect(page.getByText('Zoraida')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The fields of the page that a browser may fill in or remember. */
const fieldsToFillIn = (page: Page) =>
  page.locator('input:not([type=checkbox], [type=radio], [autocomplete=off], [hidden]), select:not([autocomplete=off])')

/** Everything that outlives the tab: local storage, and the vault without its key. */
async function outlives(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('vault')
      opening.onsuccess = () => {
        resolve(opening.result)
      }
      opening.onerror = () => {
        resolve(null)
      }
    })
    const isThere = database?.objectStoreNames.contains('sealed') === true
    const sealed = isThere
      ? await new Promise<unknown>((resolve) => {
          const asked = database.transaction('sealed').objectStore('sealed').getAllKeys()
          asked.onsuccess = () => {
            resolve(asked.result)
          }
        })
      : []
    database?.close()
    return JSON.stringify([Object.keys(localStorage).toSorted(), sealed])
  })
}

// Proves Q-136.
test('on a shared device a copied tab ends both, and neither promises the answers back', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const login = texts('login')
  const token = await registeredLead(request, [person('primary', 34)])
  await openApplication(page, token)
  await page.getByRole('switch', { name: texts('take-along')('sharedDevice.switch') }).check()
  await applicationFlow(page, t).line(t('contactFields.phone')).fill('3055550199')
  await expect(page.getByText(t('saveStatus.savedInTab')).first()).toBeVisible()
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => {
    window.open('/lead')
  })
  const copy = await opening
  await expect(copy.getByText(login('signedOut.closed'))).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(login('signedOut.elsewhere'))).toBeVisible()
  await expect(page.getByText(login('kept.numbers'))).toHaveCount(0)
})

// Proves.
test('on a shared device everything ends with the tab, and a reload loses nothing @gate', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  const [home, quote, registration] = [texts('location'), texts('quote-steps'), texts('registration')]
  const [t, care, along] = [texts('application'), texts('care'), texts('take-along')]
  const wizard = quoteFlow(page, { home, quote })
  await page.goto('/')
  await wizard.location('33133')
  await wizard.household({ self: 34 })
  await wizard.scenario(quote('scenarios.JustMe.label'))
  await wizard.income('42000')
  await wizard.coverage('no')
  await page.waitForFunction(() => localStorage.getItem('savedQuotes') !== null)

  await page.getByRole('button', { name: care('open') }).click()
  const list = page.getByRole('dialog', { name: care('dialog.title') })
  await list.getByRole('combobox', { name: care('section.doctorLabel') }).fill('Zoraida Quetzalcana')
  await list.getByRole('button', { name: care('section.addName', { name: 'Zoraida Quetzalcana' }) }).click()
  await page.waitForFunction(() => localStorage.getItem('careList') !== null)
  await list.getByRole('switch', { name: along('sharedDevice.switch') }).check()
  await expect(list.getByText(care('dialog.privacyInTab'))).toBeVisible()
  await list.getByRole('button', { name: care('dialog.done') }).click()
  await expect.poll(() => outlives(page)).not.toMatch(/savedQuotes|careList/)
  await page.reload()
  await expect(page.getByRole('button', { name: care('openCount', { count: 1 }) })).toBeVisible()

  await page.getByRole('article').first().getByRole('button').last().click()
  const screen = registrationFlow(page, registration)
  await screen.field('email').fill(`ana.${randomUUID()}@example.com`)
  await expect(fieldsToFillIn(page)).toHaveCount(0)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  await page.reload()
  await screen.code.fill('123456')
  await screen.verify.click()
  await expect(page).toHaveURL(/\/lead$/)
  const phone = applicationFlow(page, t).line(t('contactFields.phone'))
  await phone.fill('3055550199')
  await expect(page.getByText(t('saveStatus.savedInTab')).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join(' '))).toMatch(/applicationDraft/)
  await page.reload()
  await expect(phone).toHaveValue('(305) 555-0199')
  await expect(fieldsToFillIn(page)).toHaveCount(0)
  const left = await outlives(page)
  expect(left).not.toMatch(/Draft|verifiedUser|savedQuotes|careList|Attempt|authToken|Receipt/)
  expect(left).toContain('sharedDevice')

  const next = await context.newPage()
  await page.close()
  await next.goto('/')
  await expect(next.getByRole('textbox', { name: home('locationFields.zip') })).toHaveValue('')
  await expect(fieldsToFillIn(next)).toHaveCount(0)
  await expect(next.getByText('Ana', { exact: true })).toHaveCount(0)
  await expect(next.getByRole('heading', { name: along('resume.title') })).toHaveCount(0)
  await expect(
    next.getByRole('banner').getByRole('button', { name: texts('common')('siteHeader.logOut') }),
  ).toHaveCount(0)
  await next.goto('/lead')
  await expect(next).toHaveURL(/\/login$/)
  expect(await outlives(next)).not.toMatch(/Draft|verifiedUser|savedQuotes|careList|Attempt|authToken|Receipt/)
})
