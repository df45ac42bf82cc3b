import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type APIRequestContext, type BrowserContext, type Page, chromium } from '@playwright/test'

import { launchOptions } from '#tests/browser.mjs'

import { applicationFlow } from './application-flow.ts'
import { filesOf, leaks } from './canary-scan.ts'
import { usualDay, visitOn } from './day-of-visit.ts'
import { expect, test } from './fixtures.ts'
import { person, registeredLead } from './lead-session.ts'

const ssn = '418273645'
const signer = 'Xochitl Canario'

/**
 * The only folders of a browser's profile that may hold a token: its own storage of the site. Chromium appends to their
 * files, and what a page erases stays in them until they are rewritten, so only the service can end such a token.
 */
const storages = { private: '/Default/Local Storage/', shared: '/Default/Session Storage/' } as const
type Device = keyof typeof storages

const openContexts: BrowserContext[] = []
let profile = ''
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'browser-files-'))
})
test.afterEach(async () => {
  for (const context of openContexts.splice(0)) await context.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

/** A browser with a profile on the disk, as a visitor has it: with pages kept for Back, and on request with its last tabs. */
async function openBrowser(baseURL: string, args: readonly string[] = []): Promise<BrowserContext> {
  const options = launchOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), ...args],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  openContexts.push(context)
  await visitOn(context, usualDay)
  return context
}

/** A page of a signed-in lead on a device of one person, or of many. */
async function signedIn(context: BrowserContext, device: Device, token: string, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/about-us')
  // A shared device ends a session that it finds while a tab opens.
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.evaluate(
    ([where, text]) => {
      if (where === 'shared') {
        localStorage.setItem('sharedDevice', '1')
        localStorage.setItem('sessionBegan', String(Date.now()))
      }
      const store = where === 'shared' ? sessionStorage : localStorage
      store.setItem('authToken', text)
    },
    [device, token] as const,
  )
  await page.goto(path)
  return page
}

/** The secrets that the closed browser's files hold, with their folders, but the token where the device keeps it. */
async function foundOnDisk(device: Device, secrets: Readonly<Record<string, readonly string[]>>) {
  const files = Object.entries(await filesOf(profile))
  // The scan sees what the browser notes of its own accord.
  expect(leaks(Object.fromEntries(files), { 'a visit': ['/confirmation'] })).toContain('a visit in /Default/History')
  const isOwn = ([path]: readonly [string, string]) => path.startsWith(storages[device])
  const { token = [], ...others } = secrets
  return {
    elsewhere: leaks(Object.fromEntries(files), others).concat(
      leaks(Object.fromEntries(files.filter((file) => !isOwn(file))), { token }),
    ),
    inStorage: leaks(Object.fromEntries(files.filter(isOwn)), { token }).length > 0,
  }
}

const isOpenAtService = async (api: APIRequestContext, token: string) =>
  (await api.get(`/crm/yti/lead-profile/${token}`)).ok()

// Proves F-65 and A-54.
for (const device of ['private', 'shared'] as const)
  test(`the files of a ${device} browser hold no secret but the token in the site's storage`, async ({
    baseURL: given,
    request,
    texts,
  }) => {
    test.setTimeout(180_000)
    const baseURL = given ?? ''
    const t = texts('application')
    const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Ana' })
    const half = Math.floor(token.length / 2)
    const secrets: Record<string, readonly string[]> = {
      // Compressed files may break a text into parts.
      token: [token, token.slice(0, half), token.slice(half)],
      SSN: [ssn, `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`],
      'name of the signature': [signer],
    }
    let context = await openBrowser(baseURL)
    const page = await signedIn(context, device, token, '/lead')
    page.on('request', (sent) => {
      const { signature } = sent.method() === 'PUT' ? (sent.postDataJSON() as { signature?: string }) : {}
      if (signature) secrets['signature picture'] = [signature.slice(200, 260)]
    })
    const flow = applicationFlow(page, t)
    await flow.contact()
    await flow.address()
    await flow.next('primary')
    await flow.person({ firstName: 'Ana', age: 34, gender: 'female', status: 'citizen', ssn })
    await flow.next('financial')
    await flow.incomes(['42000'])
    await flow.next('consent')
    await flow.sign(signer)
    await flow.submit()
    await expect(page).toHaveURL(/\/confirmation$/)
    expect(secrets['signature picture']).toBeDefined()
    await context.close()
    const closed = await foundOnDisk(device, secrets)
    expect(closed.elsewhere).toEqual([])

    context = await openBrowser(baseURL)
    const next = await signedIn(context, device, token, '/confirmation')
    await next
      .getByRole('banner')
      .getByRole('button', { name: texts('common')('siteHeader.logOut') })
      .click()
    await expect(next).toHaveURL(/\/login$/)
    await expect.poll(() => isOpenAtService(request, token)).toBe(false)
    await context.close()
    const loggedOut = await foundOnDisk(device, secrets)
    expect(loggedOut.elsewhere).toEqual([])
    console.log(
      `R7 on a ${device} device: of ${Object.keys(secrets).length} secrets the files hold the token in ${storages[device]}: closed ${String(closed.inStorage)}, logged out ${String(loggedOut.inStorage)}; nothing else`,
    )
  })

// Proves.
test('a shared browser that opens its last tabs again shows nobody, and the session is over', async ({
  baseURL: given,
  request,
  texts,
}) => {
  test.slow()
  const baseURL = given ?? ''
  const token = await registeredLead(request, [person('primary', 34)], { firstName: 'Zoraida' })
  const context = await openBrowser(baseURL)
  const page = await signedIn(context, 'shared', token, '/lead')
  const phone = applicationFlow(page, texts('application')).line(texts('application')('contactFields.phone'))
  await phone.fill('3055550199')
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('applicationDraft')))
  await page.reload()
  await expect(phone).toHaveValue('(305) 555-0199')
  // To another site and back, at once.
  await page.goto('data:text/html,<title>elsewhere</title>')
  await page.goBack()
  await expect(phone).toHaveValue('(305) 555-0199')
  expect(await isOpenAtService(request, token)).toBe(true)
  await context.close()

  const again = await openBrowser(baseURL, ['--restore-last-session'])
  const restored = () => again.pages().find((one) => one.url().startsWith(baseURL))
  await expect.poll(() => restored()?.url()).toMatch(/\/login$/)
  const opened = restored() ?? page
  await expect(opened.getByText(texts('login')('signedOut.closed'))).toBeVisible()
  await expect(opened.getByText('Zoraida')).toHaveCount(0)
  expect(await opened.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/authToken|Draft|verifiedUser|quoteSession/)]),
  )
  await expect.poll(() => isOpenAtService(request, token)).toBe(false)
})
