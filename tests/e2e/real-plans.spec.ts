import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { formatLongDate } from '#i18n/format.ts'
import { filedMarket } from '#mocks/filed/filed-market.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { openStore } from '#mocks/filed/plan-store.ts'
import { type HttpServiceOptions, createHttpService } from '#mocks/http-service.ts'

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
test('the quote on public files says where its prices come from @gate', async ({ page, texts, language }) => {
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
  const line = plans('priceSource.files', { date: formatLongDate(filed, language) })
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
