import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { verificationCode } from '#mocks/state/demo-accounts.ts'

import { applicationFlow, bornAged } from './application-flow.ts'
import { expect as expectSoon, test } from './fixtures.ts'
import { openApplicationOfOne } from './lead-session.ts'
import { registrationFlow } from './registration-flow.ts'

/** A phone as many visitors have it: small, slow, on a poor line, dark, saving data, with large letters. */

const [width, height, keyboardHeight] = [360, 640, 290]
test.use({ viewport: { width, height }, colorScheme: 'dark' })
const expect = expectSoon.configure({ timeout: 30_000 })

/** Makes the phone slow, its line poor and its letters large, and asks sites to save data. */
async function poorPhone(page: Page, percent: number): Promise<void> {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await phone.send('Network.enable')
  // A line of 1.6 Mbit/s down and 0.75 up.
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await phone.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await phone.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } })
}

/** Types into a field while the phone's keyboard covers the lower part of the page: the field is seen above it. */
async function type(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await field.tap()
  await page.setViewportSize({ width, height: height - keyboardHeight })
  await field.fill(text)
  await expect(field).toBeInViewport({ ratio: 0.9 })
  const isOnTop = () =>
    field.evaluate((element) => {
      const { x, y, width: wide, height: high } = element.getBoundingClientRect()
      return document.elementFromPoint(x + wide / 2, y + high / 2) === element
    })
  await expect.poll(isOnTop, 'nothing covers the field above the keyboard').toBe(true)
  await page.setViewportSize({ width, height })
}

for (const percent of [130, 200])
  test(`from the ZIP to the receipt on a small, slow phone with letters of ${percent} %`, async ({ page, texts }) => {
    test.setTimeout(300_000)
    const [home, quote, plans, t] = [texts('location'), texts('quote-steps'), texts('plans'), texts('application')]
    const [account, flow] = [registrationFlow(page, texts('registration')), applicationFlow(page, t)]
    const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
    const box = (name: string) => page.getByRole('textbox', { name })
    /** The next screen is there, with nothing at its side that needs scrolling. */
    const arrives = async (shown: Locator) => {
      await expect(shown).toBeVisible()
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    const question = (step: 'household' | 'taxHousehold' | 'income') =>
      arrives(page.getByRole('heading', { level: 2, name: home(`wizardSteps.${step}.heading`, { year: 2026 }) }))
    await poorPhone(page, percent)

    await page.goto('/')
    await arrives(page.locator('html[data-live]'))
    await type(box(home('locationFields.zip')), '33133')
    await press(home('locationFields.verify'))
    await expect(page.getByText('Miami-Dade').first()).toBeVisible()
    await press(home('wizardCard.next'))
    await question('household')
    await page.getByRole('checkbox', { name: quote('applicantFields.self') }).tap()
    await type(box(quote('applicantFields.selfAge')), '34')
    await press(home('wizardCard.next'))
    await question('taxHousehold')
    await page.getByRole('checkbox', { name: quote('scenarios.JustMe.label') }).tap()
    await press(home('wizardCard.next'))
    await question('income')
    await type(box(quote('incomeFields.income')), '42000')
    await press(home('wizardCard.next'))
    await page.getByRole('button', { name: quote('coverageQuestion.no') }).tap()

    const choose = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: plans('planCard.choose') })
    await arrives(choose)
    await choose.tap()
    await arrives(account.field('email'))
    await type(account.field('email'), `ana.${randomUUID()}@example.com`)
    await type(account.field('firstName'), 'Ana')
    await type(account.field('lastName'), 'Torres')
    await type(account.password, 'una-clave-larga')
    await page.getByRole('checkbox').tap({ position: { x: 5, y: 5 } })
    await account.submit.tap()
    await arrives(account.code)
    await type(account.code, verificationCode)
    await account.verify.tap()

    await arrives(flow.heading('contact'))
    await type(flow.line(t('contactFields.phone')), '3055550199')
    await page.getByRole('radio').first().tap()
    await flow.line(t('addressFields.street')).tap()
    await flow.line(t('addressFields.street')).pressSequentially('1200 Cor')
    await page.getByRole('listbox').getByRole('option').first().tap()
    await expect(flow.line(t('addressFields.city'))).not.toHaveValue('')
    await flow.button('next').tap()
    await arrives(flow.heading('primary'))
    await type(flow.line(t('memberFields.dateOfBirth')), bornAged(34))
    await flow.line(t('memberFields.gender')).selectOption({ label: t('memberFields.genders.female') })
    await type(flow.line(t('memberFields.ssn')), '123456789')
    await flow.line(t('memberFields.legalStatus')).selectOption({ label: t('memberFields.legalStatuses.citizen') })
    await flow.button('next').tap()
    await arrives(flow.heading('financial'))
    await type(page.getByRole('textbox', { name: t('financialFields.annualIncome') }), '42000')
    await page
      .getByRole('checkbox', { name: t('financialFields.source.employed') })
      .first()
      .tap()
    await type(page.getByRole('textbox', { name: t('financialFields.occupation') }), 'Cook')
    await flow.button('next').tap()
    await arrives(flow.heading('consent'))
    await page.getByRole('tab', { name: t('consentPanel.type') }).tap()
    await type(flow.line(t('consentPanel.typedName')), 'Ana Torres')
    await page.getByRole('checkbox', { name: t('consentPanel.intent') }).tap()
    await flow.button('submit').tap()
    await expect(page).toHaveURL(/\/confirmation$/)
    await arrives(page.getByRole('heading', { level: 1 }))
  })

test('ten minutes in another app lose nothing, and Back from the warning of a longer absence keeps the session', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const phone = flow.line(t('contactFields.phone'))
  /** Another app is in front, and the phone stops the page's timers; then the page is in front again. */
  const leaveFor = async (minutes: number) => {
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await show('hidden')
    await page.clock.fastForward(minutes * 60_000)
    await show('visible')
  }
  await page.clock.install()
  await openApplicationOfOne(page, request)
  await phone.fill('3055550199')
  await leaveFor(10)
  await expect(phone).toHaveValue('(305) 555-0199')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await phone.fill('3055550444')
  await leaveFor(14)
  const warning = page.getByRole('alertdialog', { name: texts('login')('idleWarning.title') })
  await expect(warning).toBeVisible()
  await page.goBack()
  await expect(warning).toHaveCount(0)
  await leaveFor(10)
  await expect(phone).toHaveValue('(305) 555-0444')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
