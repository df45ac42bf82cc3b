import { RichText } from '#components/chrome/rich-text.tsx'
import { shownPovertyPercent } from '#domain/poverty/poverty-level.ts'
import { lawfulCreditPercent } from '#domain/poverty/adult-medicaid.ts'
import { lastCreditPercent } from '#domain/subsidy/contribution.ts'
import {
  type CreditHousehold,
  explainCreditAtIncome,
  incomeLimit,
  levelOf,
  lowestCreditIncome,
} from '#domain/subsidy/credit-at-income.ts'
import { formatCents, formatCentsExact, formatCentsShort, formatDollars, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CreditExplorerWhyProps {
  /** Whole dollars a year. */
  readonly annualIncome: number
  /** The facts that give a credit for every income. */
  readonly household: CreditHousehold
}

/** Returns a percentage to the hundredth, rounded up where a limit is exceeded: 400.01 for 400.0016. */
const toHundredth = (percent: number) => Math.ceil(shownPovertyPercent(percent) * 100) / 100

/** How the credit of one income is worked out, with its rule and sources. */
export function CreditExplorerWhy({ annualIncome, household }: CreditExplorerWhyProps) {
  const { t, language } = useTranslation('income-explorer')
  const { fplPercent, ratePercent, expectedMonthlyCents, benchmarkCents, creditCents } = explainCreditAtIncome(
    annualIncome,
    household,
  )
  const income = formatDollars(annualIncome, language)
  const benchmark = formatCents(benchmarkCents, language)
  return (
    <div className="grid max-w-prose gap-2 text-sm tabular-nums">
      <p>
        {t('why.percent', {
          count: household.householdSize,
          income,
          percent: formatPercent(toHundredth(fplPercent), language),
          level: formatDollars(levelOf(household), language),
        })}
      </p>
      {ratePercent === null || expectedMonthlyCents === null ? (
        <p>
          {annualIncome > incomeLimit(household)
            ? t('why.aboveLimit', {
                limit: formatDollars(incomeLimit(household), language),
                percent: formatPercent(lastCreditPercent, language),
              })
            : t('why.belowThreshold', {
                lowest: formatDollars(lowestCreditIncome(household), language),
                percent: formatPercent(lawfulCreditPercent(household.stateAbbr, household.year), language),
              })}
        </p>
      ) : (
        <>
          <p>{t('why.benchmark', { benchmark })}</p>
          <p>
            {t('why.share', {
              income,
              rate: formatPercent(ratePercent, language),
              expected: formatCentsExact(expectedMonthlyCents, language),
            })}
          </p>
          <p>
            <RichText
              text={t(creditCents > 0 ? 'why.difference' : 'why.nothingLeft', {
                benchmark,
                expected: formatCentsExact(expectedMonthlyCents, language),
                credit: formatCentsShort(creditCents, language),
              })}
            />
          </p>
        </>
      )}
      <p className="text-ink-muted">{t('why.source', { year: household.year })}</p>
    </div>
  )
}
