import {
  type DeductionLine,
  type EstimateLines,
  estimateLines,
  type GivenAmount,
  type PersonLines,
  type SourceLine,
} from '#domain/income/estimate-lines.ts'
import { monthKinds } from '#domain/income/varying-months.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCentsShort, formatDollars, formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection, SheetLine } from './agent-sheet-section.tsx'

interface AgentSheetEstimateProps {
  /** How one person's income was worked out. */
  readonly lines: PersonLines
  /** The year of the plans. */
  readonly planYear: PlanYear
  /** Adds a line with the person's part of the household's income. Set it when two people have an income. */
  readonly hasPart: boolean
}

/**
 * Returns a function that says how an amount was given: one line, or one for each kind of month; none for a whole
 * year's amount.
 */
function useGiven() {
  const { t, language } = useTranslation('agent-sheet')
  const money = (dollars: number) => formatCentsShort(Math.round(dollars * 100), language)
  return (given: GivenAmount): readonly string[] => {
    if (given.method === 'year') return []
    if (given.method === 'varies')
      return monthKinds.flatMap((kind) => {
        const { payDollars, months } = given.months[kind]
        return months === 0 ? [] : [t(`income.month.${kind}`, { pay: money(payDollars), months })]
      })
    const pay = { pay: money(given.payDollars), times: given.timesAYear }
    return given.method === 'hourly'
      ? [t('income.given.hourly', { ...pay, hours: formatNumber(given.hoursAWeek, language) })]
      : [t(`income.given.${given.method}`, pay)]
  }
}

function Source({ line }: { readonly line: SourceLine }) {
  const { t, language } = useTranslation('agent-sheet')
  const given = useGiven()
  const { source, earnedCents, expensesCents, isLoss } = line
  return (
    <>
      <SheetLine name={t(`income.source.${source}`)} notes={given(line.given)}>
        {formatCentsShort(earnedCents, language)}
      </SheetLine>
      {expensesCents !== null && (
        <SheetLine name={isLoss ? `${t('income.expenses')}. ${t('income.loss')}` : t('income.expenses')}>
          − {formatCentsShort(expensesCents, language)}
        </SheetLine>
      )}
    </>
  )
}

function Deduction({ line, planYear }: { readonly line: DeductionLine; readonly planYear: PlanYear }) {
  const { t, language } = useTranslation('agent-sheet')
  if (line.countedCents === null) return <SheetLine name={t('income.halfTaxLeftOut', { year: planYear })}>–</SheetLine>
  return (
    <SheetLine name={t(`income.deduction.${line.id}`)}>− {formatCentsShort(line.countedCents, language)}</SheetLine>
  )
}

/** How one person's income was estimated: sources, work expenses, deductions, and the person's part (P-96). */
function AgentSheetEstimate({ lines, planYear, hasPart }: AgentSheetEstimateProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { person, sources, deductions, annualIncome } = lines
  return (
    <dl className="pb-1 print:pb-0">
      {sources.map((line) => (
        <Source key={line.source} line={line} />
      ))}
      {deductions.map((line) => (
        <Deduction key={line.id} line={line} planYear={planYear} />
      ))}
      {hasPart && (
        <SheetLine name={t(`income.part.${person}`)} isTotal={sources.length > 0}>
          {sources.length === 0 ? t('income.none') : formatDollars(annualIncome, language)}
        </SheetLine>
      )}
    </dl>
  )
}

export interface AgentSheetIncomeProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
}

/** The range of an income that varies by month. */
function Range({ household: { low, best } }: Pick<EstimateLines, 'household'>) {
  const { t, language } = useTranslation('agent-sheet')
  if (low === best) return null
  return <p>{t('income.range', { low: formatDollars(low, language), best: formatDollars(best, language) })}</p>
}

/** The household's income, and how it was estimated, person by person (P-96). */
export function AgentSheetIncome({ handover }: AgentSheetIncomeProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { criteria, estimator } = handover
  const { planYear, income } = criteria
  const lines = estimator && estimateLines(estimator, planYear)
  return (
    <AgentSheetSection title={t('income.title', { year: planYear })}>
      {lines?.people.map((person) => (
        <AgentSheetEstimate key={person.person} lines={person} planYear={planYear} hasPart={lines.people.length > 1} />
      ))}
      <dl>
        <SheetLine name={t('income.total')} isTotal={lines !== null}>
          {t('income.amount', { amount: formatDollars(income, language) })}
        </SheetLine>
      </dl>
      {lines ? <Range household={lines.household} /> : <p>{t('income.typed')}</p>}
    </AgentSheetSection>
  )
}
