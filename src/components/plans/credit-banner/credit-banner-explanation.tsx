import { RichText } from '#components/chrome/rich-text.tsx'
import { TermLine } from '#components/words/term-line.tsx'
import type { CreditExplanation as BenchmarkWorking, CreditWorking } from '#domain/subsidy/monthly-credit.ts'
import { affordableOfferCents, priceLaw } from '#domain/subsidy/price-law.ts'
import type { Said } from '#domain/subsidy/price-outcome.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCents, formatCentsExact, formatCentsShort, formatDollars, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CreditBannerExplanationProps {
  /** The numbers of the calculation, in order. */
  readonly working: CreditWorking
  /** Number of people in the tax household. */
  readonly householdSize: number
  /** The plan year, whose tables the source names. */
  readonly planYear: PlanYear
  /**
   * The largest part of a listed premium that the credit cannot pay, in cents a month; 0 if it can pay every premium in
   * full.
   */
  readonly notEligibleCents: number
  /** What the six answers say. The assumptions leave out what they answer. */
  readonly said: readonly Pick<Said, 'id'>[]
}

/**
 * The calculation of the tax credit, step by step, with the visitor's numbers and its assumptions. Its source
 * is the law, not a rule of these pages (C-87).
 */
export function CreditBannerExplanation(props: CreditBannerExplanationProps) {
  const { working, householdSize, planYear, notEligibleCents, said } = props
  const isSaid = (...ids: readonly Said['id'][]) => said.some(({ id }) => ids.includes(id))
  const { t, language } = useTranslation('plans')
  const { annualIncome, fplPercent, creditCents } = working
  const level = t('creditExplanation.level', {
    count: householdSize,
    income: formatDollars(annualIncome, language),
    percent: formatPercent(fplPercent, language),
  })
  return (
    <div className="grid gap-3">
      <ol className="grid list-decimal gap-2 ps-5 tabular-nums">
        <li>
          <RichText text={level} />
        </li>
        {working.kind === 'estimate' ? (
          <li>
            <RichText text={t('creditExplanation.estimate', { credit: formatCents(creditCents, language) })} />
          </li>
        ) : (
          <BenchmarkSteps working={working} />
        )}
      </ol>
      {notEligibleCents > 0 && (
        <p>
          <RichText text={t('creditExplanation.notEligible', { amount: formatCents(notEligibleCents, language) })} />
        </p>
      )}
      <div className="grid gap-1">
        <p>{t('creditExplanation.restsOn')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {!isSaid('marriedApart', 'apartWithChild') && <li>{t('creditExplanation.joint')}</li>}
          {!isSaid('jobOffer') && (
            <li>
              {t('creditExplanation.offer', {
                amount: formatCentsExact(affordableOfferCents(annualIncome, planYear), language),
              })}
            </li>
          )}
          {/* Whatever the answer is, the prices do not count tobacco. */}
          <li>
            {t(isSaid('tobacco') ? 'creditExplanation.pricesWithoutTobacco' : 'creditExplanation.tobacco', {
              percent: formatPercent(priceLaw[planYear].mostTobaccoPercent.value, language),
            })}
          </li>
        </ul>
      </div>
      <TermLine
        terms={[
          { id: 'taxCredit', figure: formatCents(creditCents, language) },
          ...(working.kind === 'benchmark'
            ? ([{ id: 'benchmark', figure: formatCents(working.benchmarkCents, language) }] as const)
            : []),
          { id: 'povertyLevel', figure: formatPercent(fplPercent, language) },
          { id: 'taxHousehold' },
          { id: 'magi' },
        ]}
      />
      <div className="grid gap-1 text-sm text-ink-muted">
        <p>{t('creditExplanation.final')}</p>
        <p>{t('creditExplanation.source', { year: planYear })}</p>
      </div>
    </div>
  )
}

function BenchmarkSteps({ working }: { readonly working: BenchmarkWorking }) {
  const { t, language } = useTranslation('plans')
  const { annualIncome, benchmarkCents, creditCents, ratePercent, expectedMonthlyCents } = working
  if (ratePercent === null || expectedMonthlyCents === null) return null
  const expected = formatCentsExact(expectedMonthlyCents, language)
  const benchmark = formatCents(benchmarkCents, language)
  return (
    <>
      <li>
        <RichText
          text={t('creditExplanation.share', {
            rate: formatPercent(ratePercent, language),
            income: formatDollars(annualIncome, language),
            expected,
          })}
        />
      </li>
      <li>
        <RichText text={t('creditExplanation.benchmark', { benchmark })} />
      </li>
      <li>
        <RichText
          text={t('creditExplanation.difference', {
            benchmark,
            expected,
            difference: formatCentsExact(Math.max(0, benchmarkCents - expectedMonthlyCents), language),
            credit: formatCentsShort(creditCents, language),
          })}
        />
      </li>
    </>
  )
}
