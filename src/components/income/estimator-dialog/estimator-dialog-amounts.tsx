import { Fieldset } from '#components/fields/fieldset.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { payMethods, wageFields } from '#domain/income/annualise.ts'
import type { EstimatorField, EstimatorPerson, PersonIncomeDraft } from '#domain/income/estimator.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface EstimatorDialogAmountsProps {
  /** Id of the group. */
  readonly id: string
  /** Whose income it is. */
  readonly person: EstimatorPerson
  /** The person's current answers. */
  readonly value: PersonIncomeDraft
  /** Called with all of the person's answers after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
  /** Returns the id of a field, for links in an `ErrorSummary`. */
  readonly fieldId: (field: EstimatorField) => string
  /** Returns the error of a field and how to fix it; undefined when there is none. */
  readonly errorAt: (field: EstimatorField) => string | undefined
}

type Shared = Omit<EstimatorDialogAmountsProps, 'id' | 'person'>

interface AmountProps extends Pick<Shared, 'fieldId' | 'errorAt'> {
  readonly field: Exclude<EstimatorField, 'payMethod'>
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

function Amount({ field, fieldId, errorAt, ...rest }: AmountProps) {
  const { t } = useTranslation('quote-steps')
  return (
    <MoneyField
      {...rest}
      id={fieldId(field)}
      error={errorAt(field)}
      required
      keeps="decimal"
      leftOutText={(what) => t(`estimatorDialog.leftOut.${what}`)}
      autoComplete="off"
      {...(field === 'hoursWeek' && { isMoney: false, width: 'xs' })}
    />
  )
}

function Wages({ value, onChange, fieldId, errorAt }: Shared) {
  const { t } = useTranslation('quote-steps')
  return (
    <>
      <SelectField
        id={fieldId('payMethod')}
        label={t('estimatorDialog.payMethod')}
        width="lg"
        required
        value={value.payMethod}
        error={errorAt('payMethod')}
        options={payMethods.map((method) => ({ value: method, label: t(`estimatorDialog.payMethods.${method}`) }))}
        onChange={(payMethod) => {
          onChange({ ...value, payMethod })
        }}
      />
      {wageFields[value.payMethod].map((field) => (
        <Amount
          key={field}
          {...{ field, fieldId, errorAt }}
          label={t(`estimatorDialog.wages.${field}`)}
          value={value.wages[field]}
          onChange={(text) => {
            onChange({ ...value, wages: { ...value.wages, [field]: text } })
          }}
        />
      ))}
    </>
  )
}

/** Asks how much a person earns from each chosen source. */
export function EstimatorDialogAmounts({ id, person, ...shared }: EstimatorDialogAmountsProps) {
  const { value, onChange, fieldId, errorAt } = shared
  const { t } = useTranslation('quote-steps')
  return (
    <Fieldset id={id} label={t(`estimatorDialog.people.${person}`)}>
      <div className="grid gap-4">
        {value.sources.length === 0 && <p className="text-ink-muted">{t('estimatorDialog.noIncome')}</p>}
        {value.sources.map((source) =>
          source === 'wages' ? (
            <Wages key={source} {...shared} />
          ) : (
            <Amount
              key={source}
              {...{ field: source, fieldId, errorAt }}
              label={t(`estimatorDialog.amounts.${source}`)}
              value={value.amounts[source] ?? ''}
              onChange={(text) => {
                onChange({ ...value, amounts: { ...value.amounts, [source]: text } })
              }}
            />
          ),
        )}
      </div>
    </Fieldset>
  )
}
