import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { sharingTerms, termOfLevel, termOfType } from '#domain/plans/plan-terms.ts'
import { formatCents, formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useCostWords } from './cost-sharing-text.tsx'

/** The amounts of a plan that its terms' examples name, in cents. */
export type TermAmounts = Pick<
  PlanCardModel,
  'price' | 'deductibleCents' | 'drugDeductibleCents' | 'outOfPocketMaximumCents' | 'perPerson'
>

/** Returns the terms of a plan's amounts, each with the plan's own number where it is known (C-71). */
export function useAmountTerms(): (
  plan: TermAmounts,
  letter?: string,
) => Readonly<Record<'premium' | 'taxCredit' | 'deductible' | 'outOfPocketMaximum', PlacedTerm>> {
  const { t, language } = useTranslation('plans')
  return ({ price, deductibleCents, drugDeductibleCents, outOfPocketMaximumCents, perPerson }, letter) => {
    const money = (cents: number) => formatCentsShort(cents, language)
    const limit = (amount: string) => (perPerson ? `${amount} ${t('planCosts.perPerson')}` : amount)
    const deductible =
      deductibleCents === null || drugDeductibleCents === null
        ? deductibleCents === null
          ? undefined
          : limit(money(deductibleCents))
        : limit(t('planCosts.twoDeductibles', { medical: money(deductibleCents), drug: money(drugDeductibleCents) }))
    const { beforeCents = price.billCents, billCents } = price
    const creditCents = beforeCents - billCents
    return {
      premium: { id: 'premium', figure: formatCents(beforeCents, language), letter },
      taxCredit: {
        id: 'taxCredit',
        figure: creditCents > 0 ? formatCents(creditCents, language) : undefined,
        letter,
      },
      deductible: { id: 'deductible', figure: deductible, letter },
      outOfPocketMaximum: {
        id: 'outOfPocketMaximum',
        figure: outOfPocketMaximumCents === null ? undefined : limit(money(outOfPocketMaximumCents)),
        letter,
      },
    }
  }
}

/** Returns a function that gives the terms of a plan's cost sharing, each with one of its own services (C-71). */
export function useSharingTerms(): (benefits: PlanCardModel['benefits'], letter?: string) => readonly PlacedTerm[] {
  const { t } = useTranslation('plans')
  const wordsOf = useCostWords()
  return (benefits, letter) =>
    sharingTerms(benefits).map(({ id, service: { key, value } }) => ({
      id,
      figure: t('costSharing.ofService', { service: t(`benefits.${key}`), cost: wordsOf(value) ?? '' }),
      letter,
    }))
}

/** Returns the terms of a card in its order, for its details. The card's face has no tab stop for each. */
export function useCardTerms(plan: PlanCardModel): readonly PlacedTerm[] {
  const termsOf = useAmountTerms()
  const sharingOf = useSharingTerms()
  const { premium, taxCredit, deductible, outOfPocketMaximum } = termsOf(plan)
  const plain = [termOfLevel(plan.metalLevel), termOfType(plan.type)].filter((id) => id !== null)
  return [
    ...plain.map((id) => ({ id })),
    premium,
    ...(plan.price.beforeCents === undefined ? [] : [taxCredit]),
    deductible,
    outOfPocketMaximum,
    ...sharingOf(plan.benefits),
  ]
}
