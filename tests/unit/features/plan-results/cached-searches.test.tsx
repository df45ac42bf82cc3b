import { screen } from '@testing-library/react'
import type { Dispatch } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { clock, mount } from '#tests/promises/mounting.tsx'

vi.setConfig({ testTimeout: 60_000 })
const slow = { timeout: 20_000 }
const plans = fixedT('en', 'plans')

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
})

let dispatch: Dispatch<QuoteEvent> = () => undefined
function Hand() {
  dispatch = useQuoteDispatch()
  return null
}

/** The price of each card on the page, by the plan's id. */
const prices = () =>
  new Map(
    screen
      .queryAllByRole('article')
      .map(({ id, textContent }) => [id, /\$[\d,]+\.\d\d(?= a month)/.exec(textContent)?.[0]] as const),
  )

/** The words that say whose prices they are: the income of the search, and the switch to prices without the credit. */
function words(): string {
  const summary = screen.getByRole('region', { name: plans('resultsSummary.label') })
  const [income] = /\$[\d,]+/.exec(summary.textContent) ?? []
  const [forgone] = screen.queryAllByRole('switch', { name: plans('creditSwitch.label'), hidden: true })
  return [income, forgone instanceof HTMLInputElement && forgone.checked].join()
}

const asked = (changed: QuoteCriteria): QuoteEvent => ({
  type: 'criteriaReplaced',
  criteria: changed,
  draft: draftOfCriteria(changed, emptyDraft),
})
const forgone = (forceZeroSubsidy: boolean): QuoteEvent => ({ type: 'creditForgone', forceZeroSubsidy })
const aWhile = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

describe('two searches whose answers are there', () => {
  it.each([
    ['another income', asked(criteria()), asked(criteria({ income: 58_000 }))],
    ['prices without the credit', forgone(false), forgone(true)],
  ] as const)('are never drawn with the prices of one under the words of the other: %s', async (_, one, other) => {
    mount(
      <>
        <Hand />
        <PlanResults clock={clock} onPrint={vi.fn()} />
      </>,
    )
    const settled = async (event: QuoteEvent) => {
      dispatch(event)
      await aWhile(100)
      await vi.waitFor(() => {
        expect(screen.getAllByRole('article')).toHaveLength(10)
        expect(screen.queryByText(/more are coming/)).toBeNull()
      }, slow)
      return [words(), prices()] as const
    }
    await screen.findAllByRole('article', undefined, slow)
    // As in a browser, other code may look at the page between two renderings.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    dispatch({ type: 'sortChanged', sort: 'price' })
    const known = new Map([await settled(one), await settled(other)])
    expect(known.size).toBe(2)

    const drawn: (readonly [string, ReturnType<typeof prices>])[] = []
    const watcher = new MutationObserver(() => drawn.push([words(), prices()]))
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    for (const event of [one, other, one]) {
      dispatch(event)
      await aWhile(250)
    }
    watcher.disconnect()
    vi.unstubAllGlobals()

    expect(new Set(drawn.map(([said]) => said))).toEqual(new Set(known.keys()))
    for (const [said, shown] of drawn)
      for (const [id, price] of shown) expect([said, id, price]).toEqual([said, id, known.get(said)?.get(id)])
  })
})
