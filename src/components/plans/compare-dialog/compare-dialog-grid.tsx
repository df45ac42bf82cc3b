import { type ReactNode, useId } from 'react'

import { useSharingTerms } from '#components/plans/use-card-terms.ts'
import { TermLabel } from '#components/words/term-label.tsx'
import { TermLine } from '#components/words/term-line.tsx'
import type { CompareRow, CompareTable } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { CompareDialogBar } from './compare-dialog-bar.tsx'
import { CompareDialogCell } from './compare-dialog-cell.tsx'
import { type CompareChanges, CompareDialogPlans } from './compare-dialog-plans.tsx'
import { CompareLetter, planLetters } from './compare-dialog-letter.tsx'
import { CompareRowHeader } from './compare-dialog-row-header.tsx'
import { CompareDialogYear } from './compare-dialog-year.tsx'
import { roles } from './table-roles.ts'

/** A row of the visitor's own list, such as the doctors. */
export interface CompareOwnRow {
  readonly key: string
  readonly title: string
  /** What is shown of the plan of this id. */
  readonly cellOf: (planId: string) => ReactNode
  /** Whether the plan of this id lacks what the row asks for, such as a doctor in its network. */
  readonly lacks?: (planId: string) => boolean
}

export interface CompareDialogGridProps extends CompareChanges {
  /** The compared plans and all rows. */
  readonly table: CompareTable
  /** The rows to show. */
  readonly rows: readonly CompareRow[]
  /** The year that is shown beside the healthy and the bad one. */
  readonly yearView: YearView
  /** The year of the plans. */
  readonly planYear: PlanYear
  /** Whose bills the years count; undefined where there is nothing to say (P-67). */
  readonly yearNote?: string | undefined
  /** Rows of the visitor's own doctors and medicines. */
  readonly ownRows: readonly CompareOwnRow[]
  /** In the corner above the rows' headings. A narrow window has no such corner. */
  readonly corner?: ReactNode
  /** Called with the id of the chosen plan. */
  readonly onChoose: (planId: string) => void
}

const isYear = ({ key }: CompareRow) => key === 'yearHealthy' || key === 'yearBad' || key === 'yearExample'
const isPrice = ({ key }: CompareRow) => key === 'price'
/** The rows by topic, in the order shown. The visitor's own doctors and medicines follow the price (P-88). */
const groups = [
  { group: 'year', title: null, has: isYear },
  { group: 'price', title: null, has: isPrice },
  { group: 'plan', title: null, has: (row: CompareRow) => row.group === 'plan' && !isYear(row) && !isPrice(row) },
  { group: 'care', title: 'compareDialog.care', has: (row: CompareRow) => row.group === 'care' },
] as const
const rowLook = 'block border-b border-border py-3 md:table-row md:py-0 print:table-row print:break-inside-avoid'
const headerLook =
  'block text-start font-semibold md:table-cell md:py-3 md:pe-4 md:align-top md:font-medium md:text-ink-muted print:table-cell print:py-0 print:align-top'
const cellLook =
  'flex items-baseline gap-3 pt-2 font-semibold md:table-cell md:px-4 md:py-3 md:align-top print:table-cell print:px-2 print:py-0 print:align-top'

/** The comparison as a table. Below 768 px each row is a heading with one line for each plan, by its letter. */
export function CompareDialogGrid(props: CompareDialogGridProps) {
  const { table, rows, yearView, planYear, yearNote, ownRows, corner, onChoose, ...changes } = props
  const { t } = useTranslation('plans')
  const { columns } = table
  return (
    <table
      {...roles.table}
      className="block w-full border-collapse text-start md:-mt-4 md:table md:table-fixed print:mt-0 print:table print:table-fixed print:text-xs print:leading-tight"
    >
      <caption className="sr-only">{t('compareDialog.caption')}</caption>
      <CompareDialogBar columns={columns} corner={corner} onChoose={onChoose} />
      <tbody {...roles.rowGroup} className="block md:table-row-group print:table-row-group">
        <CompareDialogPlans columns={columns} {...changes} />
      </tbody>
      {groups.map(({ group, title, has }) => (
        <tbody key={group} {...roles.rowGroup} className="block md:table-row-group print:table-row-group">
          {title && rows.some(has) && <GroupRow title={title} columns={columns} />}
          {rows.filter(has).map((row) => (
            <tr key={row.key} {...roles.row} className={rowLook}>
              <CompareRowHeader rowKey={row.key} columns={columns} yearView={yearView} className={headerLook} />
              {columns.map((plan, place) => {
                const cell = row.cells[place]
                return (
                  <Cell
                    key={place}
                    place={place}
                    isThere={plan !== null && cell !== undefined}
                    isLowest={cell?.isLowest === true}
                  >
                    {plan && cell && <CompareDialogCell rowKey={row.key} plan={plan} cell={cell} />}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {group === 'price' && <OwnRows ownRows={ownRows} columns={columns} />}
          {group === 'year' && rows.some(has) && <CompareDialogYear {...{ columns, planYear, yearNote }} />}
        </tbody>
      ))}
    </table>
  )
}

/** The rows of the visitor's own doctors and medicines. */
function OwnRows({ ownRows, columns }: Pick<CompareDialogGridProps, 'ownRows'> & Pick<CompareTable, 'columns'>) {
  return ownRows.map(({ key, title, cellOf }) => (
    <tr key={key} {...roles.row} className={rowLook}>
      <th {...roles.rowHeader} className={headerLook}>
        {title}
      </th>
      {columns.map((plan, place) => (
        <Cell key={place} place={place} isThere={plan !== null}>
          {plan && cellOf(plan.id)}
        </Cell>
      ))}
    </tr>
  ))
}

interface CellProps {
  readonly place: number
  readonly isThere: boolean
  readonly isLowest?: boolean
  readonly children: ReactNode
}

function Cell({ place, isThere, isLowest = false, children }: CellProps) {
  if (!isThere) return <td {...roles.cell} className="hidden md:table-cell print:table-cell" />
  return (
    <td {...roles.cell} className={cn(cellLook, isLowest && 'md:bg-primary-wash')}>
      {/* Below 768 px the columns have no headings. */}
      <CompareLetter place={place} className="md:hidden print:hidden" />
      {children}
    </td>
  )
}

interface GroupRowProps {
  readonly title: 'compareDialog.care'
  readonly columns: readonly (PlanCardModel | null)[]
}

function GroupRow({ title, columns }: GroupRowProps) {
  const id = useId()
  const sharingOf = useSharingTerms()
  const examples = columns.flatMap((plan, place) => (plan ? sharingOf(plan.benefits, planLetters[place]) : []))
  // The first plan that has a copay, or coinsurance, is the example.
  const terms = (['copay', 'coinsurance'] as const).flatMap(
    (wanted) => examples.find((term) => term.id === wanted) ?? [],
  )
  return (
    <tr {...roles.row} className="block border-b border-border bg-surface-sunken md:table-row print:table-row">
      <th
        {...roles.rowHeader}
        scope="rowgroup"
        aria-labelledby={id}
        colSpan={columns.length + 1}
        className="block py-3 text-start font-display font-semibold md:table-cell print:table-cell print:py-0"
      >
        <TermLabel text={(of) => of('plans')(title)} ownId={id} />
        <div className="font-sans font-normal">
          <TermLine terms={terms} />
        </div>
      </th>
    </tr>
  )
}
