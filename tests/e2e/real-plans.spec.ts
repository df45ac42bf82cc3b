import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { formatLongDate } from '#i18n/format.ts'
import { filedMarket } from '#mocks/filed/filed-market.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { openStore } from '#mocks/filed/plan-store.ts'
import { type HttpServiceOptions, createHttpService } from '#mocks/http-service.ts'
import { liveHandlers } from '#mocks/live/live-handlers.ts'
import { officialService } from '#mocks/live/official-service.ts'
import { type StandInFault, officialStandIn } from '#tests/service/official-stand-in.ts'

import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

/** Where the visit's calls of the quote go, in the place of the invented plans. */
async function answerQuoteBy(page: Page, options: HttpServiceOptions): Promise<() => void> {
  const service = createHttpService(options).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  await page.route('**/quoter/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` }) })
  })
  return () => {
    service.close()
    service.closeAllConnections()
  }
}

/** The sample's files, imported. */
async function sampleMarket() {
  const root = mkdtempSync(join(tmpdir(), 'real-plans-'))
  await inventFiles(join(root, 'files'))
  const { folder, record } = await importPlans(join(root, 'files'), { root: join(root, 'store') })
  const store = openStore(folder, record)
  const close = () => {
    store.close()
    rmSync(root, { recursive: true, force: true })
  }
  return { market: filedMarket(store), day: record.date, close }
}

// Proves P-103.
test('the quote on the sample’s files says that its prices are invented @gate @in-spanish', async ({
  page,
  texts,
  language,
}) => {
  const { market, day, close } = await sampleMarket()
  const stop = await answerQuoteBy(page, { market })
  const [plans, quote] = [texts('plans'), texts('quote-steps')]
  const flow = quoteFlow(page, { home: texts('location'), quote })
  await page.goto('/')
  await flow.location('33133')
  await flow.household({ self: 52 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await flow.income('42000')
  await flow.coverage('no')

  const filed = parseIsoDay(day)
  if (!filed) throw new Error('The record has no day')
  const line = plans('priceSource.invented', { date: formatLongDate(filed, language) })
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect(page.getByText(line)).toBeVisible()
  for (const index of [0, 1])
    await cards
      .nth(index)
      .getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
      .check()
  await page.getByRole('button', { name: plans('compareDock.compare') }).click()
  const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
  await expect(dialog.getByText(line)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opening = cards.first().getByRole('heading').getByRole('button')
  const name = await opening.innerText()
  await opening.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByText(line)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  stop()
  close()
})

// Proves Q-174.
test.describe('the next year', () => {
  test.use({ day: '2026-11-27T12:00:00-05:00' })
  test('that the files have no plans of leads to the year that they have @gate @in-spanish', async ({
    page,
    texts,
    language,
    allow,
  }) => {
    allow(/404/)
    const { market, day, close } = await sampleMarket()
    const stop = await answerQuoteBy(page, { market })
    const [plans, quote, year] = [texts('plans'), texts('quote-steps'), texts('coverage-year')]
    const flow = quoteFlow(page, { home: texts('location'), quote })
    await page.goto('/')
    await flow.location('33133')
    await flow.household({ self: 52 })
    await flow.scenario(quote('scenarios.JustMe.label'))
    await flow.income('42000')
    await flow.coverage('no')

    const alert = page.getByRole('alert')
    await expect(alert).toContainText(plans('notSold.title', { year: 2027 }))
    await expect(alert).toContainText(
      language === 'es' ? 'son los de 2026. No hay ninguno de 2027.' : 'are those of 2026.',
    )
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('button', { name: texts('call-failures')('retry') })).toHaveCount(0)
    await page.getByRole('radio', { name: /^2026/ }).click()
    await page.getByRole('textbox', { name: year('yearIncome.label', { year: 2026 }) }).fill('40000')
    await page.getByRole('button', { name: year('yearIncome.show', { year: 2026 }) }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    const filed = parseIsoDay(day)
    if (!filed) throw new Error('The record has no day')
    await expect(page.getByText(plans('priceSource.invented', { date: formatLongDate(filed, language) }))).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    stop()
    close()
  })
})

const key = 'the-owners-key-0815'

/** Live mode on a stand-in of the official service, whose pauses are short. */
async function liveOnStandIn() {
  const standIn = await officialStandIn(key)
  const owner: string[] = []
  const official = officialService({
    key,
    host: standIn.host,
    tryMs: 1_500,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 100)),
  })
  return { standIn, owner, live: liveHandlers(official, (sentence) => owner.push(sentence)) }
}

const faults: readonly StandInFault[] = ['slow', 'refused', 'busy', 'malformed', 'outage', 'keyRefused']

// Proves P-103.
for (const fault of faults)
  test(`the quote by the official service survives: ${fault}${fault === 'keyRefused' ? ' @in-spanish' : ''}`, async ({
    page,
    texts,
    allow,
    language,
  }) => {
    allow(/50[234]|429/)
    const { standIn, owner, live } = await liveOnStandIn()
    const stop = await answerQuoteBy(page, { live })
    const [home, quote, plans] = [texts('location'), texts('quote-steps'), texts('plans')]
    const flow = quoteFlow(page, { home, quote })
    await page.goto('/')
    standIn.play(fault)
    const zip = page.getByRole('textbox', { name: home('locationFields.zip') })
    await zip.fill('33133')
    await page.getByRole('button', { name: home('locationFields.verify') }).click()
    // The site asks again before it says so, and each try ends late.
    await expect(page.locator('[id$="zip-error"]')).toBeVisible({ timeout: 20_000 })
    await expect(zip).toHaveValue('33133')
    standIn.play(null)
    await flow.location('33133')
    await flow.household({ self: 52 })
    await flow.scenario(quote('scenarios.JustMe.label'))
    await flow.income('42000')
    standIn.play(fault)
    await flow.coverage('no')
    const retry = page.getByRole('button', { name: texts('call-failures')('retry') })
    await expect(retry.first()).toBeVisible({ timeout: 20_000 })
    standIn.play(null)
    const cards = page.getByRole('article')
    // A press can come while a try of the fault is still under way, and joins it: a person presses again.
    await expect(async () => {
      if (await retry.first().isVisible()) await retry.first().click()
      await expect(cards.first()).toBeVisible({ timeout: 8_000 })
    }).toPass({ timeout: 40_000 })
    await expect(
      page.getByText(plans('priceSource.marketplace', { date: formatLongDate(calendarDay(new Date()), language) })),
    ).toBeVisible()
    expect(owner.length).toBeGreaterThan(0)
    // The key stays with the service: no answer, address or sentence has it.
    expect(JSON.stringify([owner, await page.content(), page.url()])).not.toContain(key)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    stop()
    standIn.close()
  })
