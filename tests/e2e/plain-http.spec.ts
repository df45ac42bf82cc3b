import { launchOptions } from '#tests/browser.mjs'

import { applicationFlow } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { person, registeredLead } from './lead-session.ts'

/** An address of a local network that leads to this machine: browsers don't trust plain HTTP there. */
const lan = '192.168.77.7'
const { args = [], ...launching } = launchOptions()
test.use({ launchOptions: { ...launching, args: [...args, `--host-resolver-rules=MAP ${lan} 127.0.0.1`] } })

test('on plain http the answers are not kept, which is said, and everything else works', async ({
  page,
  baseURL,
  request,
  texts,
  allow,
}) => {
  // The test doesn't know the site's address, and the browser reports that it does not trust it.
  allow(new RegExp(`third party: http://${lan.replaceAll('.', String.raw`\.`)}|origin was untrustworthy`))
  const site = (baseURL ?? '').replace('127.0.0.1', lan)
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const token = await registeredLead(request, [person('primary', 34)])
  await page.goto(`${site}/about-us`)
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ])
  await page.evaluate((text) => {
    localStorage.setItem('authToken', text)
  }, token)
  await page.goto(`${site}/lead`)
  await flow.contact()
  await expect(page.getByText(t('saveStatus.notStored')).first()).toBeVisible()
  await flow.address()
  await flow.next('primary')
  // Nothing is stored here, and saved answers return.
  await page.reload()
  await flow.button('previous').click()
  await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0199')
})
