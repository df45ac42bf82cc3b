import type { CostLimitChoice } from '#domain/plans/cost-limit.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { type LimitGroup, limitGroups } from '#domain/plans/limit-groups.ts'
import type { SavingsBeforeAfter } from '#domain/plans/savings-before-after.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetSavings } from './plan-sheet-savings.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetLimitsProps {
  /** All deductibles and maximums of the plan. */
  readonly details: Pick<DetailedPlan, 'deductibles' | 'outOfPocketMaximums'>
  /** The household whose amounts are shown. */
  readonly choice: CostLimitChoice
  /** The amounts before and after the extra savings; null without them. */
  readonly savings: SavingsBeforeAfter | null
}

interface LimitTableProps {
  readonly kind: 'deductible' | 'maximum'
  readonly groups: readonly LimitGroup[]
  readonly family: boolean
}

/** Both deductibles or the maximums, a row for each tier and kind (P-72). */
function LimitTable({ kind, groups, family }: LimitTableProps) {
  const { t, language } = useTranslation('plan-page')
  const money = (cents: number | null) => (cents === null ? t('planSheet.notGiven') : formatCentsShort(cents, language))
  return (
    <div className="grid gap-2">
      <table className="w-full max-w-prose border-collapse text-start tabular-nums">
        <caption className="pb-1 text-start text-lg font-semibold print:text-xs">{t(`limitTable.${kind}`)}</caption>
        <thead>
          <tr className="border-b border-border text-sm text-ink-muted print:text-xs">
            <td className="w-1/2" />
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold print:py-0 print:whitespace-nowrap">
              {family ? t('limitTable.personOfFamily') : t('limitTable.person')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold print:py-0 print:whitespace-nowrap">
              {t('limitTable.family')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ tier, kind: limitKind, personCents, familyCents }) => (
            <tr key={`${tier} ${limitKind}`} className="border-b border-border align-top">
              <th scope="row" className="py-1.5 pe-2 print:py-0 text-start font-normal">
                {t(`limitTable.tier.${tier}`)}
                <span className="block text-sm text-ink-muted print:text-xs">{t(`limitTable.kind.${limitKind}`)}</span>
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

/** Both deductibles and the yearly maximums, for one person and for the family, and what the extra savings change. */
export function PlanSheetLimits({ details, choice, savings }: PlanSheetLimitsProps) {
  const { t } = useTranslation('plan-page')
  const tables = [
    { kind: 'deductible', groups: limitGroups(details.deductibles, choice) },
    { kind: 'maximum', groups: limitGroups(details.outOfPocketMaximums, choice) },
  ] as const
  return (
    <PlanSheetSection section="limits">
      <div className="grid gap-5 print:gap-1">
        {tables.map(({ kind, groups }) =>
          groups.length === 0 ? (
            <p key={kind}>
              {t(`limitTable.${kind}`)}: {t('planSheet.notGiven')}
            </p>
          ) : (
            <LimitTable key={kind} kind={kind} groups={groups} family={choice.family} />
          ),
        )}
      </div>
      {savings && <PlanSheetSavings savings={savings} perPerson={choice.family} />}
    </PlanSheetSection>
  )
}
