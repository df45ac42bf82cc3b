import { Disclosure } from '#components/primitives/disclosure.tsx'
import { CostSharingText, useCostWords } from '#components/plans/cost-sharing-text.tsx'
import { useSharingTerms } from '#components/plans/use-card-terms.ts'
import { TermLabel } from '#components/words/term-label.tsx'
import { TermLine } from '#components/words/term-line.tsx'
import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import type { BenefitKey } from '#domain/plans/benefits.ts'
import type { CostSharingValue } from '#domain/plans/cost-sharing.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { termOfBenefit } from '#domain/plans/plan-terms.ts'
import type { ServiceGroup } from '#domain/plans/service-groups.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetSection } from './plan-sheet-section.tsx'
import { PlanSheetService } from './plan-sheet-service.tsx'

export interface PlanSheetServicesProps {
  /** The services that cards and comparison show. */
  readonly benefits: PlanCardModel['benefits']
  /** All services of the plan. */
  readonly groups: readonly ServiceGroup[]
}

/** All services by group, each with its costs, limit and the company's own words. */
function AllServices({ groups }: Pick<PlanSheetServicesProps, 'groups'>) {
  const { t } = useTranslation('plan-page')
  return (
    <div className="grid gap-5">
      {groups.map(({ name, services }) => (
        <div key={name} className="grid gap-1">
          <h3 className="text-lg font-semibold">{t(`services.group.${name}`)}</h3>
          <ul className="grid">
            {services.map((shown, at) => (
              // A company may list a service twice.
              <PlanSheetService key={at} shown={shown} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/**
 * The costs of care in the network and, on demand, every service with its limit and its cost outside the network
 * (P-71). Services that load later are in the part on demand, so nothing visible moves.
 */
export function PlanSheetServices({ benefits, groups }: PlanSheetServicesProps) {
  const { t } = useTranslation('plan-page')
  const wordsOf = useCostWords()
  const sharingOf = useSharingTerms()
  const serviceTerm = (key: BenefitKey, value: CostSharingValue): PlacedTerm | undefined => {
    const id = termOfBenefit[key]
    return id && { id, figure: wordsOf(value) ?? undefined }
  }
  const count = groups.reduce((sum, { services }) => sum + services.length, 0)
  return (
    <PlanSheetSection section="services">
      {benefits.length === 0 && count === 0 && <p>{t('services.none')}</p>}
      <dl className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-1">
        {benefits.map(({ key, value }) => (
          <div
            key={key}
            className="min-w-0 border-b border-border py-2 print:flex print:justify-between print:gap-3 print:break-inside-avoid print:py-0"
          >
            <dt className="text-sm text-ink-muted print:text-xs print:leading-tight">
              <TermLabel text={(of) => of('plans')(`benefits.${key}`)} term={serviceTerm(key, value)} />
            </dt>
            <dd className="font-semibold tabular-nums print:text-end">
              <CostSharingText value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <TermLine terms={sharingOf(benefits)} />
      {count > 0 && (
        <Disclosure summary={t('services.all', { count })} className="print:hidden">
          <AllServices groups={groups} />
        </Disclosure>
      )}
    </PlanSheetSection>
  )
}
