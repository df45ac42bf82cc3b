import { RichText } from '#components/chrome/rich-text.tsx'
import { Badge, type BadgeProps } from '#components/primitives/badge.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import type { SavingsBeforeAfter } from '#domain/plans/savings-before-after.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { OpeningBadge } from './opening-badge.tsx'

export interface SavingsBadgeProps {
  /** The plan and its amounts before and after the savings. Its name is read with the badge's text. */
  readonly plan: Pick<PlanCardModel, 'id' | 'name' | 'savings' | 'perPerson'>
  /** `sm` is for crowded places. */
  readonly size?: BadgeProps['size']
}

/**
 * The badge of a plan with extra savings. When the amounts are known it is a button that shows them, at the end of the
 * row of badges around it (P-27).
 */
export function SavingsBadge({ plan, size }: SavingsBadgeProps) {
  const { t } = useTranslation('plans')
  const { savings, perPerson } = plan
  const label = t('planCard.extraSavings')
  if (!savings)
    return (
      <Badge tone="accent" size={size}>
        {label}
      </Badge>
    )
  return (
    <OpeningBadge tone="accent" size={size} plan={plan} label={label}>
      <SavingsAmounts savings={savings} perPerson={perPerson} />
      <SavingsNameNote plan={plan} />
    </OpeningBadge>
  )
}

interface SavingsAmountsProps {
  readonly savings: SavingsBeforeAfter
  readonly perPerson: boolean
}

function SavingsAmounts({ savings, perPerson }: SavingsAmountsProps) {
  const { t, language } = useTranslation('plans')
  const money = (cents: number) => formatCentsShort(cents, language)
  const { deductible, drugDeductible, outOfPocketMaximum } = savings
  const amounts = {
    usualDeductible: money(deductible.usualCents),
    usualMaximum: money(outOfPocketMaximum.usualCents),
    deductible: money(deductible.cents),
    maximum: money(outOfPocketMaximum.cents),
  }
  const words = () => {
    if (!drugDeductible) return perPerson ? t('savingsBadge.textPerPerson', amounts) : t('savingsBadge.text', amounts)
    const usualDrugs = money(drugDeductible.usualCents)
    const both = { ...amounts, usualDrugs, drugs: money(drugDeductible.cents) }
    return perPerson ? t('savingsBadge.twoPerPerson', both) : t('savingsBadge.two', both)
  }
  return (
    <>
      <p className="tabular-nums">
        <RichText text={words()} />
      </p>
      <p className="text-ink-muted">{t('savingsBadge.source')}</p>
    </>
  )
}

/**
 * Returns the standard deductible in the plan's name, with a separate one for drugs. Null for a plan whose name
 * contains none, or contains the household's own (P-27).
 */
export function useDeductibleInName({ savings }: SavingsBadgeProps['plan']): string | null {
  const { t, language } = useTranslation('plans')
  const cents = savings?.deductibleInNameCents ?? null
  if (!savings || cents === null) return null
  const { drugDeductible } = savings
  const medical = formatCentsShort(cents, language)
  return drugDeductible
    ? t('planCosts.twoDeductibles', { medical, drug: formatCentsShort(drugDeductible.usualCents, language) })
    : medical
}

/**
 * A note for a plan whose name contains the standard deductible, which is not the household's (P-27). It also names a
 * separate drug deductible. Other plans have no note.
 */
export function SavingsNameNote({ plan }: Pick<SavingsBadgeProps, 'plan'>) {
  const { t } = useTranslation('plans')
  const amount = useDeductibleInName(plan)
  if (amount === null) return null
  return <p className="text-sm text-ink-muted print:text-xs">{t('savingsBadge.nameNote', { amount })}</p>
}
