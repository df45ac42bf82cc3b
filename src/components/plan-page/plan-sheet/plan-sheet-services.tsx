import { Disclosure } from '#components/primitives/disclosure.tsx'
import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
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
 * What care costs in the network, and on demand every service with its limit and its cost outside the network (P-71).
 * Services that arrive later go into the part on demand, so nothing that stands is pushed away.
 */
export function PlanSheetServices({ benefits, groups }: PlanSheetServicesProps) {
  const { t } = useTranslation('plan-page')
  const plans = useTranslation('plans')
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
            <dt className="text-sm text-ink-muted print:text-xs">{plans.t(`benefits.${key}`)}</dt>
            <dd className="font-semibold tabular-nums print:text-end">
              <CostSharingText value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {count > 0 && (
        <Disclosure summary={t('services.all', { count })} className="print:hidden">
          <AllServices groups={groups} />
        </Disclosure>
      )}
    </PlanSheetSection>
  )
}
