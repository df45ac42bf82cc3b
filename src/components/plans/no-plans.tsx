import { NothingFound } from '#components/content/nothing-found.tsx'
import { Button } from '#components/primitives/button.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { FilterWayOut } from '#domain/plans/filter-ways-out.ts'
import type { PlanFilters } from '#domain/plans/plan.ts'
import { listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useActiveFilterChips } from './use-active-filter-chips.ts'

/** Why there are no cards: no plan passes the filters, no arrived plan does and others are missing, or none arrived. */
export type NoPlansReason = 'noneMatch' | 'someMissing' | 'notLoaded'

export interface NoPlansProps {
  /** Why there are no cards. */
  readonly reason: NoPlansReason
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /**
   * The single filters without which there are plans.
   * @default []
   */
  readonly waysOut?: readonly FilterWayOut[]
  /** The filters that no plan passes together, said where there are ways out. */
  readonly filters?: PlanFilters | undefined
  /** Turns one filter off. */
  readonly onWayOut?: (way: FilterWayOut) => void
  /** Removes all filters. Undefined if none is active. */
  readonly onShowAll?: (() => void) | undefined
  /** Requests the missing plans again. Undefined if all arrived. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * The message when there are no cards, with the ways to plans: each says how many plans there are without one filter
 * (P-7). While plans are missing it says so.
 */
export function NoPlans({ reason, phone, waysOut = [], filters, onWayOut, onShowAll, onRetry }: NoPlansProps) {
  const { t, language } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  const chipsOf = useActiveFilterChips()
  return (
    <NothingFound
      title={t(`noPlans.${reason}`)}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{errors.t('retry')}</Button>}
          {waysOut.map((way) => (
            <Button
              key={way.name}
              tone="outline"
              onClick={() => {
                onWayOut?.(way)
              }}
            >
              {t('noPlans.without', {
                filter: listFormat(language).format(chipsOf(way.dropped).map(({ text }) => text)),
                count: way.count,
              })}
            </Button>
          ))}
          {onShowAll && (
            <Button tone={waysOut.length > 0 ? 'quiet' : 'outline'} onClick={onShowAll}>
              {t('noPlans.showAll')}
            </Button>
          )}
        </>
      }
    >
      {filters !== undefined && waysOut.length > 0 && (
        <strong className="block">
          {t('noPlans.known', { filters: listFormat(language).format(chipsOf(filters).map(({ text }) => text)) })}
        </strong>
      )}
      <MarkedText text={t('noPlans.help', { phone })} part={phone} as="phone" />
    </NothingFound>
  )
}
