import { readFileSync, readdirSync } from 'node:fs'

import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { videos } from '#content/videos.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { initialView } from '#domain/quote/session.ts'
import type { Language } from '#i18n/language.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { applicationFlow } from './application-flow.ts'
import { shownText } from './content-words.ts'
import { restingPlace, touch } from './finger.ts'
import { expect, test } from './fixtures.ts'
import type { Texts } from './language-texts.ts'
import { openApplicationOfOne } from './lead-session.ts'
import { openFlowAt } from './quote-session.ts'

interface Visit {
  readonly page: Page
  readonly request: APIRequestContext
  readonly texts: Texts
  readonly language: Language
}

/** Leads to the control that opens the dialog, and returns it. */
type Lead = (visit: Visit) => Promise<Locator>

const alone = criteria({ householdMembers: [applicant('primary', 34)], income: 26_000 })
const lives = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached()
const cards = (page: Page) => page.getByRole('article')

async function atList({ page }: Visit): Promise<void> {
  await openFlowAt(page, atResults())
  await expect(cards(page)).toHaveCount(10)
  await lives(page)
  // Cards grow by a line when all plans are known.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}
async function atQuestion({ page }: Visit, step: 'taxHousehold' | 'income', income = '42000'): Promise<void> {
  const { draft } = atResults({ criteria: alone })
  const asked = { ...draft, income: { ...draft.income, annualIncome: income }, incomeCheck: null }
  await openFlowAt(page, { phase: 'quote', step, draft: asked, results: null })
  await lives(page)
}
async function atRegistration({ page }: Visit): Promise<void> {
  await openFlowAt(page, atResults())
  await cards(page).first().getByRole('button').last().click()
}

/** How each dialog of the site opens; the names are those of its files. */
const dialogs: Readonly<Record<string, Lead>> = {
  'restricted-state-dialog': async ({ page, texts }) => {
    await page.goto('/')
    await lives(page)
    await page.getByRole('textbox', { name: texts('location')('locationFields.zip') }).fill('90001')
    return page.getByRole('button', { name: texts('location')('locationFields.verify') })
  },
  'tax-help-dialog': async (visit) => {
    await atQuestion(visit, 'taxHousehold')
    return visit.page.getByRole('checkbox', { name: visit.texts('quote-steps')('scenarioFields.help') })
  },
  'estimator-dialog': async (visit) => {
    await atQuestion(visit, 'income')
    return visit.page.getByRole('button', { name: visit.texts('quote-steps')('incomeFields.estimate') })
  },
  'low-income-dialog': async (visit) => {
    await atQuestion(visit, 'income', '9000')
    return visit.page.getByRole('button', { name: visit.texts('location')('wizardCard.next'), exact: true })
  },
  'filter-sheet': async (visit) => {
    await atList(visit)
    return visit.page.getByRole('button', { name: new RegExp(`^${visit.texts('plans')('facets.title')}`) })
  },
  'six-things': async (visit) => {
    await atRegistration(visit)
    return visit.page.getByRole('button', { name: visit.texts('plans')('outcome.ask') })
  },
  'care-dialog': async (visit) => {
    await atList(visit)
    return visit.page.getByRole('button', { name: visit.texts('care')('open') })
  },
  'take-along-dialog': async (visit) => {
    await atList(visit)
    return visit.page.getByRole('button', { name: visit.texts('take-along')('button') })
  },
  'start-over-dialog': async (visit) => {
    await atList(visit)
    return visit.page.getByRole('button', { name: visit.texts('plans')('startOver.button') })
  },
  'compare-dialog': async (visit) => {
    await atList(visit)
    for (const at of [0, 1]) await cards(visit.page).nth(at).getByRole('checkbox').check()
    return visit.page.getByRole('button', { name: visit.texts('plans')('compareDock.compare') })
  },
  'savings-guard-dialog': async ({ page }) => {
    const filters = { ...noFilters, metalLevels: ['Bronze' as const] }
    await openFlowAt(page, atResults({ criteria: alone, view: { ...initialView, filters } }))
    await expect(cards(page)).toHaveCount(10)
    await lives(page)
    return cards(page).first().getByRole('button').last()
  },
  'paper-dialog': async (visit) => {
    await atList(visit)
    await cards(visit.page).first().getByRole('heading', { level: 3 }).getByRole('button').click()
    await visit.page.getByRole('button', { name: visit.texts('plan-page')('planSheet.tools') }).click()
    return visit.page.getByRole('button', { name: visit.texts('paper')('button.open', { count: 1 }) })
  },
  'agent-sheet-dialog': async (visit) => {
    await atRegistration(visit)
    // The plan is folded into a line above the form.
    await visit.page.getByRole('main').getByRole('button', { expanded: false }).first().click()
    // The costs of the plan's year are counted once it is open.
    await visit.page.waitForLoadState('networkidle')
    return visit.page.getByRole('button', { name: visit.texts('agent-sheet')('entry.open') })
  },
  'legal-dialog': async (visit) => {
    await atRegistration(visit)
    return visit.page.getByRole('checkbox').locator('xpath=ancestor::label').locator('a[href$="/terms-and-conditions"]')
  },
  'mobile-menu': async ({ page, texts }) => {
    await page.goto('/about-us')
    await lives(page)
    return page.getByRole('button', { name: texts('common')('siteHeader.menu') })
  },
  'video-dialog': async ({ page, texts, language }) => {
    // What the player loads is another site's.
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort())
    await page.goto('/about-us')
    await lives(page)
    const title = shownText(videos.about.title, language)
    return page.getByRole('button', { name: texts('video')('videoThumbnail.play', { title }) })
  },
  'log-out-dialog': async ({ page, request, texts }) => {
    await openApplicationOfOne(page, request)
    await applicationFlow(page, texts('application')).contact()
    await page.getByRole('button', { name: texts('common')('siteHeader.menu') }).tap()
    return page.getByRole('button', { name: texts('common')('siteHeader.logOut') })
  },
}

