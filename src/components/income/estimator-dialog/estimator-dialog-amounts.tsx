import { Fieldset } from '#components/fields/fieldset.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { payMethods, wageFields } from '#domain/income/annualise.ts'
import type { PersonLines } from '#domain/income/estimate-lines.ts'
import type { EstimatorPerson, PersonIncomeDraft } from '#domain/income/estimator.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { EstimatorDialogAmount, type EstimatorFields } from './estimator-dialog-amount.tsx'
import { EstimatorDialogDeductions } from './estimator-dialog-deductions.tsx'
import { EstimatorDialogEarnings } from './estimator-dialog-earnings.tsx'
import { EstimatorDialogMonths } from './estimator-dialog-months.tsx'

export interface EstimatorDialogAmountsProps extends EstimatorFields {
  /** Id of the group. */
  readonly id: string
  /** Whose income it is. */
  readonly person: EstimatorPerson
  /** The year of the quote, whose income is asked. */
  readonly planYear: PlanYear
  /** The person's current answers. */
  readonly value: PersonIncomeDraft
  /** Called with all of the person's answers after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
  /** How the person's income is worked out so far. */
  readonly lines: PersonLines
  /** Whether the person is asked what lowers the income. */
  readonly asksForDeductions: boolean
}

type WagesProps = Pick<EstimatorDialogAmountsProps, 'planYear' | 'value' | 'onChange' | keyof EstimatorFields>

function Wages({ planYear, value, onChange, ...fields }: WagesProps) {
  const { t } = useTranslation('quote-steps')
  const { t: tIncome } = useTranslation('irregular-income')
  return (
    <>
      <SelectField
        id={fields.fieldId('payMethod')}
        label={t('estimatorDialog.payMethod')}
        hint={tIncome('wagesHint')}
        width="lg"
        required
        value={value.payMethod}
        error={fields.errorAt('payMethod')}
        options={payMethods.map((method) => ({
          value: method,
          label:
            method === 'twiceMonthly' || method === 'varies'
              ? tIncome(`payMethods.${method}`)
              : t(`estimatorDialog.payMethods.${method}`),
        }))}
        onChange={(payMethod) => {
          onChange({ ...value, payMethod })
        }}
      />
      {wageFields[value.payMethod].map((field) => (
        <EstimatorDialogAmount
          key={field}
          {...fields}
          field={field}
          value={value.wages[field]}
          onChange={(text) => {
            onChange({ ...value, wages: { ...value.wages, [field]: text } })
          }}
        />
      ))}
      {value.payMethod === 'varies' && (
        <EstimatorDialogMonths
          {...fields}
          source="wages"
          planYear={planYear}
          value={value.wageMonths}
          onChange={(wageMonths) => {
            onChange({ ...value, wageMonths })
          }}
        />
      )}
    </>
  )
}

/** Asks how much a person earns from each chosen source, and for deductions. */
export function EstimatorDialogAmounts(props: EstimatorDialogAmountsProps) {
  const { id, person, planYear, value, onChange, lines, asksForDeductions, fieldId, errorAt } = props
  const { t } = useTranslation('quote-steps')
  const { t: tIncome } = useTranslation('irregular-income')
  const fields = { fieldId, errorAt }
  const shared = { ...fields, planYear, value, onChange }
  return (
    <Fieldset id={id} label={t(`estimatorDialog.people.${person}`)}>
      <div className="grid gap-4">
        {value.sources.length === 0 && <p className="text-ink-muted">{t('estimatorDialog.noIncome')}</p>}
        {value.sources.map((source) => {
          if (source === 'wages') return <Wages key={source} {...shared} />
          if (source === 'selfEmployment') return <EstimatorDialogEarnings key={source} {...shared} lines={lines} />
          return (
            <EstimatorDialogAmount
              key={source}
              {...fields}
              field={source}
              hint={source === 'socialSecurity' ? tIncome('socialSecurityHint') : undefined}
              value={value.amounts[source] ?? ''}
              onChange={(text) => {
                onChange({ ...value, amounts: { ...value.amounts, [source]: text } })
              }}
            />
          )
        })}
        {asksForDeductions && <EstimatorDialogDeductions {...fields} {...{ value, onChange, lines, planYear }} />}
      </div>
    </Fieldset>
  )
}
