import { namedKeys, type OrderGroup, type OrderKey, type OrderRule } from '#domain/plans/order-rule.ts'
import { shownGroups } from '#domain/plans/shown-groups.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ShowAllLevels } from './show-all-levels.tsx'
import type { DefaultFilterReason } from './active-filters.tsx'

export interface OrderExplainedProps {
  /** The rule that sorted the list, from `orderRule`. */
  readonly rule: OrderRule
  /** The metal levels that the list is filtered by; none means all. */
  readonly levels: readonly string[]
  /** Whether the Silver plans of the list have extra savings for this household. */
  readonly hasExtraSavings: boolean
  /** Why a new list is filtered; null once the visitor has chosen filters. */
  readonly reason: DefaultFilterReason | null
  /** Shows the plans of all levels. */
  readonly onShowAll: () => void
}

/** Returns the order in words. It lists the groups without "first" and "then". */
function useOrderText({ rule, levels, hasExtraSavings }: OrderExplainedProps): string {
  const { t, language } = useTranslation('year-costs')
  const plans = useTranslation('plans')
  const groups = shownGroups(rule, levels)
  const [first] = groups
  const keyText = (key: OrderKey, at: number): string => {
    const figure = t(`orderExplained.figure.${key.kind === 'yearly' ? key.view : key.kind}`)
    return t(at === 0 ? 'orderExplained.first' : 'orderExplained.then', { figure })
  }
  if (!first) return namedKeys(rule).map(keyText).join(', ')
  const level = first.kind === 'level' ? plans.t(`metal.${first.level}`) : ''
  if (groups.length === 1 && first.kind === 'level')
    return t(hasExtraSavings ? 'orderExplained.levelOnlySavings' : 'orderExplained.levelOnly', { level })
  const groupText = (group: OrderGroup): string => {
    switch (group.kind) {
      case 'level':
        return hasExtraSavings ? t('orderExplained.short.levelSavings', { level }) : level
      case 'deductibleBelow':
        return t('orderExplained.short.deductibleBelow', { amount: formatCentsShort(group.cents, language) })
      case 'noDeductible':
      case 'rest':
        return t(`orderExplained.short.${group.kind}`)
    }
  }
  return t('orderExplained.eachByPrice', { groups: groups.map(groupText).join(', ') })
}

/**
 * Says how the list is ordered, and why a new list has only some levels (P-66). The sentence is built from the rule
 * that sorts the list.
 */
export function OrderExplained(props: OrderExplainedProps) {
  const { reason, onShowAll } = props
  const { t } = useTranslation('year-costs')
  const plans = useTranslation('plans')
  const groups = useOrderText(props)
  return (
    <div className="text-sm leading-snug text-ink-muted">
      <p className="inline">
        {t(reason === null ? 'orderExplained.order' : 'orderExplained.orderWithReason', { groups })}
      </p>{' '}
      {reason !== null && (
        <p className="inline">
          {/* The sentence about the order already names the extra savings. */}
          {reason !== 'extraSavings' && `${plans.t(`activeFilters.shortReason.${reason}`)} `}
          <ShowAllLevels onPress={onShowAll} />
        </p>
      )}
    </div>
  )
}
