import { SearchX } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Why there are no cards: no plan passes the filters, no arrived plan does and others are missing, or none arrived. */
export type NoPlansReason = 'noneMatch' | 'someMissing' | 'notLoaded'

export interface NoPlansProps {
  /** Why there are no cards. */
  readonly reason: NoPlansReason
  /** Removes all filters. Undefined if none is active. */
  readonly onShowAll?: (() => void) | undefined
  /** Requests the missing plans again. Undefined if all arrived. */
  readonly onRetry?: (() => void) | undefined
}

/** The message when there are no cards (P-7). While plans are missing it says so. */
export function NoPlans({ reason, onShowAll, onRetry }: NoPlansProps) {
  const { t } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  return (
    <Card padding="lg" className="grid justify-items-start gap-4">
      <SearchX aria-hidden strokeWidth={1.9} className="size-8 text-ink-muted" />
      <p className="max-w-prose text-lg">{t(`noPlans.${reason}`)}</p>
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{errors.t('retry')}</Button>}
        {onShowAll && (
          <Button tone="outline" onClick={onShowAll}>
            {t('noPlans.showAll')}
          </Button>
        )}
      </div>
    </Card>
  )
}
