import { SelectField } from '#components/fields/select-field.tsx'
import type { PersonLines } from '#domain/income/estimate-lines.ts'
import { earningMethods, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { EstimatorDialogAmount, type EstimatorFields } from './estimator-dialog-amount.tsx'
import { EstimatorDialogMonths } from './estimator-dialog-months.tsx'

export interface EstimatorDialogEarningsProps extends EstimatorFields {
  /** The year of the quote, whose income is asked. */
  readonly planYear: PlanYear
  /** The person's current answers. */
  readonly value: PersonIncomeDraft
  /** Called with all of the person's answers after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
  /** How the person's income is worked out so far. */
  readonly lines: PersonLines
}

/** Asks for self-employment income and expenses, and shows the profit that counts. */
export function EstimatorDialogEarnings(props: EstimatorDialogEarningsProps) {
  const { planYear, value, onChange, lines, ...fields } = props
  const { t } = useTranslation('irregular-income')
  return (
    <>
      <SelectField
        id={fields.fieldId('earningMethod')}
        label={t('fields.earningMethod')}
        width="lg"
        value={value.earningMethod}
        options={earningMethods.map((method) => ({ value: method, label: t(`earningMethods.${method}`) }))}
        onChange={(earningMethod) => {
          onChange({ ...value, earningMethod })
        }}
      />
      {value.earningMethod === 'varies' ? (
        <EstimatorDialogMonths
          {...fields}
          source="selfEmployment"
          planYear={planYear}
          value={value.earningMonths}
          onChange={(earningMonths) => {
            onChange({ ...value, earningMonths })
          }}
        />
      ) : (
        <EstimatorDialogAmount
          {...fields}
          field="selfEmployment"
          value={value.amounts.selfEmployment ?? ''}
          onChange={(text) => {
            onChange({ ...value, amounts: { ...value.amounts, selfEmployment: text } })
          }}
        />
      )}
      <EstimatorDialogAmount
        {...fields}
        field="workExpenses"
        hint={t('workExpensesHint')}
        isOptional
        value={value.workExpenses}
        onChange={(workExpenses) => {
          onChange({ ...value, workExpenses })
        }}
      />
      <Working lines={lines} planYear={planYear} />
    </>
  )
}

/** The profit and the deduction that follows from it. */
function Working({ lines, planYear }: { readonly lines: PersonLines; readonly planYear: PlanYear }) {
  const { t, language } = useTranslation('irregular-income')
  const earnings = lines.sources.find(({ source }) => source === 'selfEmployment')
  const tax = lines.deductions.find((line) => line.id === 'halfSelfEmploymentTax')
  const dollars = (cents: number) => formatCentsShort(cents, language)
  if (!earnings || (tax === undefined && !earnings.isLoss)) return null
  return (
    <div className="grid gap-1 border-s-4 border-border ps-3 text-sm tabular-nums">
      {earnings.isLoss && earnings.earnedCents > 0 && <p>{t('working.loss')}</p>}
      {!earnings.isLoss && earnings.expensesCents !== null && (
        <p>
          {t('working.profit', {
            earned: dollars(earnings.earnedCents),
            expenses: dollars(earnings.expensesCents),
            profit: dollars(earnings.countedCents),
          })}
        </p>
      )}
      {tax && (
        <p>
          {tax.countedCents === null
            ? t('working.halfTaxLeftOut', { year: planYear })
            : tax.capDollars === null
              ? t('working.halfTax', { profit: dollars(tax.profitCents), amount: dollars(tax.countedCents) })
              : t('working.halfTaxCapped', {
                  amount: dollars(tax.countedCents),
                  cap: formatDollars(tax.capDollars, language),
                })}
        </p>
      )}
      <p className="text-ink-muted">{t('working.source')}</p>
    </div>
  )
}
