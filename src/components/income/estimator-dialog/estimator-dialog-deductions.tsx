import { useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { knownIraLimit } from '#domain/income/estimated-income.ts'
import type { PersonLines } from '#domain/income/estimate-lines.ts'
import { type PersonIncomeDraft, typedDeductions } from '#domain/income/estimator.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { EstimatorDialogAmount, type EstimatorFields } from './estimator-dialog-amount.tsx'

export interface EstimatorDialogDeductionsProps extends EstimatorFields {
  /** The person's current answers. */
  readonly value: PersonIncomeDraft
  /** Called with all of the person's answers after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
  /** How the person's income is worked out so far. */
  readonly lines: PersonLines
  /** The year of the quote, whose limits apply. */
  readonly planYear: PlanYear
}

/** Asks for a person's deductions. The panel opens once a deduction is entered or has an error. */
export function EstimatorDialogDeductions(props: EstimatorDialogDeductionsProps) {
  const { value, onChange, lines, planYear, ...fields } = props
  const { t, language } = useTranslation('irregular-income')
  const [isOpen, setIsOpen] = useState(() => typedDeductions.some((field) => value.deductions[field] !== ''))
  const hasError = typedDeductions.some((field) => fields.errorAt(field) !== undefined)
  const limit = knownIraLimit(planYear)
  const hintOf = {
    ira: t('deductions.iraHint', {
      year: limit.year,
      under50: formatDollars(limit.under50Dollars, language),
      from50: formatDollars(limit.from50Dollars, language),
    }),
    studentLoanInterest: t('deductions.studentLoanInterestHint'),
  }
  const limited = lines.deductions
    .flatMap((line) =>
      line.id !== 'halfSelfEmploymentTax' && line.countedCents < line.enteredCents
        ? t(line.id === 'ira' ? 'deductions.iraLimited' : 'deductions.limited', {
            entered: formatCentsShort(line.enteredCents, language),
            counted: formatCentsShort(line.countedCents, language),
          })
        : [],
    )
    .join(' ')
  return (
    <Disclosure summary={t('deductions.title')} open={isOpen || hasError} onOpenChange={setIsOpen}>
      <div className="grid gap-4">
        {typedDeductions.map((field) => (
          <EstimatorDialogAmount
            key={field}
            {...fields}
            field={field}
            hint={hintOf[field]}
            isOptional
            value={value.deductions[field]}
            onChange={(text) => {
              // The panel stays open when its last error is corrected, so the focused field stays visible.
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
