import { MoneyField } from '#components/fields/money-field.tsx'
import type { EstimatorField } from '#domain/income/estimator-issues.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useEstimatorWords } from './use-estimator-words.ts'

/** What the fields of one person share. */
export interface EstimatorFields {
  /** Returns the id of a field, for links in an `ErrorSummary`. */
  readonly fieldId: (field: EstimatorField) => string
  /** Returns the error of a field and how to fix it; undefined when there is none. */
  readonly errorAt: (field: EstimatorField) => string | undefined
}

export interface EstimatorDialogAmountProps extends EstimatorFields {
  /** The field of the person's answers, which names it. */
  readonly field: EstimatorField
  /** The amount as typed. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (text: string) => void
  /** Help above the field, read with it. */
  readonly hint?: string | undefined
  /**
   * The field may stay empty.
   * @default false
   */
  readonly isOptional?: boolean | undefined
}

/** One amount of the estimator, in dollars. The field for hours a week has no dollar sign. */
export function EstimatorDialogAmount(props: EstimatorDialogAmountProps) {
  const { field, fieldId, errorAt, isOptional = false, ...rest } = props
  const { t } = useTranslation('quote-steps')
  const { label } = useEstimatorWords()
  return (
    <MoneyField
      {...rest}
      id={fieldId(field)}
      label={label(field)}
      error={errorAt(field)}
      required={!isOptional}
      keeps="decimal"
      leftOutText={(what) => t(`estimatorDialog.leftOut.${what}`)}
      autoComplete="off"
      {...(field === 'hoursWeek'
        ? { isMoney: false, width: 'xs' }
        : { meantText: (what, amount) => t(`moneyMeant.${what}`, { amount }) })}
    />
  )
}
