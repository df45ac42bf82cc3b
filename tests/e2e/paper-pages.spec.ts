import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

import { type PagePath, pagePaths, pages } from '#config/pages.ts'
import { carriers } from '#content/carriers.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'

import { applicationFlow } from './application-flow.ts'
import { expect, test } from './fixtures.ts'
import { openApplicationOfOne } from './lead-session.ts'
import { onPaper } from './paper.ts'
import { openFlowAt } from './quote-session.ts'

/** Every page of the route table, and the screens of the flow, on paper. */

const of = (audience: (typeof pages)[PagePath]['audience']) =>
  pagePaths.filter((path) => pages[path].audience === audience)
const open: readonly string[] = [...of('public'), ...of('unlisted')].flatMap((path) =>
  path === '/carriers/*' ? carriers.map(({ slug }) => `/carriers/${slug}`) : [path],
)

/** Fewer lines alone on a last sheet are a sheet too many. */
const fewestLines = 2

/** The count of lines on each sheet. */
async function linesOfSheets(page: Page): Promise<readonly number[]> {
  const pdf = await getDocumentProxy(
    new Uint8Array(
      await page.pdf({ format: 'Letter', margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' } }),
    ),
  )
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent()
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() ? [Math.round(Number(item.transform[5]))] : [],
      )
      return new Set(heights).size
    }),
  )
}

/** Boxes with a border or a colour that hold nothing to read on paper. */
async function emptyBoxes(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const isSeen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0
    const holds = (box: Element): boolean =>
      [...box.querySelectorAll('*'), box].some(
        (part) =>
          isSeen(part) &&
          (part.matches('img, svg, input, select, textarea, canvas, video, hr') ||
            [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())),
      )
    return [...document.querySelectorAll('body *')]
      .filter((box) => {
        if (!isSeen(box) || box.closest('svg')) return false
        const { width, height } = box.getBoundingClientRect()
        const { borderTopWidth, borderLeftWidth } = getComputedStyle(box)
        return width > 24 && height > 16 && borderTopWidth !== '0px' && borderLeftWidth !== '0px' && !holds(box)
      })
      .map((box) => `${box.tagName} ${box.className}`)
  })
  await page.emulateMedia({ media: null })
  return found
}

/** Expects that the page on the screen is whole on paper. */
async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('main'), where).toBeVisible()
  const { cutOff } = await onPaper(page, 'main')
  expect.soft(cutOff, `${where}: cut off`).toEqual([])
  expect.soft(await emptyBoxes(page), `${where}: empty boxes`).toEqual([])
  const lines = await linesOfSheets(page)
  expect.soft(lines.at(-1), `${where}: lines of the last of ${lines.length} sheets`).toBeGreaterThanOrEqual(fewestLines)
}

// Proves Q-173.
test('the open pages are whole on paper', async ({ page, language }) => {
  test.setTimeout(600_000)
  for (const path of open) {
    await page.goto(documentAddress(path, language))
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expectWhole(page, path)
  }
})

// Proves Q-173.
test('the screens of the flow are whole on paper', async ({ page, texts }) => {
  test.setTimeout(300_000)
  const t = texts('plans')
  await openFlowAt(page, atResults())
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expectWhole(page, 'the list')
  for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('compareDock.compare') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await emptyBoxes(page), 'the comparison').toEqual([])
  await page.keyboard.press('Escape')
  await cards.first().getByRole('heading', { level: 3 }).getByRole('button').click()
  await expect(page.getByRole('button', { name: t('viewedPlan.back') })).toBeVisible()
  await expectWhole(page, "the plan's page")
  await page
    .getByRole('button', { name: t('planCard.choose') })
    .first()
    .click()
  const keep = page.getByRole('button', { name: texts('eligibility')('savingsGuard.keep') })
  const heading = page.getByRole('heading', { level: 1, name: texts('registration')('createAccount.title') })
  await expect(keep.or(heading)).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(heading).toBeVisible()
  await expectWhole(page, 'the registration')
})

// Proves Q-173.
test('the pages of a signed-in lead are whole on paper', async ({ page, request, texts }) => {
  test.setTimeout(600_000)
  const flow = applicationFlow(page, texts('application'))
  await openApplicationOfOne(page, request)
  await expectWhole(page, 'the first step of /lead')
  await flow.alone('0')
  await expectWhole(page, '/lead')
  await flow.sign('Ana Torres')
  await flow.submit()
  await expect(page).toHaveURL(/\/confirmation$/)
  // `print.spec.ts` holds the receipt, on one sheet.
  for (const path of of('signedIn').filter((each) => each.startsWith('/portal/'))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWhole(page, path)
  }
})
