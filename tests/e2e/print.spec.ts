import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { agency } from '#content/agency.ts'
import { consentEdition } from '#content/legal/consent.ts'
import { people } from '#content/people.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { initialView } from '#domain/quote/session.ts'
import { formatLongDate } from '#i18n/format.ts'
import englishForm from '#i18n/locales/en/application.json' with { type: 'json' }
import english from '#i18n/locales/en/paper.json' with { type: 'json' }
import spanishForm from '#i18n/locales/es/application.json' with { type: 'json' }
import spanish from '#i18n/locales/es/paper.json' with { type: 'json' }
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { applicationFlow } from './application-flow.ts'
import { addCare } from './care-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplicationOfOne } from './lead-session.ts'
import { onPaper } from './paper.ts'
import { pdfPages } from './pdf-pages.ts'
import { openFlowAt } from './quote-session.ts'

/** The words of a text that follow one another on a sheet, whatever their line breaks. */
const words = (text: string) => text.replace(/\s+/g, ' ').trim()

// Proves P-94.
test('the list of plans and the comparison print whole, with the credit in dark ink @gate @in-spanish', async ({
  page,
  texts,
}) => {
  const t = texts('plans')
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  // Every plan has come, so the count is final.
  const [before = '', after = ''] = t('results.showing', { count: 2, shown: 10, matching: '#' }).split('#')
  const showing = page.getByText(new RegExp(`^${before}\\d+${after}$`)).first()
  // Where later plans wait to be shown, a desk has shorter words for it.
  await expect(showing).toBeAttached()
  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check()
  const list = await onPaper(page, 'article')
  expect(list).toMatchObject({ cutOff: [], divided: [] })
  expect(list.sheets).toBeGreaterThan(2)
  // Half a sheet empty would be a row of cards too many.
  expect(list.sheets).toBeLessThan(5)
  const all = list.texts.join(' ')
  for (const card of await cards.all()) {
    const name = words(await card.getByRole('heading', { level: 3 }).innerText())
    const [sheet] = list.texts.filter((text) => text.includes(name))
    expect(sheet, name).toBeDefined()
  }
  const plans = ((await showing.textContent()) ?? '').slice(before.length, after === '' ? undefined : -after.length)
  const sort = t('sortSelect.recommended')
  expect(all).toContain(t('listPaper.position', { count: 10, first: 1, last: 10, plans, year: 2026, sort }))
  expect(all).toContain(t('listPaper.ticked'))
  expect(all).toContain(agency.phone)

  await page.emulateMedia({ media: 'print' })
  const tick = cards.first().getByRole('checkbox')
  await expect(tick).toBeVisible()
  await expect(tick).toBeChecked()
  await expect(tick).toHaveCSS('print-color-adjust', 'exact')
  const ink = await page
    .getByRole('group', { name: t('creditBanner.label') })
    .locator('p')
    .first()
    .evaluate((figure) => getComputedStyle(figure).color.match(/\d+/g)?.slice(0, 3).map(Number))
  expect(Math.max(...(ink ?? [255]))).toBeLessThan(100)
  await page.emulateMedia({ media: null })

  const names = await Promise.all(
    [0, 1, 2].map(async (at) => words(await cards.nth(at).getByRole('heading', { level: 3 }).innerText())),
  )
  await page.getByRole('button', { name: t('compareDock.compare') }).click()
  const comparisonDialog = page.getByRole('dialog', { name: t('compareDialog.title') })
  await expect(comparisonDialog).toBeVisible()
  const comparison = await onPaper(page, '[role="dialog"] tr')
  expect(comparison.cutOff).toEqual([])
  expect(comparison.sheets).toBe(1)
  const head = [t('listPaper.year', { year: 2026 }), agency.phone]
  for (const text of ['A', 'B', 'C', ...head, t('compareDialog.care'), texts('menus')('disclaimer.link'), ...names])
    expect(comparison.texts[0]).toContain(text)

  const paper = texts('paper')
  await page.getByRole('button', { name: paper('button.open', { count: 3 }) }).click()
  const sheets = page.getByRole('dialog', { name: paper('dialog.title', { count: 3 }) })
  await expect(sheets).toBeVisible()
  await expect(comparisonDialog).toHaveCount(0)
  const printed = await pdfPages(page)
  expect(printed).toHaveLength(3)
  for (const [at, name] of names.entries()) {
    expect(printed[at]).toContain(name)
    expect(names.filter((each) => printed[at]?.includes(each))).toEqual([name])
  }
  await page.keyboard.press('Escape')
  await expect(comparisonDialog).toBeVisible()
})

/** Three people of whom two may get other help, on $27,600. */
const family = criteria({
  householdMembers: [applicant('primary', 42), applicant('dependent', 12), applicant('dependent', 8)],
  income: 27_600,
})
/** The Silver plans of the company that has the one with the most deductibles and the longest name. */
const longest = { ...noFilters, metalLevels: ['Silver'], issuers: ['Florida Blue (BlueCross BlueShield FL)'] }

