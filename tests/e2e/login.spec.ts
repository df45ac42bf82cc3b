import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'

import { expect, test } from './fixtures.ts'

/** The service's refusal of a wrong password, in the language that the site asks for. */
const refusals = {
  en: 'The email, phone number or password is not correct.',
  es: 'El correo electrónico, el teléfono o la contraseña no son correctos.',
} as const

/** Signs in like a visitor, by the visible names. */
function loginFlow(page: Page, t: TFunction<'login'>) {
  return {
    email: async (email: string) => {
      await page.getByRole('textbox', { name: t('identifierStep.email') }).fill(email)
      await page.getByRole('button', { name: t('identifierStep.submit') }).click()
    },
    phone: async (phone: string) => {
      await page.getByRole('tab', { name: t('identifierStep.byPhone') }).click()
      await page.getByRole('textbox', { name: t('identifierStep.phone') }).fill(phone)
      await page.keyboard.press('Enter')
    },
    password: async (password: string) => {
      await expect(page.getByRole('heading', { level: 1, name: t('passwordStep.title') })).toBeFocused()
      await page.getByLabel(t('passwordStep.password'), { exact: true }).fill(password)
      await page.keyboard.press('Enter')
    },
  }
}

// Proves.
test('a lead logs in by email and sees the status @gate', async ({ page, texts }) => {
  const portal = texts('portal')
  const flow = loginFlow(page, texts('login'))
  await page.goto('/login')
  await flow.email(demoPeople.lead.email)
  await flow.password(demoPassword)
  await expect(page).toHaveURL('/portal/status')
  await expect(page.getByRole('heading', { level: 1, name: portal('portalStatus.title') })).toBeVisible()
  await expect(page.getByText(portal('portalStatus.welcome', { name: 'Lucia' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: portal('portalStatus.complete') })).toHaveAttribute(
    'href',
    '/lead',
  )
})

// Proves Q-130.
test('whoever signs in says there that the device is shared, and on the status page that it is not', async ({
  page,
  texts,
}) => {
  const flow = loginFlow(page, texts('login'))
  const shared = page.getByRole('switch', { name: texts('take-along')('sharedDevice.switch') })
  const holders = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((store) => store.getItem('authToken') !== null))
  await page.goto('/login')
  await shared.check()
  await flow.email(demoPeople.lead.email)
  await flow.password(demoPassword)
  await expect(page).toHaveURL('/portal/status')
  await expect(shared).toBeChecked()
  expect(await holders()).toEqual([false, true])
  await shared.uncheck()
  await expect.poll(holders).toEqual([true, false])
})

test('a lead logs in by phone, and a reload keeps them in', async ({ page, texts }) => {
  const portal = texts('portal')
  const flow = loginFlow(page, texts('login'))
  await page.goto('/login')
  await flow.phone('1 (407) 555-0113')
  await flow.password(demoPassword)
  const reference = page.getByRole('definition').filter({ hasText: 'PU-1003-2026' })
  await expect(reference).toBeVisible()
  await page.reload()
  await expect(reference).toBeVisible()
  // A signed-in user is sent away from the sign-in page.
  await page.goto('/login')
  await expect(page).toHaveURL('/portal/status')
  await page.goto('/portal/documents/id-card')
  await expect(page.getByRole('heading', { level: 1, name: portal('handOver.titles.idCard') })).toBeVisible()
})

test('where the profile does not come after the right password, nobody has to type it again', async ({
  page,
  texts,
  allow,
}) => {
  allow(/503/)
  const flow = loginFlow(page, texts('login'))
  const profile = '**/yti/lead-profile/**'
  await page.route(profile, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/login')
  await flow.email(demoPeople.lead.email)
  await flow.password(demoPassword)
  const alert = page.getByRole('alert').filter({ hasText: texts('login')('startFailure.title') })
  await expect(alert).toBeVisible()
  await page.unroute(profile)
  await alert.getByRole('button', { name: texts('call-failures')('retry') }).click()
  await expect(page).toHaveURL('/portal/status')
})

// Proves A-31.
test('a member leaves for the members portal, with the identifier and nothing else', async ({ page, texts, allow }) => {
  allow(/members\.puente\.example/)
  const left: string[] = []
  await page.route('https://members.puente.example/**', async (route) => {
    left.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Members</title>' })
  })
  await page.goto('/login')
  await loginFlow(page, texts('login')).email(demoPeople.member.email)
  await expect(page).toHaveTitle('Members')
  expect(left).toEqual(['https://members.puente.example/login?identifier=rosa%40example.com'])
})

test('a wrong password is refused in the words of the service, and changing the email forgets it', async ({
  page,
  texts,
  allow,
  language,
}) => {
  allow(/401/)
  const t = texts('login')
  const flow = loginFlow(page, t)
  await page.goto('/login')
  await flow.email(demoPeople.lead.email)
  await flow.password('wrong-password')
  await expect(page.getByRole('alert')).toHaveText(refusals[language])
  const password = page.getByLabel(t('passwordStep.password'), { exact: true })
  await expect(password).toHaveValue('wrong-password')
  await page.getByRole('button', { name: t('passwordStep.change') }).click()
  await expect(page.getByRole('textbox', { name: t('identifierStep.email') })).toHaveValue(demoPeople.lead.email)
  await page.getByRole('button', { name: t('identifierStep.submit') }).click()
  await expect(password).toHaveValue('')
})

// Proves A-47.
test('a protected page sends a visitor home, and the application to the log-in @gate', async ({ page }) => {
  await page.goto('/portal/status')
  await expect(page).toHaveURL('/')
  await page.goto('/portal/documents/upload')
  await expect(page).toHaveURL('/')
})

// Proves A-35.
test('a token in the address is gone at once, and signs in whoever says that it is theirs', async ({ page, texts }) => {
  const { token } = demoPeople.started
  const t = texts('login')
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto(`/login?token=${token}`)
  // A browser may separate a name that stands in a part of its own.
  const ask = t('handover.ask', { name: 'Mateo' }).replace('?', String.raw` ?\?`)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(ask) })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await page.getByRole('button', { name: t('handover.goOn', { name: 'Mateo' }) }).click()
  await expect(page.getByText(texts('portal')('portalStatus.greeting', { name: 'Mateo' }))).toBeVisible()
  await expect(page).toHaveURL('/portal/status')
  expect(addresses.slice(1).join(' ')).not.toContain(token)
  await page.goBack()
  expect(page.url()).not.toContain(token)
})

