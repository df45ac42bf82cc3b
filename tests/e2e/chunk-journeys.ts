import { randomUUID } from 'node:crypto'

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { TFunction } from 'i18next'

import { carriers } from '#content/carriers.ts'
import { videos } from '#content/videos.ts'
import type { Language } from '#i18n/language.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { demoPassword, demoPeople, verificationCode } from '#mocks/state/demo-accounts.ts'

import { applicationFlow } from './application-flow.ts'
import { shownText } from './content-words.ts'
import { expect } from './fixtures.ts'
import { foldedRows } from './folded-rows.ts'
import { openApplication, person, registeredLead } from './lead-session.ts'
import { quoteFlow } from './quote-flow.ts'
import { registrationFlow } from './registration-flow.ts'

/** The functions that a journey through the site receives. */
export interface Traveller {
  readonly page: Page
  readonly request: APIRequestContext
  readonly language: Language
  readonly texts: <N extends Namespace>(namespace: N) => TFunction<N>
  /** Restores the missing scripts, after the site has reported them. */
  readonly putBack: () => void
}

/** Presses again if the site reports, next to the pressed control, that it failed. */
async function insist(press: () => Promise<void>, arrived: Locator, refusal: Locator, putBack: () => void) {
  await press()
  await expect(arrived.or(refusal).first()).toBeVisible()
  if (!(await refusal.isVisible())) return
  putBack()
  await press()
}

/** A journey that requests many scripts. At each pause everything requested must be shown. */
type Journey = (traveller: Traveller) => AsyncGenerator<void, void, void>

