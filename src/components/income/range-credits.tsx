import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import type { IncomeRange } from '#domain/income/estimated-income.ts'
import { yearCases } from '#domain/income/varying-months.ts'
import {
  creditAtIncomeCents,
  type CreditHousehold,
  incomeLimit,
  lowestCreditIncome,
} from '#domain/subsidy/credit-at-income.ts'
import { hasNoRepaymentLimit, payingBack } from '#domain/subsidy/paying-back.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The state of the credit at each income. */
export type RangeCreditsState =
  | { readonly kind: 'offered' | 'asking' | 'failed' | 'unavailable' }
  | { readonly kind: 'known'; readonly household: CreditHousehold }

export interface RangeCreditsProps {
  /** The incomes of the range, in whole dollars a year. */
  readonly income: IncomeRange
  /** The state of the credits: offered by a button, loading, known, failed or unavailable. */
  readonly state: RangeCreditsState
  /** Requests the facts that the credit is calculated from. */
  readonly onAsk: () => void
}

/** The tax credit at each income of the range, once it is asked for, and what the best year may pay back. */
export function RangeCredits({ income, state, onAsk }: RangeCreditsProps) {
  const { t } = useTranslation('irregular-income')
  if (state.kind === 'offered' || state.kind === 'asking')
    return (
      <div>
        <Button tone="outline" size="sm" busy={state.kind === 'asking'} busyLabel={t('credits.asking')} onClick={onAsk}>
          {t('credits.ask')}
        </Button>
      </div>
    )
  return (
    <section className="grid gap-3">
      <FocusHeading level={3} focusKey="credits" focusOnMount>
        {t('credits.title')}
      </FocusHeading>
      {state.kind === 'known' ? (
        <>
          <CreditTable income={income} household={state.household} />
          <BestYear income={income} household={state.household} />
        </>
      ) : (
        <p>{t(`credits.${state.kind}`)}</p>
      )}
      {state.kind === 'failed' && (
        <div>
          <Button tone="outline" size="sm" onClick={onAsk}>
            {t('credits.again')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface KnownProps {
  readonly income: IncomeRange
  readonly household: CreditHousehold
}

function CreditTable({ income, household }: KnownProps) {
  const { t, language } = useTranslation('irregular-income')
  const creditText = (annualIncome: number) => {
    if (annualIncome < lowestCreditIncome(household)) return t('credits.belowThreshold')
    if (annualIncome > incomeLimit(household)) return t('credits.aboveLimit')
    return formatCentsShort(creditAtIncomeCents(annualIncome, household), language)
  }
  return (
    <table className="w-full border-collapse text-start text-sm tabular-nums">
      <caption className="pb-2 text-start text-ink-muted">{t('credits.caption')}</caption>
      <thead>
        <tr className="border-b-2 border-border align-bottom">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            {t('credits.income')}
          </th>
          <th scope="col" className="py-2 ps-2 text-end font-semibold">
            {t('credits.credit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {yearCases.map((yearCase) => (
          <tr key={yearCase} className="border-b border-border align-baseline">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              <span className="font-semibold">{formatDollars(income[yearCase], language)}</span>{' '}
              <span className="block text-ink-muted">{t(`credits.cases.${yearCase}`)}</span>
            </th>
            <td className="py-2 ps-2 text-end font-semibold">{creditText(income[yearCase])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The months that a whole year of coverage has. */
const monthsCovered = 12

/** What the best year may change on the tax return, after a credit that was paid for the likely one. */
function BestYear({ income, household }: KnownProps) {
  const { t, language } = useTranslation('irregular-income')
  const { likely, best } = income
  const monthly = (annualIncome: number) => formatCentsShort(creditAtIncomeCents(annualIncome, household), language)
  const result = payingBack({ household, plannedIncome: likely, laterIncome: best, monthsCovered })
  const { year } = household
  if (result.kind !== 'payBack')
    return <p>{t(creditAtIncomeCents(likely, household) === 0 ? 'credits.noneLikely' : 'credits.same')}</p>
  const amount = formatCentsShort(result.cents, language)
  return (
    <div className="grid gap-1">
      <p className="font-semibold tabular-nums">{t('credits.payBack', { amount })}</p>
      <p className="text-sm tabular-nums">
        {t('credits.sum', { likely: monthly(likely), best: monthly(best), amount })}
      </p>
      {result.everything && (
        <p className="text-sm">{t('credits.everything', { limit: formatDollars(incomeLimit(household), language) })}</p>
      )}
      {hasNoRepaymentLimit(year) && <p className="text-sm">{t('credits.noLimit', { year })}</p>}
      <p className="text-sm text-ink-muted">{t('credits.notCounted')}</p>
      <p className="text-sm text-ink-muted">{t('credits.source', { year })}</p>
    </div>
  )
}
