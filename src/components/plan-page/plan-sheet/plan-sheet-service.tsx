import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import { isBenefitKey } from '#domain/plans/benefits.ts'
import type { NetworkTier } from '#domain/plans/plan.ts'
import type { ShownService } from '#domain/plans/service-groups.ts'
import { serviceLimit, type ServiceLimit } from '#domain/plans/service-limit.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

interface PlanSheetLimitProps {
  /** The limit of a service. */
  readonly limit: ServiceLimit
}

/** The words of a service's limit: "Limit: 30 visits a year". Unknown wording is shown as in the data, in English. */
function PlanSheetLimit({ limit }: PlanSheetLimitProps) {
  const { t, language } = useTranslation('plan-page')
  switch (limit.kind) {
    case 'notStated':
      return <>{t('serviceLimit.notStated')}</>
    case 'verbatim':
      return (
        <>
          {t('serviceLimit.verbatim')} <span lang="en">{limit.text}</span>
        </>
      )
    default: {
      const amount =
        limit.kind === 'amount'
          ? formatCentsShort(limit.cents, language)
          : t(`serviceLimit.count.${limit.unit}`, { count: limit.quantity })
      return <>{t('serviceLimit.label', { limit: t(`serviceLimit.period.${limit.period}`, { amount }) })}</>
    }
  }
}

export interface PlanSheetServiceProps {
  /** The service and the household's costs of it. */
  readonly shown: ShownService
}

const tierLabels = {
  'In-Network': 'limitTable.tier.In-Network',
  'In-Network Tier 2': 'limitTable.tier.In-Network Tier 2',
  'Out-of-Network': 'limitTable.tier.Out-of-Network',
  'Combined In-Out of Network': 'limitTable.tier.Combined In-Out of Network',
} as const satisfies Record<NetworkTier, string>

/** One service: its cost in each tier, its limit, and the company's own words in English. */
export function PlanSheetService({ shown: { key, service, costs } }: PlanSheetServiceProps) {
  const { t } = useTranslation('plan-page')
  const plans = useTranslation('plans')
  const limit = service.covered ? serviceLimit(service) : null
  const notes = [
    { key: 'exclusions', text: service.exclusions },
    { key: 'explanation', text: service.explanation },
  ] as const
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-border py-2.5 wrap-anywhere md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold">
          {key === null ? (
            <span lang="en">{service.name}</span>
          ) : isBenefitKey(key) ? (
            plans.t(`benefits.${key}`)
          ) : (
            t(`services.name.${key}`)
          )}
        </p>
        {limit && (
          <p className="text-sm">
            <PlanSheetLimit limit={limit} />
          </p>
        )}
      </div>
      <div className="min-w-0">
        {service.covered ? (
          <>
            {costs.length === 0 && <p>{t('services.notStated')}</p>}
            <dl className="grid gap-0.5">
              {costs.map(({ tier, value }) => (
                <div key={tier} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-muted">{t(tierLabels[tier])}:</dt>
                  <dd className="tabular-nums">
                    <CostSharingText value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <p>{t('services.notCovered')}</p>
        )}
      </div>
      {notes.map(
        ({ key: note, text }) =>
          text !== null && (
            <p key={note} className="text-sm text-ink-muted md:col-span-2">
              {t(`services.${note}`)} <span lang="en">{text}</span>
            </p>
          ),
      )}
    </li>
  )
}
