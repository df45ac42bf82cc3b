import { useId } from 'react'

import { useAmountTerms } from '#components/plans/use-card-terms.ts'
import { TermLabel } from '#components/words/term-label.tsx'
import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import type { CostLimitChoice } from '#domain/plans/cost-limit.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { type LimitGroup, limitGroups } from '#domain/plans/limit-groups.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetSavings } from './plan-sheet-savings.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetLimitsProps {
  /** The plan's card model. */
  readonly plan: PlanCardModel
  /** All deductibles and maximums of the plan. */
  readonly details: Pick<DetailedPlan, 'deductibles' | 'outOfPocketMaximums'>
  /** The household whose amounts are shown. */
  readonly choice: CostLimitChoice
}

interface LimitTableProps {
  readonly kind: 'deductible' | 'maximum'
  readonly groups: readonly LimitGroup[]
  readonly family: boolean
  readonly term: PlacedTerm
}

/** Both deductibles or the maximums, a row for each tier and kind (P-72). */
function LimitTable({ kind, groups, family, term }: LimitTableProps) {
  const captionId = useId()
  const { t, language } = useTranslation('plan-page')
  const money = (cents: number | null) => (cents === null ? t('planSheet.notGiven') : formatCentsShort(cents, language))
  return (
    <div className="grid gap-2">
      <table aria-labelledby={captionId} className="w-full max-w-prose border-collapse text-start tabular-nums">
        <caption className="pb-1 text-start text-lg font-semibold print:text-xs">
          <TermLabel text={(of) => of('plan-page')(`limitTable.${kind}`)} term={term} ownId={captionId} />
        </caption>
        <thead>
          <tr className="border-b border-border text-sm text-ink-muted print:text-xs">
            <td className="w-1/2" />
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold print:py-0 print:whitespace-nowrap">
              <TermLabel text={(of) => of('plan-page')(`limitTable.${family ? 'personOfFamily' : 'person'}`)} />
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold print:py-0 print:whitespace-nowrap">
              <TermLabel text={(of) => of('plan-page')('limitTable.family')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ tier, kind: limitKind, personCents, familyCents }) => (
            <tr key={`${tier} ${limitKind}`} className="border-b border-border align-top">
              <th scope="row" className="py-1.5 pe-2 print:py-0 text-start font-normal">
                <TermLabel text={(of) => of('plan-page')(`limitTable.tier.${tier}`)} />
                <span className="block text-sm text-ink-muted print:inline print:text-xs">
                  {' '}
                  <TermLabel text={(of) => of('plan-page')(`limitTable.kind.${limitKind}`)} />
                </span>
              </th>
              <td className="py-1.5 ps-3 text-end font-semibold print:py-0">{money(personCents)}</td>
              <td className="py-1.5 ps-3 text-end font-semibold print:py-0">{money(familyCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-prose text-sm text-ink-muted print:hidden">{t(`limitTable.${kind}Meaning`)}</p>
    </div>
  )
}

/** The deductibles and yearly maximums for one person and for the family, and how extra savings change them. */
export function PlanSheetLimits({ plan, details, choice }: PlanSheetLimitsProps) {
  const { t } = useTranslation('plan-page')
  const { deductible, outOfPocketMaximum } = useAmountTerms()(plan)
  const tables = [
    { kind: 'deductible', groups: limitGroups(details.deductibles, choice), term: deductible },
    { kind: 'maximum', groups: limitGroups(details.outOfPocketMaximums, choice), term: outOfPocketMaximum },
  ] as const
  return (
    <PlanSheetSection section="limits">
      <div className="grid gap-5 print:gap-1">
        {tables.map(({ kind, groups, term }) =>
          groups.length === 0 ? (
            <p key={kind}>
              {t(`limitTable.${kind}`)}: {t('planSheet.notGiven')}
            </p>
          ) : (
            <LimitTable key={kind} kind={kind} groups={groups} family={choice.family} term={term} />
          ),
        )}
      </div>
      {plan.savings && <PlanSheetSavings savings={plan.savings} perPerson={choice.family} />}
    </PlanSheetSection>
  )
}
