import { useState } from 'react'

import { FacetPanelRange } from '#components/plans/facet-panel/facet-panel-range.tsx'
import { useTypedRanges } from '#components/plans/facet-panel/use-typed-ranges.ts'
import { LifeChangeDialog } from '#components/plans/life-change-dialog.tsx'
import { YearIncomeDialog } from '#components/plans/year-income-dialog.tsx'
import type { LifeChangeAnswers } from '#domain/calendar/life-changes.ts'
import { typedDay } from '#domain/calendar/typed-day.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { readRange } from '#domain/plans/range-text.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import { incomeIssues } from '#domain/quote/validate-quote.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

import { nothing } from './account-fields.ts'
import { type InputField, nastyNumbers, tableOf, testTable } from './input-table.tsx'

/** Separators, a dollar sign, and what shows nothing. */
const money = /[,$\s\p{Cf}]/gu

/** The filter by the bill, with its own texts. */
function BillRange() {
  const [filters, setFilters] = useState(noFilters)
  return <FacetPanelRange name="priceCents" range={filters.priceCents} ranges={useTypedRanges(filters, setFilters)} />
}

/** A field that keeps its text to itself. */
type OwnText = Omit<InputField<null>, 'start' | 'marks'>
const own = (field: OwnText) => tableOf(nastyNumbers, { ...field, start: null, marks: money })

await loadNamespaces('common', 'plan-filters', 'quote-steps', 'coverage-year')

const filters = fixedT('en', 'plan-filters')
const coverage = fixedT('en', 'coverage-year')
const lostDay: LifeChangeAnswers = [{ id: 'lostCoverage', day: null }]

testTable('plans', [
  own({
    name: 'most of a bill',
    label: filters('facetPanel.range.max'),
    show: () => <BillRange />,
    judge: (_, max) => {
      const read = readRange({ min: '', max })
      return read.kind === 'range' ? { accepted: max } : { refused: read.problem.kind }
    },
  }),
  own({
    name: 'income of another year',
    label: coverage('yearIncome.label', { year: 2027 }),
    show: () => (
      <YearIncomeDialog
        open
        planYear={2027}
        listed={{ planYear: 2026, income: 42_000 }}
        onIncome={nothing}
        onClose={nothing}
      />
    ),
    judge: (_, typed) => {
      const [issue] = incomeIssues(incomeTyped(typed))
      return issue ? { refused: issue.code } : { accepted: typed }
    },
  }),
  tableOf<LifeChangeAnswers>(nastyNumbers.concat('11/15/2026', '2026-11-15', '15/11/2026', '11/31/2026'), {
    name: 'day of a life change',
    label: coverage('lifeChangeCheck.days.lostCoverage'),
    // Zeros and separators are only a date's format.
    marks: /[^1-9]/g,
    start: lostDay,
    show: (answers, onChange) => (
      <LifeChangeDialog
        open
        answers={answers}
        today={{ year: 2026, month: 11, day: 28 }}
        openYear={2027}
        medicaidUrl="https://www.medicaid.gov"
        {...{ onChange, onSwitchYear: nothing, onClose: nothing }}
      />
    ),
    judge: (answers) => {
      const day = answers?.[0]?.day
      return day ? { accepted: typedDay(day) } : { refused: 'no day' }
    },
  }),
])
