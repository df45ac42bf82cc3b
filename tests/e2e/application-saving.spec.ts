import type { Route } from '@playwright/test'

import { applicationBody } from '#mocks/fixtures/application-body.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'

import { applicationFlow } from './application-flow.ts'
import { settledDraft } from './draft-mirror.ts'
import { expect, test } from './fixtures.ts'
import { keyboard } from './keyboard.ts'
import {
  openAnsweredApplication,
  openApplication,
  openApplicationOfOne,
  person,
  registeredLead,
  sentBodies,
} from './lead-session.ts'

const applications = '**/applications/**'

type FailRoute = (route: Route) => Promise<void>

/** The headers with which the mocks' service plays a scenario for one request. */
const playing = (route: Route, scenario: ScenarioName) => ({
  ...route.request().headers(),
  'x-mock-scenario': `${scenario}:saveApplication`,
})

const saveFaults: readonly { readonly text: 'failed' | 'network'; readonly noise: RegExp; readonly fail: FailRoute }[] =
  [
    { text: 'failed', noise: /500/, fail: (route) => route.continue({ headers: playing(route, 'error-html') }) },
    { text: 'network', noise: /ERR_CONNECTION_FAILED/, fail: (route) => route.abort('connectionfailed') },
  ]

for (const { text, noise, fail } of saveFaults)
  // Proves F-4.
  test(`a save that fails (${text}) says so, keeps the answers, and goes through when tried again${text === 'failed' ? ' @gate' : ''}`, async ({
    page,
    request,
    texts,
    allow,
  }) => {
    allow(noise)
    const t = texts('application')
    const flow = applicationFlow(page, t)
    await openApplication(page, await registeredLead(request, [person('primary', 34)]))
    await flow.contact('3055550777')
    await flow.address()
    await page.route(applications, fail)
    await flow.button('next').click()
    await expect(page.getByRole('heading', { level: 2, name: t('applicationFailure.save') })).toBeFocused()
    await expect(page.getByRole('alert')).toContainText(t(`applicationFlow.save.${text}`))
    await expect(page.getByRole('alert')).toContainText(t('applicationFailure.kept'))
    await page.unroute(applications)
    await keyboard(page).press(page.getByRole('button', { name: t('applicationFailure.retry') }))
    await flow.isAt('primary')
    await flow.button('previous').click()
    await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0777')
  })

test('the fields that the service refuses are named', async ({ page, request, texts, allow }) => {
  allow(/422/)
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await flow.contact()
  await flow.address()
  await page.route(applications, (route) => route.continue({ headers: playing(route, 'invalid') }))
  await flow.button('next').click()
  await expect(page.getByRole('alert')).toContainText(/zipCode: (must be in a valid format|no tiene un formato válido)/)
  await page.getByRole('button', { name: t('applicationFailure.back') }).click()
  await expect(flow.line(t('contactFields.phone'))).toBeEditable()
})

test('a refused token ends the session, and the sign-in screen says why', async ({ page, request, texts, allow }) => {
  allow(/401/)
  const flow = applicationFlow(page, texts('application'))
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await flow.contact()
  await flow.address()
  await page.route(applications, (route) => route.continue({ headers: playing(route, 'unauthorized') }))
  await flow.button('next').click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(texts('login')('signedOut.expired'))).toBeVisible()
})

test('offline the typing goes on, and the save is sent when the connection is back @gate', async ({
  page,
  context,
  request,
  texts,
  allow,
}) => {
  // A save is tried whatever the browser says of the connection.
  allow(/ERR_INTERNET_DISCONNECTED/)
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const bodies = sentBodies(page)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await flow.contact('3055550111')
  await flow.address()
  await context.setOffline(true)
  await expect(page.getByText(t('saveStatus.offline')).first()).toBeVisible()
  await flow.button('next').click()
  await expect(page.getByText(t('saveStatus.saveWaits')).first()).toBeVisible()
  await flow.write(flow.line(t('contactFields.phone')), '3055550222')
  await expect(flow.heading('contact')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => bodies.at(-1)?.phone).toBe('+13055550222')
  // The screen doesn't change while the applicant types on.
  await expect(page.getByText(t('saveStatus.heldSaved')).first()).toBeVisible()
  await expect(flow.heading('contact')).toBeVisible()
  await flow.next('primary')
})

