import type { Page } from 'playwright'

import { type Meter, median, meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { type Row, againstBaseline, againstLimit, isSo, milliseconds } from '#tests/perf/rows.ts'
import { type Served, allPlansShown, answerCalls, openPage, serving, siteDirectory } from '#tests/perf/served-site.ts'
import { nextButton, perform, questions } from '#tests/perf/visit.ts'

/**
 * Runs in the page from its start: counts the loading indicators that appear. One inside a button belongs to a call,
 * such as the check of an income, and not to a part that is still loading.
 */
function countWaiting() {
  const counted = Object.assign(globalThis, { waitingMarks: 0 })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const mark of [node, ...node.querySelectorAll('*')])
            if (mark.matches('.animate-spin') && !mark.closest('button')) counted.waitingMarks += 1
  }).observe(document, { childList: true, subtree: true })
}

const marksOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { waitingMarks: number }).waitingMarks)

async function openHome({ browser, url }: Served): Promise<Page> {
  const page = await openPage(browser)
  await page.addInitScript(countWaiting)
  await answerCalls(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  return page
}

async function goOn(page: Page, meter: Meter): Promise<number> {
  const heading = await page.getByRole('heading', { level: 2 }).first().textContent()
  return meter.cpuMs(async () => {
    await page.evaluate((name) => {
      const next = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name)
      next?.click()
    }, nextButton)
    await page.waitForFunction(
      (before) => document.querySelector('h2')?.textContent !== before && !document.querySelector('.animate-spin'),
      heading,
    )
  })
}

interface Walk {
  readonly steps: readonly number[]
  readonly marks: number
}

/**
 * A visitor's walk: the next step is fetched while a question is answered. The last step's results wait for their
 * plans.
 */
async function walk(served: Served): Promise<Walk> {
  const page = await openHome(served)
  const meter = await meterOf(page)
  const steps: number[] = []
  await perform(page, questions.place)
  const before = await marksOf(page)
  for (const answers of [[], questions.people, questions.household, questions.income]) {
    await perform(page, answers)
    steps.push(await goOn(page, meter))
  }
  const marks = (await marksOf(page)) - before
  await perform(page, questions.coverage)
  await allPlansShown(page)
  await page.close()
  return { steps, marks }
}

/** The first step of a visitor who answers and presses at once, before anything could be fetched ahead. */
async function coldStep(served: Served): Promise<number> {
  const page = await openHome(served)
  const meter = await meterOf(page)
  await page.evaluate(() => {
    const input = [...document.querySelectorAll('input')].find(
      (one) => one.labels?.[0]?.textContent.includes('ZIP') === true,
    )
    if (!input) throw new Error('There is no ZIP field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '33133')
    Object.assign(globalThis, { zipField: input })
  })
  const ms = await meter.cpuMs(async () => {
    await page.evaluate(() => {
      const { zipField } = globalThis as unknown as { zipField: HTMLInputElement }
      zipField.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await goOn(page, meter)
  })
  await page.close()
  return ms
}

/** P17: from question to question, with the next step fetched ahead. */
export async function steps(effort: Effort): Promise<readonly Row[]> {
  const rounds = effort.rounds(5)
  return serving(siteDirectory, async (served) => {
    const walks: Walk[] = []
    const cold: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      walks.push(await walk(served))
      cold.push(await coldStep(served))
    }
    const byStep = [0, 1, 2, 3].map((step) => median(walks.map((one) => one.steps[step] ?? Number.NaN)))
    const marks = walks.reduce((sum, one) => sum + one.marks, 0)
    return [
      againstLimit(
        { id: 'P17', what: `from question to question, slowest of ${byStep.map(milliseconds).join(', ')}` },
        { value: Math.max(...byStep), atMost: 50, show: milliseconds },
      ),
      againstBaseline(
        { id: 'P17', what: 'the first step against one that fetches when pressed' },
        { ours: byStep[0] ?? Number.NaN, baseline: median(cold), of: 'cold', atMost: 1, show: milliseconds },
      ),
      isSo(
        { id: 'P17', what: `waiting marks between questions in ${rounds} walks` },
        { goal: '0', figure: String(marks), passes: marks === 0 },
      ),
    ]
  })
}
