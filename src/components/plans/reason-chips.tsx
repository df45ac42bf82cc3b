import { Badge } from '#components/primitives/badge.tsx'
import type { LowestReason } from '#domain/plans/lowest-plans.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns a function that says of which figure a plan has the lowest, and with how many others it shares it (P-65). */
export function useReasonText(): (reason: LowestReason) => string {
  const { t } = useTranslation('year-costs')
  return ({ figure, among, sharedBy }) =>
    sharedBy > 1 ? t(`reasons.shared.${figure}`, { count: sharedBy }) : t(`reasons.${figure}`, { count: among })
}

export interface ReasonChipsProps {
  /** The figures of which the plan has the lowest, alone or with others, from `lowestPlans`; none while plans arrive. */
  readonly reasons: readonly LowestReason[]
}

/** Says of which figures a plan has the lowest of the whole list (P-65). */
export function ReasonChips({ reasons }: ReasonChipsProps) {
  const { t } = useTranslation('year-costs')
  const textOf = useReasonText()
  if (reasons.length === 0) return null
  return (
    <ul aria-label={t('reasons.list')} className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <li key={reason.figure} className="min-w-0">
          <Badge tone="success" size="sm">
            {textOf(reason)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
