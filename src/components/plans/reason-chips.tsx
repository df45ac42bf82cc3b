import { Badge } from '#components/primitives/badge.tsx'
import type { LowestReason } from '#domain/plans/lowest-plans.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Returns a function that says which figure of the plan is the lowest, and with how many other plans it shares it
 * (P-65).
 */
export function useReasonText(): (reason: LowestReason) => string {
  const { t } = useTranslation('year-costs')
  return ({ figure, among, sharedBy }) =>
    sharedBy > 1 ? t(`reasons.shared.${figure}`, { count: sharedBy }) : t(`reasons.${figure}`, { count: among })
}

export interface ReasonChipsProps {
  /** The figures of which the plan has the lowest, alone or with others, from `lowestPlans`; none while plans arrive. */
  readonly reasons: readonly LowestReason[]
}

/**
 * Says on the upper edge of a card which figure of its plan is the lowest of the whole list (P-65). If there are
 * several, it shows the first and the number of the others. Screen readers read all of them, and the card's details
 * show all of them.
 */
export function ReasonChips({ reasons }: ReasonChipsProps) {
  const { t } = useTranslation('year-costs')
  const textOf = useReasonText()
  const [first, ...others] = reasons
  if (!first) return null
  return (
    <ul
      aria-label={t('reasons.list')}
      className="absolute inset-x-4 top-0 flex h-2 items-end print:static print:h-auto"
    >
      <li className="min-w-0">
        <Badge tone="hero" size="sm" className="whitespace-nowrap">
          {textOf(first)}
          {others.length > 0 && <span aria-hidden>+{others.length}</span>}
        </Badge>
      </li>
      {others.map((reason) => (
        <li key={reason.figure} className="sr-only">
          {textOf(reason)}
        </li>
      ))}
    </ul>
  )
}
