import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The amounts of a plan that limit what a household pays for care, in cents. */
export type PlanLimits = Pick<
  PlanCardModel,
  'deductibleCents' | 'drugDeductibleCents' | 'outOfPocketMaximumCents' | 'familyMaximumCents' | 'perPerson'
>

/** An amount with its name, both as text. */
export interface LimitFact {
  readonly key: 'deductible' | 'maximum'
  readonly term: string
  readonly value: string
}

/** Returns the deductible, or both where drugs have their own, and the most in a year: the family's where it is known (P-86). */
export function useLimitFacts(limits: PlanLimits): readonly LimitFact[] {
  const { t, language } = useTranslation('plans')
  const money = (cents: number | null) =>
    cents === null ? t('planCosts.notStated') : formatCentsShort(cents, language)
  const { deductibleCents, drugDeductibleCents, familyMaximumCents, outOfPocketMaximumCents } = limits
  const perPerson = limits.perPerson ? ` ${t('planCosts.perPerson')}` : ''
  return [
    {
      key: 'deductible',
      term: t('planCosts.deductible') + perPerson,
      value:
        drugDeductibleCents === null
          ? money(deductibleCents)
          : t('planCosts.twoDeductibles', { medical: money(deductibleCents), drug: money(drugDeductibleCents) }),
    },
    familyMaximumCents === null
      ? { key: 'maximum', term: t('planCosts.outOfPocketMaximum') + perPerson, value: money(outOfPocketMaximumCents) }
      : { key: 'maximum', term: t('planCosts.familyMaximum'), value: money(familyMaximumCents) },
  ]
}
