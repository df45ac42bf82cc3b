import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'

import { canaryBrowser, keptAround, leaks, leaksOnDisk, watch } from './canary-scan.ts'
import { expect, test } from './fixtures.ts'

const contact = {
  firstName: 'Quetzali',
  lastName: 'Xicotencatl',
  phone: '3055558242',
  email: 'canary.message@example.com',
  message: 'Zempasuchil 4418',
} as const
const signIn = { wrongPassword: 'Xk-canary-4419-clave', wrongCode: '918274', resetPhone: '3055558243' } as const
const fragment = 'v1.33012.12086.2026.en.42.n.12-8.0.n.27613-0'
const { token } = demoPeople.started

/** A phone as typed, as shown, and as an address would have it. */
const phoneForms = (digits: string) => [digits, `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`]

// Proves A-54, C-54 and Q-125.
test('what the message, the sign-in and the links carry is nowhere but where the rules say', async ({
  baseURL: given,
  language,
  texts,
}) => {
  test.slow()
  const baseURL = given ?? ''
  const t = texts('login')
  const form = texts('contact')
  const secrets: Record<string, readonly string[]> = {
    'name of the message': [contact.firstName, contact.lastName],
    'phone of the message': phoneForms(contact.phone),
    'e-mail of the message': [contact.email, encodeURIComponent(contact.email)],
    'text of the message': [contact.message, encodeURIComponent(contact.message)],
    'wrong password': [signIn.wrongPassword],
    password: [demoPassword],
    'code of a reset': [signIn.wrongCode],
    'phone of a reset': phoneForms(signIn.resetPhone),
    'e-mail of a sign-in': [demoPeople.lead.email, encodeURIComponent(demoPeople.lead.email)],
    'shared link': [fragment, encodeURIComponent(fragment)],
    'token of a link': [token],
  }
  const { page, closed } = await canaryBrowser(baseURL, language)
  const left = watch(page, new URL(baseURL).origin, [/\/login\?token=[^&]+$/])
  const scan = async (step: string) => {
    expect(leaks({ ...left(), ...(await keptAround(page)) }, secrets), step).toEqual([])
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/contact')
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'message'] as const)
    await page.getByRole('textbox', { name: form(`contactForm.${name}`) }).fill(contact[name])
  await scan('message, typed')
  await press(form('contactForm.submit'))
  await expect(page.getByText(form('contactForm.success'))).toBeVisible()
  await scan('message, sent')

  await page.goto('/login?forgot=1')
  await page.getByRole('tab', { name: t('identifierStep.byPhone') }).click()
  await page.getByRole('textbox', { name: t('identifierStep.phone') }).fill(signIn.resetPhone)
  await press(t('forgotPassword.send'))
  await page.getByRole('textbox', { name: t('forgotPassword.code') }).fill(signIn.wrongCode)
  await scan('code of a reset, typed')
  await press(t('forgotPassword.verify'))
  await expect(page.getByRole('link', { name: t('issues.code.wrong') })).toBeVisible()
  await scan('code of a reset, refused')

  await page.goto(`/login?token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mateo' })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await scan('token of a link, arrived')
  await press(t('handover.askNo'))
  await page.reload()
  await scan('token of a link, refused')

  await page.getByRole('textbox', { name: t('identifierStep.email') }).fill(demoPeople.lead.email)
  await press(t('identifierStep.submit'))
  const password = page.getByLabel(t('passwordStep.password'), { exact: true })
  await password.fill(signIn.wrongPassword)
  await press(t('passwordStep.submit'))
  await expect(page.getByRole('alert')).toBeVisible()
  await scan('password, refused')
  await password.fill(demoPassword)
  await press(t('passwordStep.submit'))
  await expect(page).toHaveURL('/portal/status')
  await scan('signed in')
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts('common')('siteHeader.logOut') })
    .click()
  await expect(page).toHaveURL('/login')
  await scan('logged out')

  await page.goto(`/#q=${fragment}`)
  await expect(page.getByRole('article')).toHaveCount(10)
  await scan('shared link, opened')

  // The browser's own list of visited pages has both links; no page can prevent that.
  const onDisk = Object.entries(secrets).filter(([name]) => !name.endsWith('link'))
  expect(leaksOnDisk(await closed(), Object.fromEntries(onDisk)), 'files of the profile').toEqual([])
  console.log(
    `R7 in ${language}: ${Object.keys(secrets).length} secrets of message, sign-in and links, 0 outside the closed list`,
  )
})
