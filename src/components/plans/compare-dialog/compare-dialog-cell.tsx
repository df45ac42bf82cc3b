import { Badge } from '#components/primitives/badge.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { TermLabel } from '#components/words/term-label.tsx'
import type { CompareCell as Cell, CompareRow } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { termOfType } from '#domain/plans/plan-terms.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'

export interface CompareDialogCellProps {
  /** The row's key. */
  readonly rowKey: CompareRow['key']
  /** The plan of the column. */
  readonly plan: PlanCardModel
  /** The cell's content, and whether it is the lowest of its row. */
  readonly cell: Cell
  /**
   * Marks the lowest amount by its background and in words for screen readers only, because a phone has no room for
   * words.
   * @default false
   */
  readonly isShort?: boolean
}

/** The content of one cell of the comparison. The lowest amount of a row is marked in words (P-88). */
export function CompareDialogCell({ rowKey, plan, cell, isShort = false }: CompareDialogCellProps) {
  const { t } = useTranslation('plans')
  if (isShort)
    return (
      <div className={cell.isLowest ? 'forced-border inline-block rounded-sm bg-primary-soft px-1' : undefined}>
        <CellValue rowKey={rowKey} plan={plan} cell={cell} />
        {cell.isLowest && <VisuallyHidden>{` ${t('compareDialog.lowest')}`}</VisuallyHidden>}
      </div>
    )
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <CellValue rowKey={rowKey} plan={plan} cell={cell} />
      {cell.isLowest && (
        <Badge tone="primary" size="sm">
          {/* In the row of prices the lowest bill is marked. The large figure can be lower than the bill. */}
          {t(rowKey === 'price' ? 'compareDialog.lowestBill' : 'compareDialog.lowest')}
        </Badge>
      )}
    </div>
  )
}

function CellValue({ rowKey, plan, cell: { value } }: CompareDialogCellProps) {
  const { t, language } = useTranslation('plans')
  const comparison = useTranslation('comparison')
  if (rowKey === 'price') return <PlanPrice size="table" price={plan.price} />
  switch (value.kind) {
    case 'money':
      return <span className="tabular-nums">{formatCentsShort(value.cents, language)}</span>
    case 'cost':
      return (
        <span className="min-w-0">
          <CostSharingText value={value.cost} />
        </span>
      )
    case 'flag':
      return <>{t(value.on ? 'compareDialog.yes' : 'compareDialog.no')}</>
    case 'stars':
      return <>{t('compareDialog.stars', { stars: value.count })}</>
    case 'sameDeductible':
      return <span className="text-ink-muted">{comparison.t('compareRows.sameDeductible')}</span>
    case 'text': {
      const type = rowKey === 'type' ? termOfType(value.text) : null
      return (
        <div>
          <TermLabel text={() => value.text} term={type ? { id: type } : undefined} />
        </div>
      )
    }
    case 'unknown':
      return <span className="text-ink-muted">{t('planCosts.notStated')}</span>
  }
}
