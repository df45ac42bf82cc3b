import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { canCompare, type OfferedPlans } from '#domain/plans/compare-selection.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { shortNames } from '#domain/plans/short-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CompareDialogHead } from './compare-dialog-head.tsx'
import { CompareDialogPicker } from './compare-dialog-picker.tsx'
import { CompareLetter } from './compare-dialog-letter.tsx'
import { roles } from './table-roles.ts'

/** The actions that change the compared plans (P-88). */
export interface CompareChanges {
  /** The plans that may be added or take a place. */
  readonly others: OfferedPlans<PlanCardModel>
  /** Adds the plan of this id. */
  readonly onAdd: (planId: string) => void
  /** Removes the plan of this id. */
  readonly onRemove: (planId: string) => void
  /** Puts the other plan in the place of the first. */
  readonly onSwap: (planId: string, otherPlanId: string) => void
}

export interface CompareDialogPlansProps extends CompareChanges {
  /** The compared plans, padded with null. */
  readonly columns: readonly (PlanCardModel | null)[]
}

/** The row that describes each plan, with the place for a third plan. */
export function CompareDialogPlans({ columns, others, onAdd, onRemove, onSwap }: CompareDialogPlansProps) {
  const { t } = useTranslation('comparison')
  const plans = useTranslation('plans')
  const names = useRef<(HTMLParagraphElement | null)[]>([])
  const place = useRef<HTMLDivElement>(null)
  const shown = columns.filter((plan) => plan !== null)
  const shorts = shortNames(shown.map(({ name }) => name))
  // Two plans are the fewest, so neither of two can be removed.
  const canRemove = canCompare(shown.slice(1).map(({ id }) => id))
  return (
    <tr {...roles.row} className="block border-b border-border py-3 md:table-row md:py-0 print:table-row">
      <th
        {...roles.rowHeader}
        className="sr-only md:not-sr-only md:table-cell md:py-3 md:pe-4 md:text-start md:align-top md:font-medium md:text-ink-muted print:table-cell print:py-0"
      >
        {t('compareRows.plan')}
      </th>
      {columns.map((plan, index) => {
        const short = plan && shorts.get(plan.name)
        return plan && short ? (
          <td
            key={index}
            {...roles.cell}
            className="flex items-start gap-3 py-2 md:table-cell md:px-4 md:py-3 md:align-top print:table-cell print:px-2 print:py-0 print:align-top"
          >
            <CompareLetter place={index} className="mt-0.5 md:hidden print:hidden" />
            <CompareDialogHead
              place={index}
              plan={plan}
              short={short}
              others={others}
              nameRef={(element) => {
                names.current[index] = element
              }}
              onSwap={(otherPlanId) => {
                flushSync(() => {
                  onSwap(plan.id, otherPlanId)
                })
                names.current[index]?.focus()
              }}
              onRemove={
                canRemove
                  ? () => {
                      flushSync(() => {
                        onRemove(plan.id)
                      })
                      place.current?.focus()
                    }
                  : undefined
              }
            />
          </td>
        ) : (
          <td
            key={index}
            {...roles.cell}
            className="block py-2 md:table-cell md:px-4 md:py-3 md:align-top print:hidden"
          >
            <div
              ref={place}
              tabIndex={-1}
              className="rounded-lg border-2 border-dashed border-border p-4 text-ink-muted"
            >
              {others.plans.length === 0 ? (
                plans.t('compareDialog.placeholder')
              ) : (
                <CompareDialogPicker
                  label={plans.t('compareDialog.placeholder')}
                  confirmLabel={t('comparePlace.add')}
                  offered={others}
                  onPick={(planId) => {
                    flushSync(() => {
                      onAdd(planId)
                    })
                    names.current[index]?.focus()
                  }}
                />
              )}
            </div>
          </td>
        )
      })}
    </tr>
  )
}
