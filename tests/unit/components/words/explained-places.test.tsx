import { fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { PlanSheet } from '#components/plan-page/plan-sheet/plan-sheet.tsx'
import { CompareDialog } from '#components/plans/compare-dialog/compare-dialog.tsx'
import { PlanList } from '#components/plans/plan-list.tsx'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { planDetails } from '#mocks/fixtures/sample-details.ts'
import { planCards } from '#mocks/fixtures/sample-plans.ts'
import { WithFootnotes } from '#components/words/with-footnotes.tsx'
import { listTerms } from '#domain/plans/plan-terms.ts'
import { WordScreen, loadWords } from '#stories/support/word-screen.tsx'

const cards = planCards()
const [first] = cards
if (!first) throw new Error('No sample plan')
const acts = { onCompare: vi.fn(), onChoose: vi.fn(), onOpen: vi.fn() }

const places: Readonly<Record<string, ReactNode>> = {
  'the page of a plan': (
    <PlanSheet
      {...acts}
      plan={first}
      planYear={2026}
      details={planDetails()}
      choice={{ csr: '87', family: false }}
      compared={false}
      compareFull={false}
      care={null}
      onBack={vi.fn()}
    />
  ),
  'the comparison': (
    <CompareDialog
      {...acts}
      open
      onClose={vi.fn()}
      onReopen={vi.fn()}
      plans={cards.slice(0, 3)}
      others={{ plans: [], leftOut: 0 }}
      ownRows={[]}
      planYear={2026}
      onAdd={vi.fn()}
      onRemove={vi.fn()}
      onSwap={vi.fn()}
      onPrint={vi.fn()}
      marketplaceHref="https://www.healthcare.gov"
    />
  ),
  'the list': (
    <WithFootnotes terms={listTerms(cards)}>
      <PlanList {...acts} plans={cards} compareIds={[]} yearView="healthy" reasons={null} care={() => null} />
    </WithFootnotes>
  ),
}

/** The words on the screen that explain themselves. */
const words = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')].filter(
    ({ nextElementSibling }) => nextElementSibling?.getAttribute('role') === 'status',
  )

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await loadWords()
  window.scrollTo = vi.fn()
})

describe.each(languages)('in %s', (language) => {
  describe.each(Object.entries(places))('%s', (name, place) => {
    beforeAll(() => changeLanguage(language))

    // Proves C-71 and C-72.
    it('gives every example its number, and nests no button', () => {
      render(<WordScreen>{place}</WordScreen>)
      // The words of a list are in the details of its cards.
      if (name === 'the list') expect(words()).toEqual([])
      else expect(words().length).toBeGreaterThan(5)
      for (const word of words()) {
        expect(word.parentElement?.closest('button, a, h1, h2, h3')).toBeNull()
        fireEvent.click(word)
        const text = word.nextElementSibling?.textContent ?? ''
        expect(text.length).toBeGreaterThan(50)
        expect(text).not.toMatch(/\{\{|undefined|NaN/)
        fireEvent.click(word)
      }
    })

    // Proves C-76.
    it('prints one meaning for each numbered mark', () => {
      render(<WordScreen>{place}</WordScreen>)
      const marks = new Set([...document.querySelectorAll('sup')].map(({ textContent }) => Number(textContent)))
      const meanings = [...document.querySelectorAll('aside ol > li')]
      expect(meanings.length).toBeGreaterThan(3)
      expect([...marks].toSorted((a, b) => a - b)).toEqual(meanings.map((_, at) => at + 1))
    })

    // Proves C-77.
    it('marks the words of the other language', () => {
      render(<WordScreen both>{place}</WordScreen>)
      const other = language === 'en' ? 'es' : 'en'
      const seconds = [...document.querySelectorAll(`span.block[lang=${other}]`)]
      expect(seconds.length).toBeGreaterThan(3)
    })
  })
})
