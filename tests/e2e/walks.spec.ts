import type { Page } from '@playwright/test'

import { applicableSteps } from '#domain/flow/step-order.ts'
import { asksForExtraDependents, scenarioSets } from '#domain/household/tax-household.ts'
import { type QuoteDraft, configurationOf, dependentsShown } from '#domain/quote/draft.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { type WizardStep, wizardSteps } from '#domain/quote/wizard-steps.ts'
import { showAmount } from '#lib/thousands.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { isFull, printFigure, seed } from '#tests/promises/sample.ts'
import { random } from '#tests/run/order.mjs'

import { expect, test } from './fixtures.ts'
import { openFlowAt } from './quote-session.ts'
import { type Choose, walker } from './walker.ts'

/** R4 in the browser: random walks through the quote. No walk passes an open question, and no answer is lost. */

// One worker, so the figure counts all walks.
test.describe.configure({ mode: 'default' })

const walks = 50
const actsAWalk = 25
const sampledWalks = 6
/** Neighbouring seeds give neighbouring numbers. */
const walkApart = 104_729

/** Half of the walks start with every question answered, or few would reach the last screens. */
const answered: QuoteSession = { phase: 'quote', step: 'location', draft: atResults().draft, results: null }

type Shown = readonly (string | boolean)[]

/** The answers that the fields of a step must show, in the order of the fields. */
const shownOf: Readonly<Record<WizardStep, (draft: QuoteDraft) => Shown>> = {
  location: ({ location: { zip, counties, countyFips } }) => [zip, ...(counties.length > 1 ? [countyFips ?? ''] : [])],
  household: ({ household }) => [
    household.self,
    ...(household.self ? [household.selfAge] : []),
    household.spouse,
    ...(household.spouse ? [household.spouseAge] : []),
    household.dependents,
    ...(household.dependents ? [household.dependentCount, ...dependentsShown(household).map(({ age }) => age)] : []),
  ],
  taxHousehold: ({ household, taxHousehold: { selected, counts } }) => {
    const configuration = configurationOf(household)
    const { options, counting } = scenarioSets[configuration]
    const isCounted = asksForExtraDependents(configuration, selected)
    const cards = options.flatMap((id) => [
      selected.includes(id),
      ...(id === counting && isCounted ? [counts[id] ?? ''] : []),
    ])
    // The last card asks for help, and is no answer.
    return [...cards, false]
  },
  income: ({ income }) => [showAmount(income.annualIncome)],
  coverage: () => [],
}

function fieldsOf(page: Page): Promise<Shown> {
  return page
    .getByRole('main')
    .locator('form')
    .locator('input, select')
    .evaluateAll((controls: HTMLInputElement[]) =>
      controls.map(({ type, checked, value }) => (['checkbox', 'radio'].includes(type) ? checked : value)),
    )
}

/** The open questions before a step. */
function openBefore({ draft, step }: Extract<QuoteSession, { phase: 'quote' }>): readonly WizardStep[] {
  const asked = applicableSteps(wizardSteps, draft)
  const here = asked.findIndex(({ id }) => id === step)
  return asked.flatMap(({ id, complete }, at) => (at < here && !complete(draft) ? [id] : []))
}

let walked = 0
let acts = 0
let searched = 0
const count = isFull ? walks : sampledWalks

test.afterAll(({ language }) => {
  if (walked < count) return
  printFigure(
    'R4 in the browser',
    `${walked} of ${walks} walks in ${language}, ${acts} acts, ${searched} times at the plans: no gate passed, no answer lost`,
  )
})

for (let walk = 0; walk < count; walk += 1)
  test(`walk ${walk} of seed ${seed}`, async ({ page, language }) => {
    test.slow()
    const next = random(seed + walk * walkApart)
    const choose: Choose = (...from) => from[Math.floor(next() * from.length)] ?? from[0]
    const start = walk % 2 === 0 ? initialSession : answered
    const { session, word, acts: possible } = walker(page, language, start, choose)
    await openFlowAt(page, start)
    const trail: string[] = []
    for (let turn = 0; turn < actsAWalk; turn += 1) {
      const [first, ...others] = possible()
      if (first === undefined) break
      const [name, act] = choose(first, ...others)
      trail.push(name)
      await act()
      acts += 1
      const now = session()
      const way = trail.join(', ')
      if (now.phase !== 'quote') {
        await expect(
          page.getByRole('heading', { level: 1, name: word('plans', 'results.recommendedPlans') }),
          way,
        ).toBeVisible()
        searched += 1
        continue
      }
      const heading = word('location', `wizardSteps.${now.step}.heading`).replace('{{year}}', '2026')
      await expect(page.getByRole('heading', { level: 2, name: heading }), way).toBeVisible()
      expect(openBefore(now), way).toEqual([])
      await expect.poll(() => fieldsOf(page), way).toEqual(shownOf[now.step](now.draft))
    }
    walked += 1
  })