async function* quoteAndRegistration({ page, texts, language, putBack }: Traveller) {
  const [home, quote, plans, registration] = [
    texts('location'),
    texts('quote-steps'),
    texts('plans'),
    texts('registration'),
  ]
  const flow = quoteFlow(page, { home, quote })
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const closeDialog = async () => {
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.goto(language === 'es' ? '/es' : '/')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('textbox', { name: home('locationFields.zip') }).fill('90210')
  const verify = () => page.getByRole('button', { name: home('locationFields.verify') }).click()
  await insist(verify, dialog, page.getByText(home('locationFields.lookupNotLoaded')).first(), putBack)
  await closeDialog()
  yield
  await flow.location('33133')
  yield
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await page.getByRole('button', { name: quote('incomeFields.estimate') }).click()
  await closeDialog()
  yield
  await page.getByRole('button', { name: quote('sharedDevice.open') }).click()
  await expect(page.getByRole('switch', { name: texts('take-along')('sharedDevice.switch') })).toBeVisible()
  yield
  await flow.income('42000')
  await flow.coverage('no')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  yield
  await foldedRows(page, texts('plan-filters'), plans).openCredit('estimated')
  await page.getByRole('button', { name: plans('outcome.ask') }).click()
  await closeDialog()
  yield
  await page.getByRole('button', { name: texts('care')('open') }).click()
  await closeDialog()
  yield
  const size = page.viewportSize()
  // A wider screen has the filters beside the list.
  await page.setViewportSize({ width: 800, height: 900 })
  await page.getByRole('button', { name: new RegExp(`^${plans('facets.title')}`) }).click()
  await closeDialog()
  if (size) await page.setViewportSize(size)
  yield
  await page.getByRole('button', { name: plans('incomeExplorer.open') }).click()
  await expect(
    page
      .getByRole('heading', { level: 2, name: texts('income-explorer')('explorer.title') })
      .or(page.getByRole('alert').getByRole('button'))
      .first(),
  ).toBeVisible()
  yield
  await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
  // A failure in the page's place is told, and the next step would remove it.
  await expect(page.getByRole('button', { name: texts('plans')('viewedPlan.back') })).toBeVisible()
  yield
  const paper = page.getByRole('button', { name: texts('paper')('button.open', { count: 1 }) })
  await insist(() => paper.click(), dialog, page.getByRole('alert'), putBack)
  await closeDialog()
  yield
  await page.goBack()
  await expect(cards).toHaveCount(10)
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  await closeDialog()
  yield
  await page.getByRole('button', { name: plans('startOver.button') }).click()
  await closeDialog()
  yield
  await page.getByRole('button', { name: plans('resultsSummary.edit') }).click()
  await expect(page.getByRole('button', { name: plans('searchEditor.addSpouse') })).toBeVisible()
  yield
  await cards.first().getByRole('button').last().click()
  const screen = registrationFlow(page, registration)
  await expect(page.getByRole('heading', { level: 1, name: registration('createAccount.title') })).toBeVisible()
  yield
  await page.getByRole('button', { name: texts('agent-sheet')('entry.open') }).click()
  await closeDialog()
  yield
  for (const path of ['terms-and-conditions', 'privacy-policy']) {
    await page.getByRole('checkbox').locator('xpath=ancestor::label').locator(`a[href$="/${path}"]`).click()
    await closeDialog()
    yield
  }
  const email = `ana.${randomUUID()}@example.com`
  await screen.field('email').fill(email)
  await screen.names()
  await screen.accept()
  await screen.submit.click()
  await expect(screen.code).toBeVisible()
  yield
  await page.reload()
  await expect(screen.code).toBeVisible()
  yield
  await screen.code.fill(verificationCode)
  await screen.verify.click()
  await expect(page).toHaveURL(/\/lead$/)
  await expect(applicationFlow(page, texts('application')).heading('contact')).toBeVisible()
}

async function* content({ page, texts, language }: Traveller) {
  const [common, contact, menus] = [texts('common'), texts('contact'), texts('menus')]
  const prefix = language === 'es' ? '/es' : ''
  const footer = page.getByRole('contentinfo')
  const live = () => expect(page.locator('html[data-live]')).toBeAttached()
  const heading = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await live()
  }
  await page.goto(`${prefix}/about-us`)
  await live()
  await expect(footer.getByRole('link').first()).toBeVisible()
  yield
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort())
  await page
    .getByRole('button', {
      name: texts('video')('videoThumbnail.play', { title: shownText(videos.about.title, language) }),
    })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  yield
  await footer.getByRole('link', { name: menus('links.benefits') }).click()
  await heading(texts('benefits')('benefitsHero.title'))
  yield
  await footer.getByRole('link', { name: menus('links.faqs') }).click()
  await heading(texts('faq')('faqPage.title'))
  yield
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('glossary')('faqWords.all') })
    .click()
  await heading(texts('glossary')('glossaryPage.title'))
  yield
  await page.goto(`${prefix}/terms-and-conditions`)
  await heading(texts('terms')('title'))
  yield
  await page.goto(`${prefix}/privacy-policy`)
  await heading(texts('privacy')('title'))
  yield
  await page.goto(`${prefix}/carriers/${carriers[0]?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await live()
  yield
  await page.goto('/nowhere')
  await expect(page.getByText(texts('not-found')('notFound.message'))).toBeVisible()
  yield
  await page.setViewportSize({ width: 390, height: 800 })
  await footer.getByRole('link', { name: menus('links.contact') }).click()
  const name = page.getByRole('textbox', { name: contact('contactForm.firstName') })
  // After a reload, the form is visible before the page is interactive.
  await expect(name).toBeVisible()
  await live()
  await name.fill('Ana')
  yield
  await page.getByRole('button', { name: common('siteHeader.menu') }).click()
  await expect(page.getByRole('dialog', { name: common('siteHeader.menu') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('Ana')
  yield
  await footer.getByRole('link', { name: menus('links.quote') }).click()
  await expect(page.getByRole('heading', { name: texts('home')('homeSteps.title') })).toBeVisible()
}

async function* account({ page, texts, request, language, putBack }: Traveller) {
  const [common, login, portal] = [texts('common'), texts('login'), texts('portal')]
  await page.goto('/login')
  const password = page.getByLabel(login('passwordStep.password'), { exact: true })
  // A page that lacks a script loads itself again, and whoever has typed by then types again.
  await expect(async () => {
    await page.getByRole('textbox', { name: login('identifierStep.email') }).fill(demoPeople.lead.email)
    await page.getByRole('button', { name: login('identifierStep.submit') }).click()
    await expect(password).toBeVisible()
  }).toPass()
  await password.fill(demoPassword)
  const status = page.getByRole('heading', { level: 1, name: portal('portalStatus.title') })
  await insist(() => page.keyboard.press('Enter'), status, page.getByRole('main').getByRole('alert'), putBack)
  await expect(status).toBeVisible()
  yield
  const logOut = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: common('siteHeader.logOut') })
      .click()
    await expect(page.getByText(login('signedOut.signedOut'))).toBeVisible()
  }
  await logOut()
  yield
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  const [application, requote] = [texts('application'), texts('requote')]
  await expect(applicationFlow(page, application).heading('contact')).toBeVisible()
  yield
  await page.getByRole('button', { name: application('planAside.change') }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(
    page
      .getByRole('region', { name: requote('bar.label') })
      .or(page.getByRole('alert'))
      .first(),
  ).toBeVisible()
  yield
  await cards.first().getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: requote('changes.title') })).toBeVisible()
  yield
  await page.goto('/portal/status')
  await logOut()
  yield
  await page.goto(`/login?token=${demoPeople.submitted.token}`)
  await page.getByRole('button', { name: login('handover.goOn', { name: 'Carmen' }) }).click()
  await expect(page).toHaveURL('/confirmation')
  await expect(page.getByText(/PU-1003-2026/).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function* takeAlong({ page, texts }: Traveller) {
  const t = texts('take-along')
  await page.goto('/#q=v1.33133.12086.2026.en.34.n.n.0.n.42000-0')
  await expect(page.getByRole('article')).toHaveCount(10)
  yield
  await page.getByRole('button', { name: t('button') }).click()
  await expect(page.getByRole('dialog', { name: t('dialog.title') })).toBeVisible()
  yield
  await page.evaluate(() => {
    localStorage.setItem('sharedDevice', '1')
  })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(10)
}

/** The journeys by name. */
export const journeys = { quoteAndRegistration, content, account, takeAlong } as const satisfies Record<string, Journey>

/** Name of a journey. */
export type JourneyName = keyof typeof journeys
