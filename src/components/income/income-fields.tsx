import type { ReactNode } from 'react'

import { MoneyField } from '#components/fields/money-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { useStepErrors } from '#components/wizard/step-errors.ts'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { IncomeDraft } from '#domain/quote/draft.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface IncomeFieldsProps {
  /** The year of the quote, whose income is asked. */
  readonly planYear: PlanYear
  /** The income as typed, and each person's income if it was estimated. */
  readonly value: IncomeDraft
  /** Called with the whole answer after a change. */
  readonly onChange: (value: IncomeDraft) => void
  /** Opens the estimator. */
  readonly onEstimate: () => void
  /** Called when the visitor may soon open the estimator, so it can be fetched ahead. */
  readonly onEstimateIntent?: (() => void) | undefined
  /** The problems that the last refused press of Next found. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Messages about the estimator, shown below its button. */
  readonly children?: ReactNode
}

/**
 * Step 4 of the wizard: the household's yearly income in whole dollars, and the button to the estimator.
 */
export function IncomeFields(props: IncomeFieldsProps) {
  const { planYear, value, onChange, onEstimate, onEstimateIntent, issues, attempt, children } = props
  const { t } = useTranslation('quote-steps')
  const { errorAt, fieldId, problems } = useStepErrors(issues)
  return (
    <>
      <StepProblems problems={problems} attempt={attempt} />
      <div className="grid justify-items-start gap-4">
        <MoneyField
          id={fieldId('annualIncome')}
          label={t('incomeFields.income')}
          hint={t('incomeFields.incomeHint', { year: planYear })}
          required
          autoComplete="off"
          keeps="dollars"
          leftOutText={(what) => t(`moneyLeftOut.${what}`)}
          meantText={(what, amount) => t(`moneyMeant.${what}`, { amount })}
          value={value.annualIncome}
          error={errorAt('annualIncome')}
          onChange={(text) => {
            onChange(incomeTyped(text))
          }}
        />
        <Button
          tone="outline"
          aria-haspopup="dialog"
          onClick={onEstimate}
          onFocus={onEstimateIntent}
          onPointerEnter={onEstimateIntent}
        >
          {t('incomeFields.estimate')}
        </Button>
        {children}
      </div>
      <Disclosure summary={t('incomeFields.magi')}>
        <div className="grid gap-2 text-ink-muted">
          <p>{t('incomeFields.magiText')}</p>
          <p>{t('incomeFields.magiNot')}</p>
        </div>
      </Disclosure>
    </>
  )
}