test("somebody else's link signs nobody in who says No, and none in a fragment is read", async ({ page, texts }) => {
  const { token } = demoPeople.started
  const t = texts('login')
  await page.goto(`/login?token=${token}`)
  await page.getByRole('button', { name: t('handover.askNo') }).click()
  await expect(page.getByRole('textbox', { name: t('identifierStep.email') })).toBeVisible()
  await page.goto('/about-us')
  await page.goto(`/login#&token=${token}`)
  await expect(page.getByRole('textbox', { name: t('identifierStep.email') })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('authToken')
})

test('a token never replaces another person, and a stranger’s is refused', async ({ page, texts, allow }) => {
  allow(/401/)
  const t = texts('login')
  const flow = loginFlow(page, t)
  await page.goto('/login?token=nobody-knows-this-token')
  await expect(page.getByText(t('signedOut.linkRefused'))).toBeVisible()
  await expect(page).toHaveURL('/login')
  await flow.email(demoPeople.lead.email)
  await flow.password(demoPassword)
  await expect(page).toHaveURL('/portal/status')
  await page.goto(`/login?token=${demoPeople.started.token}`)
  await expect(page.getByRole('alert')).toContainText(t('handover.otherText', { name: 'Lucia' }))
  await page.getByRole('link', { name: t('handover.goOn', { name: 'Lucia' }) }).click()
  await expect(page).toHaveURL('/portal/status')
})

// Proves A-44.
test('logging out in one tab ends the session in the other', async ({ page, context, texts }) => {
  const common = texts('common')
  const portal = texts('portal')
  const t = texts('login')
  const flow = loginFlow(page, t)
  await page.goto('/login')
  await flow.email(demoPeople.lead.email)
  await flow.password(demoPassword)
  await expect(page).toHaveURL('/portal/status')
  const other = await context.newPage()
  await other.goto('/portal/status')
  await expect(other.getByText(portal('portalStatus.welcome', { name: 'Lucia' }))).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: common('siteHeader.logOut') })
    .click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(t('signedOut.signedOut'))).toBeVisible()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(t('signedOut.elsewhere'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

// Proves A-34.
test('a forgotten password is reset in its two simulated screens', async ({ page, texts }) => {
  const t = texts('login')
  await page.goto('/login')
  await expect(page.locator('a[href*="forgot"]')).toHaveCount(0)
  await page.goto('/login?forgot=1')
  await page.getByRole('textbox', { name: t('identifierStep.email') }).fill('lucia@example.com')
  await page.getByRole('button', { name: t('forgotPassword.send') }).click()
  const code = page.getByRole('textbox', { name: t('forgotPassword.code') })
  await expect(code).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('forgotPassword.title') })).toBeFocused()
  await page.goForward()
  await code.fill('000000')
  await page.getByRole('button', { name: t('forgotPassword.verify') }).click()
  await expect(page.getByRole('link', { name: t('issues.code.wrong') })).toBeVisible()
  await page.getByRole('button', { name: t('forgotPassword.resend') }).click()
  await expect(page.getByText(t('forgotPassword.resent', { identifier: 'lucia@example.com' }))).toBeVisible()
  await code.fill('123456')
  await page.getByRole('button', { name: t('forgotPassword.verify') }).click()
  await expect(page.getByText(t('forgotPassword.done', { identifier: 'lucia@example.com' }))).toBeVisible()
  await expect(page).toHaveURL('/login')
})
