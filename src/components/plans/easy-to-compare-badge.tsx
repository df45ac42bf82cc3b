import type { Plan } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { OpeningBadge, type OpeningBadgeProps } from './opening-badge.tsx'

export interface EasyToCompareBadgeProps {
  /** A standard plan. Its name is read with the badge's text. */
  readonly plan: Pick<Plan, 'id' | 'name'>
  /** `sm` is for crowded places. */
  readonly size?: OpeningBadgeProps['size']
}

/** The badge of a standard plan, which shows what that means (P-83). */
export function EasyToCompareBadge({ plan, size }: EasyToCompareBadgeProps) {
  const { t } = useTranslation('plans')
  return (
    <OpeningBadge tone="primary" size={size} plan={plan} label={t('easyToCompareBadge.label')}>
      <p>{t('easyToCompareBadge.meaning')}</p>
    </OpeningBadge>
  )
}
