import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { CostLimitChoice } from '#domain/plans/cost-limit.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { type LimitGroup, limitGroups } from '#domain/plans/limit-groups.ts'
import { networkTiers } from '#domain/plans/plan.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'

import { type PaperRow, PaperSection } from './plan-paper-section.tsx'

export interface PaperLimitsProps {
  /** All deductibles and maximums of the plan. */
  readonly details: Pick<DetailedPlan, 'deductibles' | 'outOfPocketMaximums'>
  /** The household whose amounts are shown. */
  readonly choice: CostLimitChoice
}

interface AmountsProps {
  readonly language: Language
  readonly person: string
  /** The amount of the family; undefined for one applicant. */
  readonly family: string | undefined
  /** Adds a hidden name to each amount, because screen readers do not read the column headings with it. */
  readonly isNamed: boolean
}

/** The amounts of each person and of the family, in two columns. */
function Amounts({ language, person, family, isNamed }: AmountsProps) {
  const t = fixedT(language, 'paper')
  if (family === undefined) return <>{person}</>
  return (
    <span className="flex justify-end">
      {isNamed && <VisuallyHidden>{t('limits.person')}</VisuallyHidden>}
      <span className="w-20">{person}</span>
      {isNamed && <VisuallyHidden>{t('limits.family')}</VisuallyHidden>}
      <span className="w-20">{family}</span>
    </span>
  )
}

/** The deductibles and maximums by tier, for each person and, where several apply, for the family (P-72, P-91). */
export function PaperLimits({ details, choice }: PaperLimitsProps) {
  const isShown = ({ personCents }: LimitGroup) => choice.family || personCents !== null
  const deductibles = limitGroups(details.deductibles, choice).filter(isShown)
  const maximums = limitGroups(details.outOfPocketMaximums, choice).filter(isShown)
  const tiers = networkTiers.filter((tier) => [...deductibles, ...maximums].some((group) => group.tier === tier))
  const rows = (language: Language): readonly PaperRow[] => {
    const t = fixedT(language, 'paper')
    const money = (cents: number | null) => (cents === null ? '' : formatCentsShort(cents, language))
    const amounts = (person: string, family: string, isNamed: boolean) => (
      <Amounts {...{ language, person, isNamed }} family={choice.family ? family : undefined} />
    )
    const limitRow = (term: string, { tier, kind, personCents, familyCents }: LimitGroup) => ({
      key: `${tier} ${kind} ${term}`,
      term,
      value: amounts(money(personCents), money(familyCents), true),
    })
    return tiers.flatMap((tier, at) => [
      {
        key: tier,
        term: t(`limits.tier.${tier}`),
        value: at === 0 && choice.family ? amounts(t('limits.person'), t('limits.family'), false) : null,
        isHead: true,
      },
      ...deductibles
        .filter((group) => group.tier === tier)
        .map((group) => limitRow(t(`limits.deductible.${group.kind}`), group)),
      ...maximums
        .filter((group) => group.tier === tier)
        .map((group) => limitRow(t(`limits.maximum.${group.kind}`), group)),
    ])
  }
  return <PaperSection title={(language) => fixedT(language, 'paper')('limits.title')} rows={rows} />
}
