import type { ServiceLimit } from '#domain/plans/service-limit.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanSheetLimitProps {
  /** The limit of a service. */
  readonly limit: ServiceLimit
}

/** The words of a service's limit: "Limit: 30 visits a year". Unknown wording is shown as in the data, in English. */
export function PlanSheetLimit({ limit }: PlanSheetLimitProps) {
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