// Proves A-55.
test('a submit without a connection waits, says so, and is sent when the connection is back', async ({
  page,
  context,
  request,
  texts,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  // The whole form is filled in by keyboard.
  test.slow()
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const bodies = sentBodies(page)
  await openApplicationOfOne(page, request)
  await flow.alone('0')
  await flow.sign('Ana Torres')
  await context.setOffline(true)
  await flow.submit()
  await expect(page.getByText(t('saveStatus.submitWaits')).first()).toBeVisible()
  // An answer changed while a save waits must be sent explicitly.
  await flow.write(flow.line(t('consentPanel.typedName')), 'Ana M. Torres')
  await expect(page.getByText(t('saveStatus.submitWaits'))).toHaveCount(0)
  // The confirmation was given for the previous name.
  await keyboard(page).choose(page.getByRole('checkbox', { name: t('consentPanel.intent') }))
  await flow.submit()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(bodies.filter((body) => body.signature !== undefined)).toHaveLength(1)
})

test('two tabs do not overwrite each other unasked', async ({ page, context, request, texts }) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await expect(flow.heading('contact')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/lead')
  const otherFlow = applicationFlow(other, t)
  // In one change: the notice offers the stored value when it is answered, and returns with the text typed after that.
  await otherFlow.line(t('contactFields.phone')).fill('3055550222')
  await expect(page.getByText(t('draftNotice.changedTitle'))).toBeVisible()
  await page.getByRole('button', { name: t('draftNotice.take') }).click()
  await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0222')
  await flow.line(t('contactFields.phone')).fill('3055550333')
  await expect(other.getByText(t('draftNotice.changedTitle'))).toBeVisible()
  await other.getByRole('button', { name: t('draftNotice.refuse') }).click()
  await expect(otherFlow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0222')
  await page.reload()
  await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0222')
})

test('what was sent is confirmed although the profile fails, also after a reload', async ({
  page,
  request,
  texts,
  allow,
}) => {
  test.slow()
  allow(/500/)
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34, false)]))
  await flow.alone('0')
  await flow.sign('Ana Torres')
  // The profile answers the check before the submit, and fails afterwards.
  let isSent = false
  page.on('request', (sent) => {
    isSent ||= sent.method() === 'PUT'
  })
  await page.route('**/yti/lead-profile/**', (route) =>
    isSent ? route.fulfill({ status: 500, json: { message: 'boom' } }) : route.continue(),
  )
  await flow.submit()
  const reference = page.getByText(/PU-\d+-\d+/).first()
  await expect(page).toHaveURL(/\/confirmation$/)
  await expect(reference).toBeVisible()
  const told = await reference.textContent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation.title') })).toBeVisible()
  await expect(reference).toHaveText(told ?? '')
})

// Proves F-88.
test('a save whose answer was lost is no change of somebody else, after a reload either @gate', async ({
  page,
  request,
  texts,
  allow,
}) => {
  allow(/ERR_CONNECTION_FAILED/)
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const bodies = sentBodies(page)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await flow.contact('3055550101')
  await flow.address()
  const lose = async () => {
    await page.route(applications, async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    })
    await flow.button('next').click()
    await expect(page.getByRole('heading', { level: 2, name: t('applicationFailure.save') })).toBeFocused()
    await page.unroute(applications)
    await page.getByRole('button', { name: t('applicationFailure.back') }).click()
  }
  await lose()
  await flow.write(flow.line(t('contactFields.phone')), '3055550102')
  await lose()
  await flow.write(flow.line(t('contactFields.phone')), '3055550103')
  await settledDraft(page)
  await page.reload()
  await flow.next('primary')
  await expect(page.getByText(t('draftNotice.savedElsewhereTitle'))).toHaveCount(0)
  expect(bodies.map(({ phone }) => phone)).toEqual(['+13055550101', '+13055550102', '+13055550103'])
})

// Proves F-89.
test('an answer changed on another device too is asked about with both values', async ({ page, request, texts }) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const token = await registeredLead(request, [person('primary', 34)])
  await openApplication(page, token)
  await flow.contact('3055550101')
  await flow.address()
  await flow.next('primary')
  await flow.button('previous').click()
  await request.put(`/crm/applications/${token}`, { data: applicationBody({ phone: '+13055550199' }) })
  await flow.write(flow.line(t('contactFields.phone')), '3055550102')
  await flow.button('next').click()
  await expect(page.getByRole('heading', { name: t('draftConflicts.title') })).toBeFocused()
  await expect(page.getByText('(305) 555-0102')).toBeVisible()
  await expect(page.getByText('(305) 555-0199')).toBeVisible()
  await page.getByRole('button', { name: t('draftConflicts.takeSaved') }).click()
  await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0199')
  await expect(page.getByText(t('draftNotice.nothingSent'))).toHaveCount(0)
})

// Proves F-91.
test('Cancel returns to the saved answers after a reload too', async ({ page, request, texts }) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openAnsweredApplication(page, request)
  await flow.incomes(['0'])
  await flow.next('consent')
  const review = page.getByRole('region', { name: t('applicationSteps.contact.title') })
  await review.getByRole('button', { name: new RegExp(t('reviewAnswers.change')) }).click()
  const email = flow.line(t('contactFields.email'))
  const before = await email.inputValue()
  await flow.write(email, 'other@example.com')
  await settledDraft(page)
  await page.reload()
  await expect(email).toHaveValue('other@example.com')
  await page.getByRole('button', { name: t('applicationFrame.cancelChange') }).click()
  await expect(review.getByText(before)).toBeVisible()
  await expect(page.getByText('other@example.com')).toHaveCount(0)
  await settledDraft(page)
  await page.reload()
  await expect(review.getByText(before)).toBeVisible()
})
