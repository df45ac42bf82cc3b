import { useId } from 'react'

import { MoneyField } from '#components/fields/money-field.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { lawfulCreditPercent } from '#domain/poverty/adult-medicaid.ts'
import { creditAtIncomeCents, type CreditHousehold, incomeLimit } from '#domain/subsidy/credit-at-income.ts'
import { creditCurve, nextChange } from '#domain/subsidy/credit-curve.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { incomeStep, lastIncome, toStep } from './chart-scale.ts'
import { CreditExplorerChart } from './credit-explorer-chart.tsx'
import { CreditExplorerTable } from './credit-explorer-table.tsx'
import { CreditExplorerWhy } from './credit-explorer-why.tsx'
import { useKeptIncome } from './use-kept-income.ts'

export interface CreditExplorerIncomeProps {
  /** The facts that give a credit for every income. */
  readonly household: CreditHousehold
  /** The visitor's yearly income, in whole dollars. */
  readonly annualIncome: number
}

/** Milliseconds of rest before the chosen point is announced, so that a dragged slider is not read at each step. */
const rest = 900

/** Reads a chosen income: its credit, and the next higher income that has another one. */
function useReading(income: number, household: CreditHousehold): string {
  const { t, language } = useTranslation('income-explorer')
  const next = nextChange(income, household)
  const here = {
    income: formatDollars(income, language),
    credit: formatCentsShort(creditAtIncomeCents(income, household), language),
  }
  return next === null
    ? t('reading.last', here)
    : t('reading.next', {
        ...here,
        nextIncome: formatDollars(next.annualIncome, language),
        nextCredit: formatCentsShort(next.creditCents, language),
      })
}

/** The credit at an income that is typed, slid or pointed at: the sentence, the chart and the table. */
export function CreditExplorerIncome({ household, annualIncome }: CreditExplorerIncomeProps) {
  const { t, language } = useTranslation('income-explorer')
  const { t: tSteps } = useTranslation('quote-steps')
  const sliderId = useId()
  const { text, income, isEarlier, type, choose } = useKeptIncome(annualIncome)
  const reading = useReading(income, household)
  const last = lastIncome(annualIncome, incomeLimit(household))
  const curve = creditCurve(annualIncome, last, household)
  const thresholdPercent = lawfulCreditPercent(household.stateAbbr, household.year)
  const spoken = formatDollars(income, language)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <div className="min-w-0 flex-auto basis-field-md">
          <MoneyField
            label={t('income.label')}
            autoComplete="off"
            keeps="dollars"
            leftOutText={(what) => tSteps(`moneyLeftOut.${what}`)}
            meantText={(what, amount) => tSteps(`moneyMeant.${what}`, { amount })}
            enterKeyHint="done"
            value={text}
            error={isEarlier ? t('income.earlier', { income: spoken }) : undefined}
            onChange={type}
          />
        </div>
        <div className="min-w-0 flex-auto basis-field-md">
          <label htmlFor={sliderId} className="block font-semibold">
            {t('income.slider')}
          </label>
          <input
            id={sliderId}
            type="range"
            min={0}
            max={last}
            step={incomeStep}
            value={Math.min(last, toStep(income))}
            aria-valuetext={formatDollars(Math.min(last, toStep(income)), language)}
            className="h-target w-full accent-primary"
            onChange={(event) => {
              choose(Number(event.target.value))
            }}
          />
        </div>
      </div>
      <div className="grid gap-1">
        <p className="text-lg font-semibold tabular-nums">
          <LiveRegion visible text={reading} delay={rest} />
        </p>
        <Disclosure summary={t('why.title')}>
          <CreditExplorerWhy annualIncome={income} household={household} />
        </Disclosure>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-5 print:grid-cols-1">
        <div className="grid min-w-0 gap-2 lg:col-span-3 print:break-inside-avoid">
          <CreditExplorerChart
            curve={curve}
            last={last}
            thresholdPercent={thresholdPercent}
            chosen={{ annualIncome: income, creditCents: creditAtIncomeCents(income, household) }}
            onChoose={choose}
          />
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
            <li>◇ {annualIncome > last ? t('legend.youBeyond') : t('legend.you')}</li>
            <li>● {t('legend.chosen')}</li>
            <li>▨ {t('legend.below', { lowest: formatDollars(curve.lowestIncome, language) })}</li>
          </ul>
        </div>
        <div className="min-w-0 lg:col-span-2">
          <CreditExplorerTable
            marks={curve.marks}
            thresholdPercent={thresholdPercent}
            householdSize={household.householdSize}
            year={household.year}
          />
        </div>
      </div>
      <div className="grid max-w-prose gap-2 text-sm text-ink-muted">
        <p>{t('income.notAdvice')}</p>
      </div>
    </div>
  )
}
