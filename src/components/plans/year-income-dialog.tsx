import { type RefObject, useId, useState } from 'react'

import { MoneyField } from '#components/fields/money-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { useStepErrors } from '#components/wizard/step-errors.ts'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { parseAnnualIncome } from '#domain/income/money-text.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { incomeIssues } from '#domain/quote/validate-quote.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatDollars, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface YearIncomeDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The year that was chosen. */
  readonly planYear: PlanYear
  /** The year of the listed plans, and the household's income for it, in whole dollars. */
  readonly listed: { readonly planYear: PlanYear; readonly income: number }
  /** The days on which coverage of both years can start, if they are known. Ages count on them. */
  readonly starts?: { readonly chosen: CalendarDay; readonly listed: CalendarDay } | undefined
  /** Called with the income of the chosen year, in whole dollars. The caller closes the dialog. */
  readonly onIncome: (income: number) => void
  /** Closes the dialog: the listed year stays. */
  readonly onClose: () => void
  /** The element that gets the focus on closing; by default the opener. */
  readonly returnFocus?: RefObject<HTMLElement | null>
}

/**
 * Asks for the household's income of another year before its prices are shown. The field is empty: the income of
 * one year says nothing of another.
 */
export function YearIncomeDialog(props: YearIncomeDialogProps) {
  const { open, planYear, listed, starts, onIncome, onClose, returnFocus } = props
  const { t, language } = useTranslation('coverage-year')
  const steps = useTranslation('quote-steps')
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<readonly QuoteIssue[]>([])
  const [attempt, setAttempt] = useState(0)
  const { errorAt, fieldId, problems } = useStepErrors(refused)
  const years = { year: planYear, listed: listed.planYear, income: formatDollars(listed.income, language) }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      {...(returnFocus && { returnFocus })}
      title={t('yearIncome.title', years)}
      closeLabel={t('yearIncome.stay', years)}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('yearIncome.stay', years)}
          </Button>
          <Button type="submit" form={formId}>
            {t('yearIncome.show', years)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const issues = incomeIssues(incomeTyped(typed))
          setRefused(issues)
          const income = issues.length === 0 ? parseAnnualIncome(typed) : null
          if (income === null) setAttempt(attempt + 1)
          else onIncome(income)
        }}
      >
        <StepProblems problems={problems} attempt={attempt} />
        <p>{t('yearIncome.text', years)}</p>
        {starts && (
          <p>
            {t('yearIncome.ages', {
              ...years,
              day: formatLongDate(starts.chosen, language),
              listedDay: formatLongDate(starts.listed, language),
            })}
          </p>
        )}
        <MoneyField
          id={fieldId('annualIncome')}
          label={t('yearIncome.label', years)}
          hint={t('yearIncome.hint', years)}
          required
          autoComplete="off"
          keeps="dollars"
          leftOutText={(what) => steps.t(`moneyLeftOut.${what}`)}
          meantText={(what, amount) => steps.t(`moneyMeant.${what}`, { amount })}
          value={typed}
          error={errorAt('annualIncome')}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  )
}
