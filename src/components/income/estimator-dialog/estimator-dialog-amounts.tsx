import { Fieldset } from '#components/fields/fieldset.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type PayMethod, payMethods, type WageTexts } from '#domain/income/annualise.ts'
import type { EstimatorPerson, PersonIncomeDraft } from '#domain/income/estimator.ts'
import { keepDecimal } from '#domain/income/money-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the fields. */
export interface EstimatorDialogAmountsProps {
  /** Begins the ids of the fields, of which each person has their own. */
  readonly id: string
  /** Whose income it is. */
  readonly person: EstimatorPerson
  /** The person's answers as they stand. */
  readonly value: PersonIncomeDraft
  /** Called with all answers of the person after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
}

/** The amounts that each way of being paid asks for. */
const wageFields: Readonly<Record<PayMethod, readonly (keyof WageTexts)[]>> = {
  none: [],
  hourly: ['hourlyRate', 'hoursWeek'],
  weekly: ['weeklyPay'],
  biweekly: ['biweeklyPay'],
  monthly: ['monthlyPay'],
  annual: ['annualAmount'],
}

function Wages({ value, onChange }: Pick<EstimatorDialogAmountsProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('quote')
  return (
    <>
      <SelectField
        label={t('estimatorDialog.payMethod')}
        width="md"
        value={value.payMethod}
        options={payMethods.map((method) => ({ value: method, label: t(`estimatorDialog.payMethods.${method}`) }))}
        onChange={(payMethod) => {
          onChange({ ...value, payMethod })
        }}
      />
      {wageFields[value.payMethod].map((field) => {
        const shared = {
          label: t(`estimatorDialog.wages.${field}`),
          autoComplete: 'off',
          value: value.wages[field],
          onChange: (text: string) => {
            onChange({ ...value, wages: { ...value.wages, [field]: keepDecimal(text) } })
          },
        }
        return field === 'hoursWeek' ? (
          <TextField key={field} {...shared} width="xs" numeric inputMode="decimal" maxLength={6} />
        ) : (
          <MoneyField key={field} {...shared} decimals />
        )
      })}
    </>
  )
}

/** How much one person earns from each source named before. */
export function EstimatorDialogAmounts({ id, person, value, onChange }: EstimatorDialogAmountsProps) {
  const { t } = useTranslation('quote')
  return (
    <Fieldset id={id} label={t(`estimatorDialog.people.${person}`)}>
      <div className="grid gap-4">
        {value.sources.length === 0 && <p className="text-ink-muted">{t('estimatorDialog.noIncome')}</p>}
        {value.sources.map((source) =>
          source === 'wages' ? (
            <Wages key={source} value={value} onChange={onChange} />
          ) : (
            <MoneyField
              key={source}
              label={t(`estimatorDialog.amounts.${source}`)}
              decimals
              autoComplete="off"
              value={value.amounts[source] ?? ''}
              onChange={(text) => {
                onChange({ ...value, amounts: { ...value.amounts, [source]: keepDecimal(text) } })
              }}
            />
          ),
        )}
      </div>
    </Fieldset>
  )
}