// Proves P-90, P-91 and P-92.
test('a plan with five doctors and eight medicines is one sheet in both languages @in-spanish', async ({
  page,
  texts,
  language,
}) => {
  test.slow()
  const paper = texts('paper')
  await openFlowAt(page, atResults({ criteria: family, view: { ...initialView, filters: longest } }))
  await addCare(page, texts('care'), {
    doctors: ['ruiz', 'benn', 'soto', 'okaf', 'patel'],
    medicines: ['metf', 'ator', 'lisin', 'levo', 'amlo', 'omep', 'losar', 'sertr'],
  })
  const card = page.getByRole('article').filter({ hasText: 'Separate Drug Deductible' })
  const name = words(await card.getByRole('heading', { level: 3 }).innerText())
  await card.getByRole('heading', { level: 3 }).getByRole('button').click()
  await page.getByRole('button', { name: paper('button.open', { count: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: paper('dialog.title', { count: 1 }) })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sizes = await page
    .locator('[role="dialog"] article *')
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)))
  await page.emulateMedia({ media: null })
  // Eight points.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8 * (96 / 72))
  const [sheet = '', ...others] = await pdfPages(page)
  expect(others).toEqual([])
  for (const catalog of [english, spanish]) {
    for (const text of [catalog.bill.total, catalog.limits.maximum.combined, catalog.care.title])
      expect(sheet).toContain(text)
    // The title of the dialog stays on the screen.
    expect(sheet).not.toContain(catalog.dialog.title_one)
    expect(sheet.split(catalog.method.title)).toHaveLength(2)
  }
  for (const text of ['probably get Medicaid or CHIP', 'probablemente pueden tener Medicaid o CHIP'])
    expect(sheet).toContain(text)
  expect(sheet.split(name)).toHaveLength(2)
  const [, full, credit, bill] = /Full price \$([\d,.]+).*?− \$([\d,.]+).*?bill \$([\d,.]+)/.exec(sheet) ?? []
  const cents = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100)
  expect(cents(bill)).toBeGreaterThan(0)
  expect(cents(full) - cents(credit)).toBe(cents(bill))
  for (const text of [agency.phone, '711', 'Ruiz', 'sertraline', '33133', '$27,600']) expect(sheet).toContain(text)
  expect(sheet).toContain(formatLongDate({ year: 2025, month: 11, day: 10 }, language))
})

// Proves P-71 and P-94.
test('the page of a plan prints on one sheet @in-spanish', async ({ page, texts, language }) => {
  const plans = texts('plans')
  await openFlowAt(page, atResults())
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: plans('viewedPlan.back') })).toBeVisible()
  const paper = await onPaper(page, 'article section')
  expect(paper).toMatchObject({ sheets: 1, cutOff: [] })
  expect(paper.texts[0]).toContain(
    plans('listPaper.printed', {
      date: formatLongDate({ year: 2025, month: 11, day: 10 }, language),
      phone: agency.phone,
    }),
  )
})

// Proves P-71.
test('the page of a plan with four doctors and medicines prints on one sheet @gate @in-spanish', async ({
  page,
  texts,
}) => {
  const [plans, care] = [texts('plans'), texts('care')]
  const householdMembers = [applicant('primary', 55)]
  // The plan of the lowest price has the longest texts, and it is the first in the list's first page and in the whole list.
  const view = { ...initialView, sort: 'price' } as const
  await openFlowAt(page, atResults({ criteria: criteria({ householdMembers, income: 48_000 }), view }))
  await addCare(page, care, { doctors: ['ruiz', 'benn'], medicines: ['metf', 'ator'] })
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: plans('viewedPlan.back') })).toBeVisible()
  expect(await onPaper(page, 'article section')).toMatchObject({ sheets: 1, cutOff: [] })
})

/** Presses a button that downloads, and returns the file's name and text. */
async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const consentOf = { en: englishForm.consentPanel, es: spanishForm.consentPanel } as const

// Proves F-53, F-54 and F-56.
test('the consent prints whole and is downloaded in both languages, and the receipt prints on one sheet', async ({
  page,
  request,
  texts,
}) => {
  // The whole form is filled in by keyboard.
  test.slow()
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplicationOfOne(page, request)
  await flow.alone('0')
  await flow.sign('Ana Torres')
  const tick = page.getByRole('checkbox', { name: t('consentPanel.intent') })
  await expect(tick).toHaveCSS('print-color-adjust', 'economy')
  for (const view of ['showBox', 'showWhole'] as const) {
    const consent = await onPaper(page, 'main h4')
    expect(consent.cutOff).toEqual([])
    const printed = consent.texts.join(' ')
    for (const part of ['scope', 'withdraw', 'electronic', 'explanation', 'review', 'record'] as const)
      expect(printed).toContain(t(`consentPanel.${part}Heading`))
    // The last line of the record.
    expect(printed).toContain(consentEdition.version)
    await page.getByRole('button', { name: t(`consentPanel.${view}`) }).click()
  }
  for (const [language, button] of [
    ['en', t('consentPanel.download.en')],
    ['es', t('consentPanel.download.es')],
  ] as const) {
    const copy = await downloaded(page, button)
    expect(copy.name).toMatch(/^consent(imiento)?-\d{4}-\d\d-\d\d\.html$/)
    expect(copy.text).toContain(`lang="${language}"`)
    for (const said of [
      consentOf[language].reviewHeading,
      'Ana Torres',
      ...people.consentAgents,
      consentEdition.version,
    ])
      expect(copy.text).toContain(said)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(tick).toHaveCSS('print-color-adjust', 'exact')
  await page.emulateMedia({ media: null })

  await flow.submit()
  await expect(page).toHaveURL(/\/confirmation$/)
  // Sent now, so the page names a moment in the future.
  await expect(
    page
      .getByText(new RegExp(t('afterSending.screen.answerBy', { moment: '\\S+ \\d+ de \\S+ de \\d{4} a las .*' })))
      .first(),
  ).toBeVisible()
  const width = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.closest('section')?.clientWidth)
  expect(width).toBeLessThan(700)
  const receipt = await onPaper(page, 'main li')
  expect(receipt).toMatchObject({ sheets: 1, cutOff: [] })
  const { version } = consentEdition
  for (const said of ['Ana Torres, con el nombre escrito', `texto ${version}, vigente desde`, people.callsFrom])
    expect(receipt.texts[0]).toContain(said)
})
