import type { TextsOf } from '#components/words/term-label.tsx'
import type { TermId } from '#domain/content/glossary-terms.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The amounts of a plan that limit what a household pays for care, in cents. */
export type PlanLimits = Pick<
  PlanCardModel,
  'deductibleCents' | 'drugDeductibleCents' | 'outOfPocketMaximumCents' | 'familyMaximumCents' | 'perPerson'
>

/** An amount as text, with its name and the term of it. */
export interface LimitFact {
  readonly key: 'deductible' | 'maximum'
  readonly label: (of: TextsOf) => string
  readonly termId: TermId
  readonly value: string
  /** The same in few words, for a card's column; undefined where the value is short. */
  readonly short?: { readonly label: (of: TextsOf) => string; readonly value: string } | undefined
}

/** Returns the deductibles and the out-of-pocket maximum, which is the family's if it is known (P-86). */
export function useLimitFacts(limits: PlanLimits): readonly LimitFact[] {
  const { t, language } = useTranslation('plans')
  const money = (cents: number | null) =>
    cents === null ? t('planCosts.notStated') : formatCentsShort(cents, language)
  const { deductibleCents, drugDeductibleCents, familyMaximumCents, outOfPocketMaximumCents } = limits
  const perPerson = (of: TextsOf) => (limits.perPerson ? ` ${of('plans')('planCosts.perPerson')}` : '')
  return [
    {
      key: 'deductible',
      label: (of) => of('plans')('planCosts.deductible') + perPerson(of),
      termId: 'deductible',
      value:
        drugDeductibleCents === null
          ? money(deductibleCents)
          : t('planCosts.twoDeductibles', { medical: money(deductibleCents), drug: money(drugDeductibleCents) }),
      short:
        drugDeductibleCents === null
          ? undefined
          : {
              label: (of) =>
                `${of('plans')('planCosts.deductible')}${perPerson(of)}: ${of('plans')('planCosts.parts')}`,
              value: `${money(deductibleCents)} + ${money(drugDeductibleCents)}`,
            },
    },
    {
      key: 'maximum',
      label: (of) =>
        familyMaximumCents === null
          ? of('plans')('planCosts.outOfPocketMaximum') + perPerson(of)
          : of('plans')('planCosts.familyMaximum'),
      termId: 'outOfPocketMaximum',
      value: money(familyMaximumCents ?? outOfPocketMaximumCents),
    },
  ]
}
