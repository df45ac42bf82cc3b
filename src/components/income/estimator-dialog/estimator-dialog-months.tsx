import { Fieldset } from '#components/fields/fieldset.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import type { VaryingSource } from '#domain/income/estimator-issues.ts'
import {
  type MonthKind,
  monthKinds,
  type MonthText,
  type MonthTexts,
  parseMonths,
} from '#domain/income/varying-months.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { EstimatorDialogAmount, type EstimatorFields } from './estimator-dialog-amount.tsx'
import { useEstimatorWords } from './use-estimator-words.ts'

export interface EstimatorDialogMonthsProps extends EstimatorFields {
  /** The source of the income that varies: wages or self-employment. */
  readonly source: VaryingSource
  /** The year of the quote, whose months are asked. */
  readonly planYear: PlanYear
  /** The amount and the number of each kind of month, as typed. */
  readonly value: MonthTexts
  /** Called with all kinds of months after a change. */
  readonly onChange: (value: MonthTexts) => void
}

/** Asks for the amounts of a low, a usual and the best month, and how many of each there are in the year (Q-111). */
export function EstimatorDialogMonths({ source, planYear, value, onChange, ...fields }: EstimatorDialogMonthsProps) {
  const { t } = useTranslation('irregular-income')
  const { label } = useEstimatorWords()
  const change = (kind: MonthKind, text: Partial<MonthText>) => {
    onChange({ ...value, [kind]: { ...value[kind], ...text } })
  }
  return (
    <Fieldset
      id={fields.fieldId(`${source}-low-pay`).replace(/low-pay$/, 'group')}
      label={t(`months.group.${source}`)}
      hint={`${t('months.hint', { year: planYear })}${source === 'selfEmployment' ? ` ${t('months.costs')}` : ''}`}
    >
      <div className="grid gap-5">
        {monthKinds.map((kind) => (
          <div key={kind} className="grid grid-cols-2 items-end gap-x-4">
            <EstimatorDialogAmount
              {...fields}
              field={`${source}-${kind}-pay`}
              isOptional={parseMonths(value[kind].months) === 0}
              value={value[kind].pay}
              onChange={(pay) => {
                change(kind, { pay })
              }}
            />
            <NumberField
              id={fields.fieldId(`${source}-${kind}-months`)}
              label={label(`${source}-${kind}-months`)}
              error={fields.errorAt(`${source}-${kind}-months`)}
              required
              autoComplete="off"
              value={value[kind].months}
              onChange={(months) => {
                change(kind, { months })
              }}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
