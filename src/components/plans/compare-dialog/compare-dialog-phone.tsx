import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useBillWords } from '#components/plans/plan-price.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { type CompareRow, differingRows } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatCents } from '#i18n/format.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { englishName } from '#lib/english-name.ts'

import { CompareDialogCell } from './compare-dialog-cell.tsx'
import type { CompareDialogGridProps, CompareOwnRow } from './compare-dialog-grid.tsx'
import { planLetters } from './compare-dialog-letter.tsx'
import { CompareDialogPlans } from './compare-dialog-plans.tsx'
import { CompareRowHeader } from './compare-dialog-row-header.tsx'
import { CompareDialogYear } from './compare-dialog-year.tsx'
import { roles } from './table-roles.ts'

/** The columns of a phone for the most plans that can be compared. A higher maximum has no class here, and types say so. */
const mostColumns = { 3: 'grid-cols-3' }[compareMaximum]

/** Returns the classes of a phone's columns, by the number of plans. */
export const columnsOf = (count: number) => cn('grid gap-x-1.5', count < compareMaximum ? 'grid-cols-2' : mostColumns)
const rowLook = 'border-b border-border py-1.5 print:table-row print:break-inside-avoid'
const headerLook = 'col-span-full block text-start text-sm font-normal text-ink-muted print:table-cell'
const cellLook = 'min-w-0 font-semibold wrap-anywhere print:table-cell'

/** The comparison on a phone: three columns, first what differs, then what is equal in a fold (P-107). */
export function CompareDialogPhone(props: CompareDialogGridProps) {
  const { table, rows, yearView, planYear, yearNote, ownRows, ...changes } = props
  const { t } = useTranslation('comparison')
  const plans = useTranslation('plans')
  const shown = table.columns.filter((plan) => plan !== null)
  const look = columnsOf(shown.length)
  // The column headings show the price.
  const listed = rows.filter(({ key }) => key !== 'price')
  const differing = differingRows(listed)
  const equal = listed.filter(({ differs }) => !differs)
  const isToldApart = ({ cellOf }: CompareOwnRow) => new Set(shown.map(({ id }) => cellOf(id))).size > 1
  // The rows of doctors and medicines come first, because one that a plan lacks can decide the choice.
  const own = ownRows.toSorted((one, other) => Number(other.lacks !== undefined) - Number(one.lacks !== undefined))
  const ownDiffering = own.filter(isToldApart)
  const ownEqual = own.filter((row) => !isToldApart(row))
  const factRow = ({ key, cells }: CompareRow, isShown: boolean) => (
    <tr key={key} {...roles.row} className={cn(look, rowLook, !isShown && 'hidden')}>
      <CompareRowHeader rowKey={key} columns={table.columns} yearView={yearView} className={headerLook} />
      {shown.map((plan, place) => {
        const cell = cells[place]
        return (
          <td key={plan.id} {...roles.cell} className={cellLook}>
            {cell && <CompareDialogCell rowKey={key} plan={plan} cell={cell} isShort />}
          </td>
        )
      })}
    </tr>
  )
  return (
    <table {...roles.table} className="block w-full text-start print:table print:table-fixed print:text-xs">
      <caption className="sr-only">{plans.t('compareDialog.caption')}</caption>
      <Heads plans={shown} look={look} />
      <tbody {...roles.rowGroup} className="block print:table-row-group">
        <Title count={shown.length}>
          {t('comparePhone.differs', { count: differing.length + ownDiffering.length })}
        </Title>
        {ownDiffering.map((row) => (
          <OwnRow key={row.key} row={row} plans={shown} className={cn(look, rowLook)} />
        ))}
        {differing.map((row) => factRow(row, true))}
      </tbody>
      {equal.length + ownEqual.length > 0 && (
        <Fold title={t('comparePhone.same', { count: equal.length + ownEqual.length })} count={shown.length}>
          {(isOpen) => [
            ...ownEqual.map((row) => (
              <OwnRow key={row.key} row={row} plans={shown} className={cn(look, rowLook, !isOpen && 'hidden')} />
            )),
            ...equal.map((row) => factRow(row, isOpen)),
          ]}
        </Fold>
      )}
      <Fold title={t('comparePhone.plans')} count={shown.length}>
        {(isOpen) => isOpen && <CompareDialogPlans columns={table.columns} {...changes} />}
      </Fold>
      <tbody {...roles.rowGroup} className="block print:table-row-group">
        <CompareDialogYear columns={table.columns} {...{ planYear, yearNote }} />
      </tbody>
    </table>
  )
}

