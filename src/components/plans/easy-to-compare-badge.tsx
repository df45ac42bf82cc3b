import type { Plan } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { OpeningBadge } from './opening-badge.tsx'

export interface EasyToCompareBadgeProps {
  /** A standard plan. Its name is read with the badge's text. */
  readonly plan: Pick<Plan, 'id' | 'name'>
}

/** The badge of a standard plan, which shows what that means (P-83). */
export function EasyToCompareBadge({ plan }: EasyToCompareBadgeProps) {
  const { t } = useTranslation('plans')
  return (
    <OpeningBadge tone="primary" plan={plan} label={t('easyToCompareBadge.label')}>
      <p>{t('easyToCompareBadge.meaning')}</p>
    </OpeningBadge>
  )
}
