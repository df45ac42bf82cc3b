import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { type BenefitKey, benefitKeys } from '#domain/plans/benefits.ts'
import type { CompareRow, CompareTable } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { type ShortName, shortNameAmong } from '#domain/plans/short-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { CompareDialogCell } from './compare-dialog-cell.tsx'
import { CompareDialogHead } from './compare-dialog-head.tsx'

export interface CompareDialogGridProps {
  /** The compared plans and all rows. */
  readonly table: CompareTable
  /** The rows to show. */
  readonly rows: readonly CompareRow[]
  /** Called with the id of the chosen plan. */
  readonly onChoose: (planId: string) => void
}

// Browsers drop the table's semantics when CSS lays it out as blocks, as below 768 px. The roles restore them.
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

function isService(key: CompareRow['key']): key is BenefitKey {
  return benefitKeys.some((service) => service === key)
}

const groups = [
  { group: 'plan', title: null },
  { group: 'care', title: 'compareDialog.care' },
] as const
const cellLook =
  'grid grid-cols-2 items-baseline gap-4 py-1 md:table-cell print:table-cell md:px-4 md:py-3 md:align-top print:px-2 print:align-top'

/** The comparison as a table. Below 768 px each row is a heading with one line for each plan. */
export function CompareDialogGrid({ table, rows, onChoose }: CompareDialogGridProps) {
  const { t, language } = useTranslation('plans')
  const { columns } = table
  const names = columns.flatMap((plan) => plan?.name ?? [])
  const shortOf = (plan: PlanCardModel) => shortNameAmong(plan.name, names)
  return (
    <table
      {...roles.table}
      className="block w-full border-collapse text-start md:table print:table md:table-fixed print:table-fixed"
    >
      <caption className="sr-only">{t('compareDialog.caption')}</caption>
      <thead {...roles.rowGroup} className="block md:table-header-group print:table-header-group">
        <tr {...roles.row} className="grid gap-4 border-b border-border pb-4 md:table-row print:table-row">
          <td {...roles.cell} className="hidden md:table-cell print:table-cell" />
          {columns.map((plan, index) =>
            plan ? (
              <th
                key={plan.id}
                {...roles.columnHeader}
                // Screen readers read this with each cell of the column: only the name, not the whole head.
                aria-label={plan.name}
                lang="en"
                className="block text-start align-top font-normal md:table-cell print:table-cell md:px-4 md:pb-4 print:px-2"
              >
                <div lang={language} className="grid gap-3">
                  <CompareDialogHead plan={plan} short={shortOf(plan)} />
                  {/* Below 768 px the last row is far away, so the choose button is here as well. */}
                  <div className="md:hidden print:hidden">
                    <ChoosePlanButton plan={plan} size="sm" onChoose={onChoose} />
                  </div>
                </div>
              </th>
            ) : (
              <td
                key={index}
                {...roles.cell}
                className="hidden align-middle md:table-cell print:table-cell md:px-4 md:pb-4"
              >
                <p className="print:hidden rounded-lg border-2 border-dashed border-border p-5 text-center text-ink-muted">
                  {t('compareDialog.placeholder')}
                </p>
              </td>
            ),
          )}
        </tr>
      </thead>
      {groups.map(({ group, title }) => (
        <tbody key={group} {...roles.rowGroup} className="block md:table-row-group print:table-row-group">
          {title && rows.some((row) => row.group === group) && <GroupRow title={t(title)} columns={columns.length} />}
          {rows
            .filter((row) => row.group === group)
            .map((row) => (
              <tr
                key={row.key}
                {...roles.row}
                className="block border-b border-border py-3 md:table-row print:table-row md:py-0"
              >
                <RowHeader rowKey={row.key} perPerson={columns[0]?.perPerson === true} />
                {columns.map((plan, column) => {
                  const cell = row.cells[column]
                  return plan && cell ? (
                    <td
                      key={plan.id}
                      {...roles.cell}
                      className={cn(cellLook, 'font-semibold', cell.isLowest && 'md:bg-primary-wash')}
                    >
                      <PlanLabel short={shortOf(plan)} />
                      <CompareDialogCell rowKey={row.key} plan={plan} cell={cell} />
                    </td>
                  ) : (
                    <td key={column} {...roles.cell} className="hidden md:table-cell print:table-cell" />
                  )
                })}
              </tr>
            ))}
        </tbody>
      ))}
      <tbody {...roles.rowGroup} className="hidden md:table-row-group print:hidden">
        <tr {...roles.row}>
          <td {...roles.cell} />
          {columns.map((plan, column) => (
            <td key={plan?.id ?? column} {...roles.cell} className="px-4 py-3 align-top">
              {plan && <ChoosePlanButton plan={plan} size="sm" onChoose={onChoose} />}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The plan's name at a line below 768 px, where columns have no head. */
function PlanLabel({ short }: { readonly short: ShortName }) {
  return (
    <span aria-hidden lang="en" className="min-w-0 font-normal text-ink-muted md:hidden print:hidden">
      {short.text}
    </span>
  )
}

function RowHeader({ rowKey, perPerson }: { readonly rowKey: CompareRow['key']; readonly perPerson: boolean }) {
  const { t } = useTranslation('plans')
  return (
    <th
      {...roles.rowHeader}
      className="block text-start font-semibold md:table-cell print:table-cell md:py-3 md:pe-4 md:align-top md:font-medium md:text-ink-muted print:py-1 print:align-top"
    >
      {isService(rowKey) ? t(`benefits.${rowKey}`) : t(`compareDialog.rows.${rowKey}`)}
      {perPerson && (rowKey === 'deductible' || rowKey === 'outOfPocketMaximum') && ` ${t('planCosts.perPerson')}`}
    </th>
  )
}

function GroupRow({ title, columns }: { readonly title: string; readonly columns: number }) {
  return (
    <tr {...roles.row} className="block border-b border-border bg-surface-sunken md:table-row print:table-row">
      <th
        {...roles.rowHeader}
        scope="rowgroup"
        colSpan={columns + 1}
        className="block py-3 text-start font-display font-semibold md:table-cell print:table-cell"
      >
        {title}
      </th>
    </tr>
  )
}
