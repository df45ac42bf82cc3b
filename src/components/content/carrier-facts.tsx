import type { CustomerService, Carrier } from '#domain/content/carrier-schema.ts'
import { stateName } from '#domain/geo/states.ts'
import { listFormat } from '#i18n/format.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CarrierFactsProps {
  /** The carrier's phone lines. Their states are shown where `states` is not given. */
  readonly service: CustomerService
  /** The kinds of its plans, such as HMO; undefined if they are not known. */
  readonly planTypes: Carrier['planTypes']
  /** The states where the agency sells its plans; undefined if they are not given. */
  readonly states: Carrier['states']
}

/** The facts of a carrier in one strip: its states, the kinds of its plans, and when our agents answer (C-30). */
export function CarrierFacts({ service, planTypes, states }: CarrierFactsProps) {
  const { t, language } = useTranslation('carriers')
  const list = listFormat(language)
  const named = (codes: readonly string[]) =>
    list.format(codes.map((state) => stateNameIn(language, state, stateName(state))))
  const facts = [
    states !== undefined
      ? { label: t('carrierFacts.sold'), value: named(states) }
      : service.kind === 'byState'
        ? {
            label: t('carrierFacts.phonesIn'),
            value: named(service.lines.map(({ state }) => state)),
          }
        : { label: t('carrierPhones.oneLine'), value: t('carrierFacts.oneForAll') },
    planTypes === undefined
      ? { label: t('carrierFacts.kinds'), value: t('carrierFacts.kindsText') }
      : { label: t('carrierFacts.planTypes'), value: list.format(planTypes) },
    { label: t('carrierFacts.hours'), value: t('carrierFacts.hoursText') },
  ]
  return (
    <div className="border-b border-border bg-surface">
      <dl className="mx-auto grid max-w-page gap-5 px-4 py-5 md:grid-flow-col md:auto-cols-fr md:px-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
