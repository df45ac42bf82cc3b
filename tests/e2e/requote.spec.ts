import type { APIRequestContext, Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import type { ContactRequest } from '#api/send-contact.ts'
import type { Namespace } from '#i18n/namespaces.ts'

import { applicationFlow } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplication, person, registeredLead, sentBodies } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'

type Texts = <N extends Namespace>(namespace: N) => TFunction<N>

/** The screens of a new quote, found by their visible names. */
function requoteFlow(page: Page, texts: Texts) {
  const [t, application, plans] = [texts('requote'), texts('application'), texts('plans')]
  const cards = page.getByRole('article')
  const bar = page.getByRole('region', { name: t('bar.label') })
  return {
    t,
    application,
    cards,
    bar,
    flow: applicationFlow(page, application),
    quote: quoteFlow(page, { home: texts('location'), quote: texts('quote-steps') }),
    backToApplication: () => bar.getByRole('button', { name: t('bar.back') }).click(),
    aside: page.getByRole('main').getByRole('complementary'),
    /** The change of the values of one line, by the first of them. */
    change: (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${application('fromQuote.change')} ${name}`) }),
    button: (name: 'changes.use' | 'changes.keep' | 'manual.send' | 'manual.continue') =>
      page.getByRole('button', { name: t(name), exact: true }),
    listed: async () => {
      await expect(cards).toHaveCount(10)
      await expect(bar).toBeVisible()
      await expect(page.getByRole('button', { name: plans('resultsSummary.edit') }).first()).toBeVisible()
    },
    /** Chooses a plan of the list, and returns its name. */
    choose: async (at: number): Promise<string> => {
      const name = await cards.nth(at).getByRole('heading', { level: 3 }).innerText()
      await cards.nth(at).getByRole('button').last().click()
      await expect(page.getByRole('heading', { level: 1, name: t('changes.title') })).toBeFocused()
      return name
    },
  }
}

/** Opens the application of a mother with a child of 7, filled in up to her own details. */
async function openFilled(page: Page, request: APIRequestContext, texts: Texts): Promise<void> {
  const { flow } = requoteFlow(page, texts)
  await openApplication(page, await registeredLead(request, [person('primary', 34), person('dependent', 7)]))
  await flow.contact()
  await flow.address()
  await flow.next('primary')
  await flow.person({ firstName: 'Ana', age: 34, gender: 'female', status: 'citizen' })
  await flow.next('financial')
}

// Proves F-80, F-82, F-83, F-84, F-85 and F-86.
test('an income above the limit leads to a new quote and back, with every answer kept @gate @in-spanish', async ({
  page,
  request,
  texts,
}) => {
  test.slow()
  const { t, application, flow, cards, bar, button, choose, listed, aside } = requoteFlow(page, texts)
  const bodies = sentBodies(page)
  await openFilled(page, request, texts)
  await flow.incomes(['50000'])
  await flow.button('next').click()
  await page.getByRole('button', { name: application('fromQuote.useIncome', { amount: '$50,000' }) }).click()
  await listed()

  // A reload in the midst returns to the same screen.
  await page.reload()
  await listed()
  await expect(page).toHaveURL(/\/$/)
  const name = await choose(1)
  await expect(page.getByText(t('changes.perYear', { amount: '$50,000' }))).toBeVisible()
  await expect(page.getByText(t('changes.fits'))).toBeVisible()
  await page.reload()
  await expect(button('changes.use')).toBeVisible()
  await page.goBack()
  await expect(cards.first()).toBeVisible()
  await page.goForward()
  await button('changes.use').click()

  await expect(page).toHaveURL(/\/lead$/)
  await expect(page.getByText(t('notice.title'))).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(flow.heading('financial')).toBeVisible()
  await expect(aside).toContainText(name)
  await expect(aside).toContainText('$50,000')
  await expect(page.getByRole('textbox', { name: application('financialFields.annualIncome') })).toHaveValue('50,000')

  // The service has it: the next save finds nothing newer, and a reload shows the same.
  await flow.button('next').click()
  await flow.isAt('dependents')
  expect(bodies.at(-1)?.members.map(({ firstName }) => firstName)).toEqual(['Ana', undefined])
  await page.reload()
  await expect(aside).toContainText(name)
  await expect(page.getByText(t('notice.deviceTitle'))).toHaveCount(0)
  await page.goBack()
  await expect(flow.heading('financial')).toBeVisible()
})

// Proves F-80, F-81 and F-85.
test('each value of the quote opens at its question, and Back and "keep" change nothing', async ({
  page,
  request,
  texts,
}) => {
  test.slow()
  const { t, application, flow, quote, bar, change, choose, listed, button, aside, backToApplication } = requoteFlow(
    page,
    texts,
  )
  const [home, steps] = [texts('location'), texts('quote-steps')]
  const income = page.getByRole('textbox', { name: steps('incomeFields.income') })
  await openFilled(page, request, texts)
  const before = await aside.innerText()
  await page.goBack()
  const firstName = flow.line(application('memberFields.firstName'))
  await firstName.fill('Anabel')
  await page.getByLabel(application('memberFields.ssn'), { exact: true }).fill('219-09-9921')
  await change(application('memberFields.age')).click()
  await expect(page.getByRole('heading', { level: 2, name: home('wizardSteps.household.heading') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: steps('applicantFields.selfAge') })).toHaveValue('34')
  await page.goBack()
  await expect(flow.heading('primary')).toBeVisible()
  await expect(firstName).toHaveValue('Anabel')
  await expect(page.getByText(application('draftNotice.lacksNumbersTitle'))).toHaveCount(0)

  await aside.getByRole('button', { name: application('fromQuote.income') }).click()
  await expect(income).toHaveValue('42,000')
  await expect(bar).toBeVisible()
  await quote.income('43000')
  await quote.coverage('no')
  await listed()
  await choose(0)
  await button('changes.keep').click()
  await expect(flow.heading('primary')).toBeVisible()
  await expect(firstName).toHaveValue('Anabel')
  expect(await aside.innerText()).toBe(before)

  await aside.getByRole('button', { name: application('planAside.change') }).click()
  await listed()
  await backToApplication()
  await expect(flow.heading('primary')).toBeVisible()

  // The quote is over: Back leads to the step before, not into it.
  await page.goBack()
  await expect(flow.heading('contact')).toBeVisible()

  // Another child, and the mother is a year older.
  await page.goForward()
  await change(application('memberFields.age')).first().click()
  await page.getByRole('textbox', { name: steps('applicantFields.selfAge') }).fill('35')
  await quote.household({ dependents: [7, 2] })
  await quote.next()
  await quote.income('42000')
  await quote.coverage('no')
  await listed()
  await choose(0)
  await expect(page.getByText(t('changes.look'))).toBeVisible()
  await button('changes.use').click()
  await expect(page.getByText(t('misfits.added', { who: t('person.dependent', { number: 2 }) }))).toBeVisible()
  await expect(page.getByText(t('misfits.dateOfBirth', { who: t('person.primary'), age: 35 }))).toBeVisible()
  await expect(firstName).toHaveValue('Anabel')
})

// Proves F-86 and F-87.
test('a service without the call leaves the new quote on the device, and an agent is told', async ({
  page,
  request,
  texts,
  allow,
}) => {
  test.slow()
  allow(/renew-quote|404 \(Not Found\)/)
  await page.route('**/yti/renew-quote', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const { t, application, flow, button, choose, listed, aside } = requoteFlow(page, texts)
  const messages: ContactRequest[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/yti/contact')) messages.push(sent.postDataJSON() as ContactRequest)
  })
  await openFilled(page, request, texts)
  await flow.incomes(['50000'])
  await flow.button('next').click()
  await page.getByRole('button', { name: application('fromQuote.useIncome', { amount: '$50,000' }) }).click()
  await listed()
  const name = await choose(1)
  await button('changes.use').click()
  await expect(page.getByRole('heading', { level: 1, name: t('manual.title') })).toBeFocused()
  await button('manual.send').click()
  await expect(page.getByText(t('manual.sent'))).toBeVisible()
  expect(messages).toHaveLength(1)
  expect(messages[0]?.message).toContain('$50,000')
  expect(messages[0]?.message).not.toMatch(/\d{2}\/\d{2}\/\d{4}|\d{3}-?\d{2}-?\d{4}/)
  await button('manual.continue').click()

  await expect(aside).toContainText(name)
  await flow.button('next').click()
  await flow.isAt('dependents')
  await page.reload()
  await expect(aside).toContainText(name)
  await expect(aside).toContainText('$50,000')
  await expect(page.getByText(t('notice.deviceTitle'))).toBeVisible()
})
