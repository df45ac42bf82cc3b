import { useId } from 'react'

import { useCostWords } from '#components/plans/cost-sharing-text.tsx'
import { useAmountTerms } from '#components/plans/use-card-terms.ts'
import { TermLabel, type TextsOf } from '#components/words/term-label.tsx'
import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import { isBenefitKey } from '#domain/plans/benefits.ts'
import type { CompareRow, CompareTable } from '#domain/plans/compare-table.ts'
import { termOfBenefit } from '#domain/plans/plan-terms.ts'
import { isExampleView, type YearView } from '#domain/plans/year-costs.ts'

import { planLetters } from './compare-dialog-letter.tsx'
import { roles } from './table-roles.ts'

export interface CompareRowHeaderProps extends Pick<CompareTable, 'columns'> {
  /** The row's key. */
  readonly rowKey: CompareRow['key']
  /** The year that is shown beside the healthy and the bad one. */
  readonly yearView: YearView
  /** Classes for the cell. */
  readonly className: string
}

type Titled = Omit<CompareRowHeaderProps, 'className'>

/** Returns the title of a row in the language of `of`. */
function titleOf(of: TextsOf, { rowKey, columns, yearView }: Titled): string {
  const [first] = columns
  const [plans, rows] = [of('plans'), of('comparison')]
  const yearTitle = (title: string) => {
    const count = first?.year?.monthsCovered ?? 12
    return count < 12 ? rows('compareRows.months', { year: title, count }) : title
  }
  if (isBenefitKey(rowKey)) return plans(`benefits.${rowKey}`)
  switch (rowKey) {
    case 'yearHealthy':
    case 'yearBad':
      return yearTitle(rows(`compareRows.${rowKey}`))
    case 'yearExample': {
      if (!isExampleView(yearView)) return ''
      const year = rows(`compareRows.${yearView}`)
      const isAtMost = columns.some((plan) => plan?.year?.[yearView]?.isAtMost)
      return yearTitle(isAtMost ? rows('compareRows.about', { year }) : year)
    }
    case 'drugDeductible':
    case 'familyMaximum':
      return rows(`compareRows.${rowKey}`)
    case 'deductible':
    case 'outOfPocketMaximum': {
      const title = plans(`compareDialog.rows.${rowKey}`)
      return first?.perPerson === true ? `${title} ${plans('planCosts.perPerson')}` : title
    }
    default:
      return plans(`compareDialog.rows.${rowKey}`)
  }
}

/** Returns the term that a row names, with the number of the first plan that states one (C-71). */
function useRowTerm({ rowKey, columns }: Titled): PlacedTerm | undefined {
  const termsOf = useAmountTerms()
  const wordsOf = useCostWords()
  const placed = columns.flatMap((plan, place) => (plan ? [{ plan, letter: planLetters[place] }] : []))
  if (isBenefitKey(rowKey)) {
    const id = termOfBenefit[rowKey]
    if (id === undefined) return undefined
    for (const { plan, letter } of placed) {
      const cost = plan.benefits.find(({ key }) => key === rowKey)?.value
      const figure = cost && wordsOf(cost)
      if (figure) return { id, figure, letter }
    }
    return { id }
  }
  if (rowKey === 'hsa') return { id: 'hsa' }
  const amount = rowKey === 'price' ? 'premium' : rowKey
  if (amount !== 'premium' && amount !== 'deductible' && amount !== 'outOfPocketMaximum') return undefined
  const terms = placed.map(({ plan, letter }) => termsOf(plan, letter)[amount])
  return terms.find(({ figure }) => figure !== undefined) ?? { id: amount }
}

/** The heading of a row: its title, which explains its term. Only the title in the page's language names the row. */
export function CompareRowHeader({ className, ...titled }: CompareRowHeaderProps) {
  const id = useId()
  return (
    <th {...roles.rowHeader} aria-labelledby={id} className={className}>
      <TermLabel text={(of) => titleOf(of, titled)} term={useRowTerm(titled)} ownId={id} />
    </th>
  )
}
