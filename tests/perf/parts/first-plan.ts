import type { Page } from 'playwright'

import quote from '#i18n/locales/en/quote-steps.json' with { type: 'json' }
import { median, meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { type Row, againstLimit, isSo, milliseconds } from '#tests/perf/rows.ts'
import { type Served, answerCalls, openPage, serving, siteDirectory } from '#tests/perf/served-site.ts'
import { nextButton, perform, questions } from '#tests/perf/visit.ts'

/** Milliseconds that a visitor stays at each question before the last; a walk of ten seconds. */
const thinkingMs = 2_500
const openMs = 3_000
/** Time after the calls that were left, in milliseconds, for a last question that is answered at once. */
const ownMs = 300

/** Runs in the page from its start: notes when the last question is answered, and when the first card is painted. */
function noteTimes(answer: string) {
  const noted = globalThis as unknown as { pressedAt?: number; cardAt?: number }
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button')?.textContent.trim() === answer)
        noted.pressedAt ??= performance.timeOrigin + performance.now()
    },
    true,
  )
  let isSeen = false
  new MutationObserver(() => {
    if (isSeen || !document.querySelector('main article')) return
    isSeen = true
    requestAnimationFrame(() => {
      setTimeout(() => {
        noted.cardAt = performance.timeOrigin + performance.now()
      })
    })
  }).observe(document, { childList: true, subtree: true })
}

interface Visit {
  readonly ms: number
  /** What was asked for from the answer to the first card, each with the milliseconds after the press. */
  readonly requests: readonly string[]
}

const nameOf = (url: string, body: string | null) => {
  const { pathname } = new URL(url)
  const levels = body?.includes('metal_levels') === true ? ' of the default levels' : ''
  const offset = /"offset":(\d+)/.exec(body ?? '')?.[1]
  return `${pathname}${offset === undefined ? '' : `, offset ${offset}${levels}`}`
}

/** Walks to the last question, waits there, and answers it. */
async function walk({ browser, url }: Served, callMs: number, waitMs: number, effort: Effort): Promise<Visit> {
  const page: Page = await openPage(browser, { width: 412, height: 823 })
  await page.addInitScript(noteTimes, quote.coverageQuestion.no)
  await answerCalls(page, {}, { hold: () => new Promise((resolve) => setTimeout(resolve, callMs)) })
  const meter = await meterOf(page)
  await meter.slowDown(effort.slower(4))
  await meter.slowLine()
  const asked: { readonly at: number; readonly what: string }[] = []
  page.on('request', (request) => {
    asked.push({ at: Date.now(), what: nameOf(request.url(), request.postData()) })
  })
  await page.goto(url)
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  for (const answers of [questions.place, questions.people, questions.household, questions.income]) {
    await perform(page, answers)
    await page.waitForTimeout(effort.pauseMs(thinkingMs))
    await page.getByRole('button', { name: nextButton, exact: true }).click()
  }
  await page.getByRole('button', { name: quote.coverageQuestion.no, exact: true }).waitFor()
  await page.waitForTimeout(effort.pauseMs(waitMs))
  await perform(page, questions.coverage)
  const times = await page.waitForFunction(
    () => {
      const { pressedAt, cardAt } = globalThis as unknown as { pressedAt?: number; cardAt?: number }
      return pressedAt !== undefined && cardAt !== undefined && { pressedAt, cardAt }
    },
    undefined,
    { timeout: 60_000 },
  )
  const { pressedAt, cardAt } = (await times.jsonValue()) as { pressedAt: number; cardAt: number }
  await page.close()
  return {
    ms: cardAt - pressedAt,
    requests: asked
      .filter(({ at }) => at >= pressedAt - 1 && at <= cardAt)
      .map(
        ({ at, what }) =>
          `${Math.max(0, at - pressedAt)
            .toFixed(0)
            .padStart(6)} ms  ${what}`,
      ),
  }
}

/** P19, and scripts of P2: from the last answer to the first plan, on a slow phone, with slow calls. */
export async function firstPlan(effort: Effort): Promise<readonly Row[]> {
  return serving(siteDirectory, async (served) => {
    const rows: Row[] = []
    const scripts: number[] = []
    for (const callMs of effort.some([300, 1_000]))
      for (const waitMs of [openMs, 0]) {
        const visits: Visit[] = []
        for (let round = 0; round < effort.rounds(3); round += 1)
          visits.push(await walk(served, callMs, waitMs, effort))
        const ms = median(visits.map((visit) => visit.ms))
        const middle = visits.find((visit) => visit.ms === ms)
        const what = `calls of ${callMs} ms, the last question ${waitMs > 0 ? `open for ${waitMs / 1_000} s` : 'answered at once'}`
        effort.tell(`  ${what}: ${visits.map((visit) => milliseconds(visit.ms)).join(', ')}; asked for in between:`)
        for (const request of middle?.requests ?? []) effort.tell(`  ${request}`)
        scripts.push(middle?.requests.filter((request) => request.endsWith('.js')).length ?? Number.NaN)
        rows.push(
          againstLimit(
            { id: 'P19', what: `last answer to first plan, phone; ${what}; ${middle?.requests.length ?? 0} requests` },
            // The calls that start with the last question end together, where the poverty level is known.
            { value: ms, atMost: waitMs > 0 ? 500 : callMs + ownMs, show: milliseconds },
          ),
        )
      }
    const [afterWait = Number.NaN, atOnce = Number.NaN] = scripts
    rows.push(
      isSo(
        { id: 'P2', what: 'scripts asked for between the last answer and the first plan, open for 3 s and at once' },
        { goal: '0 and 0', figure: `${afterWait} and ${atOnce}`, passes: afterWait === 0 && atOnce === 0 },
      ),
    )
    return rows
  })
}
