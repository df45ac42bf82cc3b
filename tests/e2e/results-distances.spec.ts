import { type PriceAnswers, priceAnswersFor } from '#domain/household/price-answers.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'

import { showFonts } from './card-places.ts'
import { addCare } from './care-flow.ts'
import { expect, test } from './fixtures.ts'
import { openFlowAt } from './quote-session.ts'

const miami = placeOf({ fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' })
const one = { ...miami, householdMembers: [applicant('primary', 34)], income: 31_000 }
const family = {
  ...miami,
  householdMembers: [
    applicant('primary', 42),
    applicant('spouse', 40),
    applicant('dependent', 12),
    applicant('dependent', 8),
  ],
  income: 62_600,
}
const withoutCredit = { ...family, forceZeroSubsidy: true }
/** One of two probably has Medicare, so each card says a second amount. */
const uncertain = { ...miami, householdMembers: [applicant('primary', 60), applicant('spouse', 66)], income: 31_000 }

const answersOf = (members: typeof family.householdMembers): PriceAnswers => {
  const answers = priceAnswersFor(members, null)
  return { ...answers, people: answers.people.map((person) => ({ ...person, tobacco: 'yes' })) }
}

/**
 * Words of a household's own add pixels to the bounds: a second amount has up to two lines on a card, tobacco a line
 * in the row of the credit, and listed doctors and medicines a line on a card.
 */
const plain = { says: null, card: 0, height: 0, choose: 0 } as const
// What the plan covers of both has two lines on a phone in Spanish.
const listed = {
  ...plain,
  height: 36,
  choose: 10,
  care: { doctors: ['ruiz', 'benn'], medicines: ['metf', 'ator'] },
} as const
const second = { ...plain, says: /probabl/, height: 44 } as const
const tobacco = { says: /tobacco|tabaco/i, card: 20, height: 44, choose: 40 } as const

const households = {
  'one person': { criteria: criteria(one), own: plain },
  'a family': { criteria: criteria(family), own: second },
  'a family without the credit': { criteria: criteria(withoutCredit), own: plain },
  'a couple with an uncertain price': { criteria: criteria(uncertain), own: second },
  'a family with tobacco': {
    criteria: criteria(family),
    priceAnswers: answersOf(family.householdMembers),
    own: tobacco,
  },
  // The last, because the device keeps the lists.
  'a person with doctors and medicines': { criteria: criteria(one), own: listed },
}

/** Returns how many pixels a list of choices has left beside its chosen text. */
function roomOfChoice(box: SVGElement | HTMLElement): number {
  const style = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen || !(box instanceof HTMLSelectElement)) return -1
  pen.font = style.font
  const text = pen.measureText(box.selectedOptions[0]?.text ?? '').width
  return box.clientWidth - text - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
}

/** The most pixels from the page's top; a trial's bar is not counted. */
const screens = {
  'a desk': { viewport: { width: 1280, height: 900 }, card: 340, choose: 600, height: null, begun: 4 },
  'a phone': { viewport: { width: 390, height: 844 }, card: 500, choose: 940, height: 440, begun: 1 },
} as const

// Proves P-84.
test('every household sees plans and their buttons on the first screen @gate', async ({ page, texts }) => {
  test.slow()
  for (const [who, { own, ...results }] of Object.entries(households)) {
    await page.setViewportSize(screens['a desk'].viewport)
    await openFlowAt(page, atResults(results))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    if ('care' in own) await addCare(page, texts('care'), own.care)
    if (own.says !== null) await expect(cards.first()).toContainText(own.says)
    await showFonts(page)
    for (const [screen, limits] of Object.entries(screens)) {
      await page.setViewportSize(limits.viewport)
      const bar = await page
        .locator('.trial-bar')
        .evaluateAll((bars) => bars.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0))
      const topOf = async (at: number) => ((await cards.nth(at).boundingBox())?.y ?? Infinity) - bar
      expect(await topOf(0), `${who}, ${screen}`).toBeLessThanOrEqual(limits.card + own.card)
      const choose = cards.first().getByRole('button', { name: texts('plans')('planCard.choose') })
      expect(((await choose.boundingBox())?.y ?? Infinity) - bar, who).toBeLessThanOrEqual(limits.choose + own.choose)
      expect(await topOf(limits.begun - 1), who).toBeLessThan(limits.viewport.height)
      if (limits.height !== null)
        expect((await cards.first().boundingBox())?.height ?? Infinity, who).toBeLessThanOrEqual(
          limits.height + own.height,
        )
      // Prices of one row stand on one line.
      const figures = cards.getByText(/^\$[\d,]+\.\d\d$/)
      if (limits.begun === 4) {
        const [left, right] = await Promise.all(
          [0, 1].map((at) =>
            cards
              .nth(at)
              .getByText(/^\$[\d,]+\.\d\d$/)
              .first()
              .boundingBox(),
          ),
        )
        expect(left?.y, who).toBe(right?.y)
      } else await expect(figures.first()).toBeInViewport()
    }
    // Between a phone and a desk nothing leaves the page at its side, and no choice is cut.
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 1024 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${who}, ${width}`,
      ).toBeLessThanOrEqual(0)
      const year = page.getByRole('combobox', { name: texts('year-costs')('yearViewSwitch.label') })
      expect(await year.evaluate(roomOfChoice), `${who}, ${width}`).toBeGreaterThanOrEqual(0)
    }
  }
})

// Proves P-88.
test('a comparison on a desk begins with a year, and its heads stay above the last row @gate', async ({
  page,
  texts,
}) => {
  const [plans, t] = [texts('plans'), texts('comparison')]
  for (const { criteria: searched } of [households['one person'], households['a family']]) {
    await page.setViewportSize(screens['a desk'].viewport)
    await openFlowAt(page, atResults({ criteria: searched }))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    for (const at of [0, 1, 2]) await cards.nth(at).getByRole('checkbox').check()
    await page.getByRole('button', { name: plans('compareDock.compare') }).click()
    const dialog = page.getByRole('dialog', { name: plans('compareDialog.title') })
    await showFonts(page)
    const rows = dialog.getByRole('row')
    const year = rows.filter({ has: page.getByRole('rowheader', { name: t('compareRows.yearHealthy') }) })
    expect((await year.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(505)
    await rows.last().scrollIntoViewIfNeeded()
    await dialog.evaluate((box) => {
      box.scrollTop = box.scrollHeight
    })
    const choose = dialog.getByRole('button', { name: new RegExp(`^${t('compareBar.choose', { letter: 'A' })}`) })
    await expect(choose).toBeInViewport({ ratio: 1 })
    const [head, last] = await Promise.all([choose.boundingBox(), rows.last().boundingBox()])
    expect((head?.y ?? Infinity) + (head?.height ?? 0)).toBeLessThanOrEqual(last?.y ?? 0)
  }
})

// Proves A-10.
test('the two columns of the registration end near each other on a desk @gate', async ({ page, texts }) => {
  const t = texts('registration')
  await page.setViewportSize(screens['a desk'].viewport)
  for (const { criteria: searched } of [households['one person'], households['a family']]) {
    await openFlowAt(page, atResults({ criteria: searched }))
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: texts('plans')('planCard.choose') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('createAccount.title') })).toBeFocused()
    await showFonts(page)
    const form = page.getByRole('region', { name: t('createAccountForm.heading') })
    const ends = await form.evaluate(({ parentElement: column }) => {
      const bottoms = (cells: readonly Element[]) => cells.map((cell) => cell.getBoundingClientRect().bottom)
      const others = [...(column?.parentElement?.children ?? [])].filter((cell) => cell !== column)
      return { form: Math.max(...bottoms(column ? [column] : [])), plan: Math.max(...bottoms(others)) }
    })
    expect(Math.abs(ends.form - ends.plan)).toBeLessThanOrEqual(220)
  }
})
