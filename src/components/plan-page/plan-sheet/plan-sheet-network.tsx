import { TermLabel } from '#components/words/term-label.tsx'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { networkKindOf } from '#domain/plans/network-kind.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetFacts } from './plan-sheet-facts.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetNetworkProps {
  /** The kind of plan as the answer names it, such as "HMO". */
  readonly type: string
  /** The facts about the network; a fact missing in the answer is null. */
  readonly details: Pick<DetailedPlan, 'needsReferral' | 'hasNationalNetwork'>
}

/** How the plan's network works, in words: the kind of plan, referrals, other states (P-71). */
export function PlanSheetNetwork({ type, details }: PlanSheetNetworkProps) {
  const { t } = useTranslation('plan-page')
  const kind = networkKindOf(type)
  const { needsReferral, hasNationalNetwork } = details
  const notGiven = t('planSheet.notGiven')
  return (
    <PlanSheetSection section="network">
      <PlanSheetFacts
        facts={[
          {
            key: 'type',
            term: <TermLabel text={(of) => of('plan-page')('network.type')} />,
            value: kind === null ? type.trim() || notGiven : t(`network.kind.${kind}`),
          },
          {
            key: 'referral',
            term: <TermLabel text={(of) => of('plan-page')('network.referral')} term={{ id: 'referral' }} />,
            value:
              needsReferral === null
                ? notGiven
                : needsReferral
                  ? t('network.referralRequired')
                  : t('network.referralNotRequired'),
          },
          {
            key: 'national',
            term: <TermLabel text={(of) => of('plan-page')('network.national')} term={{ id: 'network' }} />,
            value:
              hasNationalNetwork === null
                ? notGiven
                : hasNationalNetwork
                  ? t('network.hasNational')
                  : t('network.noNational'),
          },
        ]}
      />
      <p className="text-sm text-ink-muted print:hidden">{t('network.directory')}</p>
    </PlanSheetSection>
  )
}
