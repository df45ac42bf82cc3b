import { expect, test } from './fixtures.ts'
import { holdFiles } from './held-scripts.ts'
import { watchShifts } from './layout-shifts.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { openFlowAt } from './quote-session.ts'
import { applicationFlow } from './application-flow.ts'
import { openAnsweredApplication } from './lead-session.ts'
import { registrationFlow } from './registration-flow.ts'

const miami = placeOf({ fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' })
const one = atResults({
  criteria: criteria({ ...miami, householdMembers: [applicant('primary', 34)], income: 31_000 }),
})

test.use({ viewport: { width: 390, height: 844 } })

// Proves C-93.
test('nothing jumps from the choice to the application, however late its parts come @gate @in-spanish', async ({
  page,
  texts,
  language,
}) => {
  const [plans, t] = [texts('plans'), texts('registration')]
  const screen = registrationFlow(page, t)
  const shifts = await watchShifts(page)
  await openFlowAt(page, one)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const waits = page.getByRole('status').filter({ hasText: texts('common')('loading.page') })
  const footer = page.getByRole('contentinfo')
  const release = await holdFiles(page, '**/yti/lead-profile/*')
  const before = await shifts()
  await cards
    .first()
    .getByRole('button', { name: plans('planCard.choose') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeFocused()
  await screen.field('email').fill(`ana.espera.${language}@example.com`)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await screen.isVerifying()
  await screen.code.fill('123456')
  await screen.verify.click()
  // The account is being opened: no failure is announced.
  await expect(page.getByText(t('verifyForm.submitting')).first()).toBeVisible()
  await expect(page.getByText(t('accountReady.title'))).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/lead$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await shifts()) - before).toBeLessThanOrEqual(0.001)
  // A page that waits has its footer below the window.
  const hold = await holdFiles(page, '**/yti/lead-profile/*')
  await page.reload()
  await expect(waits).toBeVisible()
  await expect(footer).not.toBeInViewport()
  hold()
})

// Proves P-112.
test('without a connection the list says so, and a choice goes on when it is back @gate @in-spanish', async ({
  page,
  context,
  texts,
  allow,
}) => {
  // What is fetched ahead fails without a connection.
  allow(/ERR_INTERNET_DISCONNECTED|dynamically imported/)
  const [plans, t] = [texts('plans'), texts('registration')]
  await openFlowAt(page, one)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const top = () => cards.first().evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const before = await top()
  await context.setOffline(true)
  await expect(page.getByText(plans('offlineNote.text'))).toBeInViewport()
  expect(await top(), 'the note moves nothing that is read').toBe(before)
  await cards
    .first()
    .getByRole('button', { name: plans('planCard.choose') })
    .click()
  await expect(page.getByText(plans('offlineNote.waiting'))).toBeInViewport()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeFocused()
})

// Proves F-65.
test('from the signature to the receipt no page is blank, and nothing moves @gate @in-spanish', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  const shifts = await watchShifts(page)
  await openAnsweredApplication(page, request)
  await flow.incomes(['0'])
  await flow.next('consent')
  await flow.sign('Ana Torres')
  const release = await holdFiles(page, '**/assets/submitted-application-*.js')
  const before = await shifts()
  /** The titles and the texts of the page from here on. */
  await page.evaluate(() => {
    const seen = window as unknown as { blank: number; titles: string[] }
    seen.blank = 0
    seen.titles = []
    new MutationObserver(() => {
      if ((document.querySelector('main')?.innerText ?? '').trim() === '') seen.blank += 1
      if (seen.titles.at(-1) !== document.title) seen.titles.push(document.title)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await flow.submit()
  const words = t('afterSending.waiting')
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(words))
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation.title') })).toBeFocused()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect((await shifts()) - before).toBeLessThanOrEqual(0.001)
  // A document that was loaded anew has not seen them.
  const seen = await page.evaluate(() => {
    const { blank, titles } = window as unknown as { blank?: number; titles?: string[] }
    return { blank, titles }
  })
  expect(seen.blank).toBe(0)
  expect(seen.titles?.join()).not.toContain(texts('login')('signIn.title'))
})
