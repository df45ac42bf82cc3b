import { ExternalLink } from '#components/primitives/external-link.tsx'
import { RichText } from '#components/chrome/rich-text.tsx'
import { incomeChange, type PriceChange, priceChanges, type PriceChangesInput } from '#domain/subsidy/price-changes.ts'
import type { NoCreditReason } from '#domain/subsidy/no-credit-reasons.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CreditExplorerChangesProps {
  /** The household, and the benchmarks of its changes. */
  readonly input: PriceChangesInput
  /** From when Medicare is probable for anybody who applies, with everyone one year older; null for nobody. */
  readonly medicareNext: NoCreditReason['from'] | null
  /** The official page on Medicare in the page's language. */
  readonly medicareHref: string
}

/** What changes the tax credit, each change in words with the credit before and after it. */
export function CreditExplorerChanges({ input, medicareNext, medicareHref }: CreditExplorerChangesProps) {
  const { t } = useTranslation('income-explorer')
  const common = useTranslation('common')
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-muted">{t('changes.intro')}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {priceChanges(input).map((change) => (
          <li key={change.id} className="border-b border-border py-3">
            <Change change={change} />
            {change.id === 'oneYearOlder' && medicareNext !== null && (
              <p className="text-sm">
                <span>{t(`changes.medicare.${medicareNext}`)}</span>{' '}
                <ExternalLink href={medicareHref} newTabLabel={common.t('externalLink.newTab')}>
                  {t('changes.medicareLink')}
                </ExternalLink>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">{t('changes.source', { year: input.household.year })}</p>
    </div>
  )
}

function Change({ change }: { readonly change: PriceChange }) {
  const { t, language } = useTranslation('income-explorer')
  const { id, beforeCents, afterCents, without } = change
  const difference = afterCents - beforeCents
  const words = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more'
  const isOtherPremium = id === 'applicantFewer' || id === 'oneYearOlder'
  return (
    <>
      <p className="font-semibold">{t(`changes.${id}`, { amount: formatDollars(incomeChange, language) })}</p>
      <p className="tabular-nums">
        <RichText
          text={t(`changes.${words}`, {
            before: formatCentsShort(beforeCents, language),
            after: formatCentsShort(afterCents, language),
            difference: formatCentsShort(Math.abs(difference), language),
          })}
        />
      </p>
      {(without !== null || isOtherPremium) && (
        <p className="text-sm text-ink-muted">
          {without === null ? t('changes.premiums') : t(`changes.without.${without}`)}
        </p>
      )}
    </>
  )
}