/** Where the other dialogs are closed by Back, or why they are not. */
const elsewhere: Readonly<Record<string, string>> = {
  'idle-warning-dialog': 'tests/e2e/phone-conditions.spec.ts leads it back after ten minutes away',
  'message-dialog': 'stories/features/quote-wizard.stories.tsx: no answers of a visit lead to it',
  'life-change-dialog': 'tests/e2e/eligibility.spec.ts, on a day outside of the Open Enrollment',
  'year-income-dialog': 'tests/e2e/eligibility.spec.ts, on a day with two years on sale',
}

/** Opens a dialog by a finger, goes back, and is where it was: the same page, at the same place, on the same control. */
async function backFrom(page: Page, opener: Locator): Promise<void> {
  await opener.scrollIntoViewIfNeeded()
  const url = page.url()
  await restingPlace(page)
  // What was read is at its place, though text that came late above it may have changed how far the page is scrolled.
  const read = await page.evaluateHandle(() => {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return at?.closest('main') ? at : document.querySelector('main')
  })
  const place = () => read.evaluate((element) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN))
  const before = await place()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await touch(opener)
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(url)
  await restingPlace(page)
  expect(await place()).toBe(before)
  // A control of a menu is gone with it.
  await expect((await opener.count()) > 0 ? opener : page.locator(':focus')).toBeFocused()
}

for (const [name, lead] of Object.entries(dialogs))
  test(`Back closes ${name} and leaves the page as it was`, async ({ page, request, texts, language, allow }) => {
    allow(/youtube-nocookie|ytimg/)
    await backFrom(page, await lead({ page, request, texts, language }))
  })

test('each dialog of the site is left by Back in a test', () => {
  const components = new URL('../../src/components/', import.meta.url)
  const opening = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(new URL(file, components), 'utf8').includes('primitives/dialog.tsx'))
    .map((file) => file.replace(/.*[\\/]|\.tsx$/g, ''))
  expect(opening.sort()).toEqual([...Object.keys(dialogs), ...Object.keys(elsewhere)].sort())
})