interface OwnRowProps {
  readonly row: CompareOwnRow
  readonly plans: readonly PlanCardModel[]
  readonly className: string
}

/** A row of the visitor's own list. What a plan lacks has a cross and the colour of a loss. */
function OwnRow({ row: { title, cellOf, lacks }, plans, className }: OwnRowProps) {
  const { t } = useTranslation('comparison')
  return (
    <tr {...roles.row} className={className}>
      <th {...roles.rowHeader} className={headerLook}>
        {title}
      </th>
      {plans.map(({ id }) => (
        <td key={id} {...roles.cell} className={cn(cellLook, lacks?.(id) && 'text-danger')}>
          {lacks?.(id) && (
            <>
              <X aria-hidden strokeWidth={2.4} className="inline size-4" />
              <VisuallyHidden>{`${t('comparePhone.lacks')} `}</VisuallyHidden>
            </>
          )}
          {cellOf(id)}
        </td>
      ))}
    </tr>
  )
}

/** The heads of the columns: price and whole name; paper has the company. They stay while the rows scroll. */
function Heads({ plans, look }: { readonly plans: readonly PlanCardModel[]; readonly look: string }) {
  const { t, language } = useTranslation('plans')
  const billWords = useBillWords()
  return (
    <thead
      {...roles.rowGroup}
      className="sticky top-0 z-10 -mx-3 block border-b border-primary bg-surface px-3 print:static print:table-header-group"
    >
      <tr {...roles.row} className={cn(look, 'py-1.5 print:table-row')}>
        <td {...roles.cell} className="hidden print:table-cell" />
        {plans.map((plan, place) => (
          <th
            key={plan.id}
            {...roles.columnHeader}
            aria-label={plan.name}
            lang="en"
            className="min-w-0 text-start align-top font-normal print:table-cell"
          >
            <div lang={language}>
              <p className="font-display text-lg leading-tight font-bold tabular-nums">
                {formatCents(plan.price.priceCents, language)}{' '}
                <span className="inline-block font-sans text-xs font-normal">{t('planPrice.unit')}</span>
              </p>
              {billWords(plan.price) !== undefined && (
                <p className="text-xs leading-tight text-ink-muted">{billWords(plan.price)}</p>
              )}
              <p {...englishName} className="text-xs leading-tight font-semibold wrap-anywhere">
                <span aria-hidden>{`${planLetters[place] ?? ''} · `}</span>
                {plan.name}
              </p>
              <p {...englishName} className="hidden print:block">
                {plan.issuerName}
              </p>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Title({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <tr {...roles.row} className="block print:table-row">
      <th
        {...roles.rowHeader}
        scope="rowgroup"
        colSpan={count + 1}
        className="block pt-1 text-start font-display leading-tight font-semibold print:table-cell"
      >
        {children}
      </th>
    </tr>
  )
}

interface FoldProps {
  readonly title: string
  readonly count: number
  /** The rows, which paper shows whether they are open or not. */
  readonly children: (isOpen: boolean) => ReactNode
}

function Fold({ title, count, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <tbody {...roles.rowGroup} className="block border-b border-border print:table-row-group">
      <tr {...roles.row} className="block print:hidden">
        <th {...roles.rowHeader} scope="rowgroup" colSpan={count + 1} className="block">
          <button
            type="button"
            aria-expanded={isOpen}
            className="group flex min-h-target w-full items-center gap-2 text-start font-display leading-tight font-semibold"
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          >
            <span className="min-w-0 flex-1">{title}</span>
            <ChevronDown
              aria-hidden
              strokeWidth={1.9}
              className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
            />
          </button>
        </th>
      </tr>
      {children(isOpen)}
    </tbody>
  )
}
