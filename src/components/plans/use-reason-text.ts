import type { LowestReason } from '#domain/plans/lowest-plans.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns a function that says of which figure a plan has the lowest, and with how many others it shares it (P-65). */
export function useReasonText(): (reason: LowestReason) => string {
  const { t } = useTranslation('year-costs')
  return ({ figure, among, sharedBy }) =>
    sharedBy > 1 ? t(`reasons.shared.${figure}`, { count: sharedBy }) : t(`reasons.${figure}`, { count: among })
}
