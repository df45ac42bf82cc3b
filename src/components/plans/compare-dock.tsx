import { X } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { IconButton } from '#components/primitives/icon-button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { compareMaximum, compareMinimum } from '#domain/plans/compare-limits.ts'
import { canCompare } from '#domain/plans/compare-selection.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { shortNameAmong } from '#domain/plans/short-name.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { useBillWords } from './plan-price.tsx'

/** Id of the dock, for the link that skips the cards. */
export const compareDockId = 'compare-dock'

export interface CompareDockProps {
  /** The plans chosen for comparison, in the order chosen. */
  readonly plans: readonly PlanCardModel[]
  /** Removes the plan of this id from the comparison. */
  readonly onRemove: (planId: string) => void
  /** Removes all plans. */
  readonly onClear: () => void
  /** Opens the comparison. With fewer than two plans, the button says why it cannot. */
  readonly onCompare: () => void
  /** Called when a pointer or the focus is on the compare button, so the dialog can be fetched ahead. */
  readonly onNearCompare?: () => void
}

/** The plans chosen for comparison, at the bottom of the window. It is hidden when there are none (P-40). */
export function CompareDock({ plans, onRemove, onClear, onCompare, onNearCompare }: CompareDockProps) {
  const { t } = useTranslation('plans')
  const count = plans.length
  const position = t('compareDock.count', { count, maximum: compareMaximum })
  const missing = canCompare(plans.map(({ id }) => id))
    ? undefined
    : t('compareDock.needMore', { count: compareMinimum - count })
  return (
    <>
      <LiveRegion text={count === 0 ? '' : position} />
      {count > 0 && (
        <section
          id={compareDockId}
          tabIndex={-1}
          aria-label={t('compareDock.label')}
          className="tall:sticky tall:bottom-0 tall:z-dock border-t border-border bg-surface shadow-dock print:hidden"
        >
          <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
            <p className="font-bold">
              {t('compareDock.label')} <span className="font-normal text-ink-muted lg:hidden">{position}</span>
              {count === compareMaximum && (
                <span className="block text-sm font-normal text-ink-muted">{t('compareDock.full')}</span>
              )}
            </p>
            <ul className="hidden flex-1 gap-3 lg:flex">
              {plans.map((plan) => (
                <Slot
                  key={plan.id}
                  plan={plan}
                  name={
                    shortNameAmong(
                      plan.name,
                      plans.map((each) => each.name),
                    ).text
                  }
                  onRemove={onRemove}
                />
              ))}
              {Array.from({ length: compareMaximum - count }, (_, index) => (
                <li
                  key={index}
                  className="flex min-w-0 flex-1 items-center rounded-md border-2 border-dashed border-border px-3.5 text-sm text-ink-muted"
                >
                  {t('compareDock.empty')}
                </li>
              ))}
            </ul>
            <div className="ms-auto flex items-start gap-2">
              <Button tone="quiet" size="sm" onClick={onClear}>
                {t('compareDock.clear')}
              </Button>
              <Button
                tone="accent"
                size="sm"
                disabledReason={missing}
                onClick={onCompare}
                onPointerEnter={onNearCompare}
                onFocus={onNearCompare}
              >
                {t('compareDock.compare')}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  )
}

function Slot({
  plan,
  name,
  onRemove,
}: {
  readonly plan: PlanCardModel
  readonly name: string
  readonly onRemove: (planId: string) => void
}) {
  const { t, language } = useTranslation('plans')
  const bill = useBillWords()(plan.price)
  return (
    <li className="flex min-w-0 flex-1 items-center justify-between gap-1 rounded-md border-2 border-border ps-3.5 text-xs leading-snug">
      <div className="min-w-0 py-1.5">
        <p {...englishName} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
          <span>{t('compareDock.price', { price: formatCents(plan.price.priceCents, language) })}</span>{' '}
          {bill !== undefined && <span>{bill}</span>}
        </p>
      </div>
      <IconButton
        label={t('compareDock.remove', { plan: plan.name })}
        onClick={() => {
          onRemove(plan.id)
        }}
      >
        <X aria-hidden strokeWidth={1.9} className="size-4" />
      </IconButton>
    </li>
  )
}
