import { MoneyField } from '#components/fields/money-field.tsx'
import { RichText } from '#components/chrome/rich-text.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { creditAtIncomeCents, type CreditHousehold, incomeLimit } from '#domain/subsidy/credit-at-income.ts'
import { hasNoRepaymentLimit, type PayingBack, payingBack } from '#domain/subsidy/paying-back.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useKeptIncome } from './use-kept-income.ts'

export interface CreditExplorerPayingBackProps {
  /** The facts that give a credit for every income. */
  readonly household: CreditHousehold
  /** The income that the results go by, in whole dollars a year. */
  readonly plannedIncome: number
  /** Months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
}

/** Returns the result in words. */
function useResult(result: PayingBack): string {
  const { t, language } = useTranslation('income-explorer')
  if (result.kind === 'same') return t('payingBack.same')
  if (result.kind === 'notSimple')
    return t('payingBack.notSimple', { lowest: formatDollars(result.lowestIncome, language) })
  return t(`payingBack.${result.kind}`, { amount: formatCentsShort(result.cents, language) })
}

/** What a later income may change on the tax return: an income field, and what may be paid back or come in. */
export function CreditExplorerPayingBack({ household, plannedIncome, monthsCovered }: CreditExplorerPayingBackProps) {
  const { t, language } = useTranslation('income-explorer')
  const { t: tSteps } = useTranslation('quote-steps')
  const { text, income, isEarlier, type } = useKeptIncome(plannedIncome)
  const result = payingBack({ household, plannedIncome, laterIncome: income, monthsCovered })
  const words = useResult(result)
  const dollars = (amount: number) => formatDollars(amount, language)
  const monthly = (annualIncome: number) => formatCentsShort(creditAtIncomeCents(annualIncome, household), language)
  const { year } = household
  const hasCredit = creditAtIncomeCents(plannedIncome, household) > 0
  return (
    <div className="grid max-w-prose gap-4">
      <p className="text-ink-muted">
        {t(hasCredit ? 'payingBack.intro' : 'payingBack.introWithout', { planned: dollars(plannedIncome) })}
      </p>
      <MoneyField
        label={t('payingBack.label', { year })}
        autoComplete="off"
        keeps="dollars"
        leftOutText={(what) => tSteps(`moneyLeftOut.${what}`)}
        meantText={(what, amount) => tSteps(`moneyMeant.${what}`, { amount })}
        enterKeyHint="done"
        value={text}
        error={isEarlier ? t('income.earlier', { income: dollars(income) }) : undefined}
        onChange={type}
      />
      <div className="grid gap-1">
        <p className="text-lg font-semibold tabular-nums">
          <LiveRegion visible text={words} delay={900} />
        </p>
        {(result.kind === 'payBack' || result.kind === 'comesIn') && (
          <p className="text-sm tabular-nums">
            {t(result.kind === 'payBack' ? 'payingBack.sum' : 'payingBack.sumIn', {
              count: monthsCovered,
              planned: monthly(plannedIncome),
              later: monthly(income),
              amount: formatCentsShort(result.cents, language),
            })}
          </p>
        )}
        {result.kind === 'payBack' && result.everything && (
          <p className="text-sm">{t('payingBack.everything', { limit: dollars(incomeLimit(household)) })}</p>
        )}
      </div>
      {hasCredit && hasNoRepaymentLimit(year) && (
        <p>
          <RichText text={t('payingBack.noLimit', { year })} />
        </p>
      )}
      <div className="grid gap-1 text-sm text-ink-muted">
        <p>{t('payingBack.notCounted')}</p>
        <p>{t('payingBack.source')}</p>
      </div>
    </div>
  )
}
