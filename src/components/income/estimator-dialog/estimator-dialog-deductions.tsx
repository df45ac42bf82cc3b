import { useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import type { PersonLines } from '#domain/income/estimate-lines.ts'
import { type PersonIncomeDraft, typedDeductions } from '#domain/income/estimator.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { EstimatorDialogAmount, type EstimatorFields } from './estimator-dialog-amount.tsx'

export interface EstimatorDialogDeductionsProps extends EstimatorFields {
  /** The person's current answers. */
  readonly value: PersonIncomeDraft
  /** Called with all of the person's answers after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
  /** How the person's income is worked out so far. */
  readonly lines: PersonLines
}

/** Asks for what a person may take off the income. It is open once something was entered or is wrong. */
export function EstimatorDialogDeductions(props: EstimatorDialogDeductionsProps) {
  const { value, onChange, lines, ...fields } = props
  const { t, language } = useTranslation('irregular-income')
  const [isOpen, setIsOpen] = useState(() => typedDeductions.some((field) => value.deductions[field] !== ''))
  const hasError = typedDeductions.some((field) => fields.errorAt(field) !== undefined)
  const interest = lines.deductions.find((line) => line.id === 'studentLoanInterest')
  const dollars = (cents: number) => formatCentsShort(cents, language)
  const limited =
    interest && interest.countedCents < interest.enteredCents
      ? t('deductions.limited', {
          entered: dollars(interest.enteredCents),
          counted: dollars(interest.countedCents),
        })
      : ''
  return (
    <Disclosure summary={t('deductions.title')} open={isOpen || hasError} onOpenChange={setIsOpen}>
      <div className="grid gap-4">
        {typedDeductions.map((field) => (
          <EstimatorDialogAmount
            key={field}
            {...fields}
            field={field}
            hint={t(`deductions.${field}Hint`)}
            isOptional
            value={value.deductions[field]}
            onChange={(text) => {
              // A mended error does not close the panel under the field.
              setIsOpen(true)
              onChange({ ...value, deductions: { ...value.deductions, [field]: text } })
            }}
          />
        ))}
      </div>
      <p className="max-w-prose text-sm font-semibold">
        <LiveRegion visible text={limited} className="mt-1.5 block" />
      </p>
    </Disclosure>
  )
}
