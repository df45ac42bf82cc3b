import { randomUUID } from 'node:crypto'

import type { Response } from '@playwright/test'

import { type PersonAnswers, applicationFlow, bornAged, farExpiration } from './application-flow.ts'
import { canaryBrowser, keptAround, leaks, leaksOnDisk, watch } from './canary-scan.ts'
import { settledDraft } from './draft-mirror.ts'
import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

const dashed = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
const ssn = (digits: string) => [digits, dashed(digits)]
const isoDay = (day: string) => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`
const day = (text: string) => [text, isoDay(text)]

const people = {
  primary: {
    firstName: 'Ana',
    age: 34,
    gender: 'female',
    status: 'resident',
    ssn: '418273645',
    alienNumber: '271828182',
    cardNumber: 'QZX3141592653',
  },
  spouse: {
    firstName: 'Luis',
    age: 36,
    gender: 'male',
    status: 'workPermit',
    ssn: '529384756',
    alienNumber: '577215664',
    cardNumber: 'WQJ1618033988',
    categoryCode: 'Q97',
  },
  dependent: {
    firstName: 'Eva',
    age: 7,
    relationship: 'daughter',
    status: 'i94',
    ssn: '637485926',
    i94Number: '14142135623',
  },
  newborn: { firstName: 'Sol', age: 0, relationship: 'son', status: 'citizen', ssn: null },
} as const satisfies Record<string, PersonAnswers>

// Proves A-54 and P-76.
test('no secret is anywhere but where the rules say, after any step', async ({ baseURL: given, language, texts }) => {
  test.setTimeout(240_000)
  const baseURL = given ?? ''
  const t = texts('application')
  const registration = texts('registration')
  const quote = texts('quote-steps')
  const password = 'Xk-canary-4417-clave'
  const wrongCode = '918273'
  const phone = '3055558241'
  const typedName = 'Xochitl Canario'
  const [doctor, medicine] = ['Zoraida Quetzalcana', 'Quetzaxolina']
  const secrets: Record<string, readonly string[]> = {
    'SSN of the primary': ssn(people.primary.ssn),
    'SSN of the spouse': ssn(people.spouse.ssn),
    'SSN of the dependent': ssn(people.dependent.ssn),
    'alien number': [people.primary.alienNumber, people.spouse.alienNumber],
    'card number': [people.primary.cardNumber, people.spouse.cardNumber],
    'I-94': [people.dependent.i94Number],
    // Three letters occur in base64 by chance, so they are searched as in JSON.
    category: [`"${people.spouse.categoryCode}"`, `=${people.spouse.categoryCode}`],
    'date of birth': Object.values(people).flatMap(({ age }) => day(bornAged(age))),
    'expiration date': day(farExpiration),
    // The name of an answer: whoever reads it in a storage reads a draft that is not sealed.
    'no number yet': ['hasNoNumberYet'],
    signature: [typedName],
    password: [password],
    code: [wrongCode],
    doctor: [doctor, encodeURIComponent(doctor), 'Quetzalcana'],
    medicine: [medicine],
  }

  const { page, closed } = await canaryBrowser(baseURL, language)
  const left = watch(page, new URL(baseURL).origin)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '')
  })
  const scan = async (step: string) => {
    expect(leaks({ ...left(), ...(await keptAround(page)) }, secrets), step).toEqual([])
  }
  const tokenOf = async (response: Response) => ((await response.json()) as { readonly token: string }).token

  const wizard = quoteFlow(page, { home: texts('location'), quote })
  await page.goto('/')
  await wizard.location('33133')
  await wizard.household({
    self: people.primary.age,
    spouse: people.spouse.age,
    dependents: [people.dependent.age, people.newborn.age],
  })
  await wizard.scenario(quote('scenarios.FamilyLikeNoOneElse.label'), 'radio')
  await wizard.income('62000')
  await wizard.coverage('no')
  const care = texts('care')
  await page.getByRole('button', { name: care('open') }).click()
  const list = page.getByRole('dialog', { name: care('dialog.title') })
  for (const [label, name] of [
    ['section.doctorLabel', doctor],
    ['section.medicineLabel', medicine],
  ] as const) {
    const searched = page.waitForResponse(
      (response) => response.url().includes('/quoter/') && response.url().includes(encodeURIComponent(name)),
    )
    await list.getByRole('combobox', { name: care(label) }).fill(name)
    await searched
    await scan(`${name}, typed`)
    await list.getByRole('button', { name: care('section.addName', { name }) }).click()
    await expect(list.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await list.getByRole('button', { name: care('dialog.done') }).click()
  await expect(page.getByRole('button', { name: care('openCount', { count: 2 }) })).toBeVisible()
  await scan('doctors and medicines')
  await page.reload()
  await expect(page.getByRole('button', { name: care('openCount', { count: 2 }) })).toBeVisible()
  await scan('doctors and medicines, reloaded')
  await page.getByRole('article').first().getByRole('button').last().click()

  const email = `canary.${randomUUID()}@example.com`
  await page.getByRole('textbox', { name: registration('createAccountForm.email') }).fill(email)
  await page.getByRole('textbox', { name: registration('createAccountForm.firstName') }).fill('Ana')
  await page.getByRole('textbox', { name: registration('createAccountForm.lastName') }).fill('Torres')
  await page.getByLabel(registration('createAccountForm.password'), { exact: true }).fill(password)
  await scan('registration, typed')
  await page.getByRole('checkbox').check()
  const registered = page.waitForResponse('**/yti/register')
  await page.getByRole('button', { name: registration('createAccountForm.submit') }).click()
  secrets['token of the registration'] = [await tokenOf(await registered)]
  const code = page.getByRole('textbox', { name: registration('verifyForm.code') })
  await code.fill(wrongCode)
  await page.getByRole('button', { name: registration('verifyForm.submit'), exact: true }).click()
  await expect(page.getByText(registration('failures.verify'))).toBeVisible()
  await scan('verification, a wrong code')
  await page.getByRole('button', { name: registration('verifyForm.resend') }).click()
  await expect(page.getByText(registration('verifyForm.resent', { identifier: email }), { exact: true })).toBeVisible()
  await scan('verification, sent again')
  await code.fill('123456')
  const verified = page.waitForResponse(
    (response) => response.url().endsWith('/yti/verify') && response.status() === 201,
  )
  await page.getByRole('button', { name: registration('verifyForm.submit'), exact: true }).click()
  secrets['token'] = [await tokenOf(await verified)]

  const flow = applicationFlow(page, t)
  await expect(flow.heading('contact')).toBeVisible()
  // Until the account is open, the tab's quote has the e-mail for a reload.
  secrets['e-mail'] = [email, encodeURIComponent(email)]
  await scan('application')
  secrets['phone'] = [phone, `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`]
  await flow.contact(phone)
  await scan('contact, typed')
  await flow.address()
  secrets['street'] = [await flow.line(t('addressFields.street')).inputValue()]
  await flow.next('primary')
  await scan('contact and address')
  await flow.person(people.primary)
  await scan('primary, typed')
  await flow.next('spouse')
  await scan('primary')
  await flow.person(people.spouse)
  await flow.next('financial')
  await scan('spouse')
  await flow.incomes(['40000', '0'])
  await flow.next('dependents')
  await scan('financial')
  await flow.dependents([people.dependent, people.newborn])
  await flow.next('consent')
  await scan('dependents')
  await settledDraft(page)
  await page.reload()
  await expect(flow.heading('consent')).toBeVisible()
  await scan('reloaded')
  await flow.sign(typedName)
  await scan('signed')
  await flow.submit()
  await expect(page).toHaveURL(/\/confirmation$/)
  const { signature } = JSON.parse(sent.at(-1) ?? '{}') as { readonly signature?: string }
  expect(signature).toMatch(/^iVBORw0KGgo/)
  secrets['signature picture'] = [signature?.slice(200, 260) ?? '']
  await scan('confirmation')
  await page.getByRole('link', { name: t('afterSending.screen.portal') }).click()
  await expect(page).toHaveURL(/\/portal\/status$/)
  await scan('portal')

  // The disk itself. Of tokens it contains those that A-40 stores in local storage, and of names of answers the scripts.
  const onDisk = Object.entries(secrets).filter(([name]) => !/^(token|category|no number yet)/.test(name))
  expect(leaksOnDisk(await closed(), Object.fromEntries(onDisk)), 'files of the profile').toEqual([])
  console.log(
    `R7 in ${language}: ${Object.keys(secrets).length} secrets looked for after each step, 0 outside the closed list`,
  )
})
