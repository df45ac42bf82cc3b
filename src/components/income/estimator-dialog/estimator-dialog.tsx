import { type ReactNode, useId, useState } from 'react'

import { AgiHelpCard } from '#components/income/agi-help-card.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import { estimateLines } from '#domain/income/estimate-lines.ts'
import { estimateIncome, type IncomeEstimate } from '#domain/income/estimated-income.ts'
import { type EstimatorField, type EstimatorIssue, estimatorIssues } from '#domain/income/estimator-issues.ts'
import {
  asksForDeductions,
  type EstimatorDraft,
  type EstimatorPerson,
  peopleWithoutSource,
  type PersonIncomeDraft,
} from '#domain/income/estimator.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { EstimatorDialogAmounts } from './estimator-dialog-amounts.tsx'
import { EstimatorDialogSources } from './estimator-dialog-sources.tsx'
import { EstimatorDialogTotal } from './estimator-dialog-total.tsx'
import { useEstimatorWords } from './use-estimator-words.ts'

const notCounted = ['childSupport', 'gifts', 'ssi', 'veteransDisability', 'workersCompensation'] as const

/** What to leave out of the amounts. */
function EstimatorDialogNotCounted() {
  const { t } = useTranslation('irregular-income')
  return (
    <Disclosure summary={t('notCounted.title')}>
      <p className="text-ink-muted">{t('notCounted.intro')}</p>
      <ul className="list-disc ps-5 text-ink-muted">
        {notCounted.map((what) => (
          <li key={what}>{t(`notCounted.${what}`)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

export interface EstimatorDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The year of the quote, whose income is asked. */
  readonly planYear: PlanYear
  /** The answers so far; `spouse` is null if the household has none. */
  readonly value: EstimatorDraft
  /** Called with all answers after a change. */
  readonly onChange: (value: EstimatorDraft) => void
  /** Uses the estimate in the wizard. */
  readonly onUse: (estimate: IncomeEstimate) => void
  /** Called by the close button, Escape or a press outside. The answers are kept. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
  /** The credit at each income of the range, shown below a varying income. */
  readonly rangeCredits?: ReactNode
}

type Screen = 'sources' | 'amounts'

/** Returns why no yearly income is shown; null when it is shown. */
function whyOpen(issues: readonly EstimatorIssue[]) {
  const has = (code: EstimatorIssue['code']) => issues.some((issue) => issue.code === code)
  if (has('months') || has('monthsTogether')) return 'months'
  if (has('amountTooLarge')) return 'tooLarge'
  return has('amountUnclear') ? 'amounts' : null
}

/** Estimates the income: first each person's sources, then the amounts. */
export function EstimatorDialog(props: EstimatorDialogProps) {
  const { open, planYear, value, onChange, onUse, onClose, onReopen, rangeCredits } = props
  const { t } = useTranslation('quote-steps')
  const words = useEstimatorWords()
  const id = useId()
  const [screen, setScreen] = useState<Screen>('sources')
  const [attempt, setAttempt] = useState(0)
  const people: readonly EstimatorPerson[] = value.spouse ? ['primary', 'spouse'] : ['primary']
  const missing = attempt > 0 ? peopleWithoutSource(value) : []
  const textOf = (person: EstimatorPerson) => t(`estimatorDialog.sourceNeeded.${person}`)
  const openIssues = estimatorIssues(value)
  const unclear = attempt > 0 && screen === 'amounts' ? openIssues : []
  // More digits only make an amount larger, so this error is shown while typing, before Use.
  const toldAtOnce = openIssues.filter(({ code }) => code === 'amountTooLarge')
  const amountId = (person: EstimatorPerson, field: EstimatorField) => `${id}-${person}-${field}`
  const problems =
    screen === 'sources'
      ? missing.map((person) => ({ fieldId: `${id}-${person}`, message: textOf(person) }))
      : unclear.map((issue) => ({
          fieldId: amountId(issue.person, issue.field),
          message: words.inSummary(issue, value),
        }))
  const lines = estimateLines(value, planYear)
  const income = lines.household
  const isRange = income.low !== income.best && openIssues.length === 0
  const openTotal = whyOpen(openIssues)

  const continueToAmounts = () => {
    if (peopleWithoutSource(value).length > 0) {
      setAttempt(attempt + 1)
      return
    }
    setAttempt(0)
    setScreen('amounts')
  }
  const useEstimate = () => {
    if (estimatorIssues(value).length > 0) setAttempt(attempt + 1)
    else onUse(estimateIncome(value, planYear))
  }
  const changeOf = (person: EstimatorPerson) => (changed: PersonIncomeDraft) => {
    onChange({ ...value, [person]: changed })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('estimatorDialog.title')}
      closeLabel={t('estimatorDialog.cancel')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('estimatorDialog.cancel')}
          </Button>
          {screen === 'sources' ? (
            <Button onClick={continueToAmounts}>{t('estimatorDialog.continue')}</Button>
          ) : (
            <>
              <Button
                tone="outline"
                onClick={() => {
                  setAttempt(0)
                  setScreen('sources')
                }}
              >
                {t('estimatorDialog.back')}
              </Button>
              <Button onClick={useEstimate}>{t('estimatorDialog.use')}</Button>
            </>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <StepProblems key={screen} problems={problems} attempt={attempt} />
        <div>
          <FocusHeading level={3} focusKey={screen}>
            {t(`estimatorDialog.${screen}Heading`)}
          </FocusHeading>
          <p className="mt-1 text-ink-muted">{t(`estimatorDialog.${screen}Hint`, { year: planYear })}</p>
        </div>
        {people.map((person) => {
          const answers = value[person]
          const personLines = lines.people.find((one) => one.person === person)
          if (!answers || !personLines) return null
          const shared = { id: `${id}-${person}`, person, value: answers, onChange: changeOf(person) }
          return screen === 'sources' ? (
            <EstimatorDialogSources
              key={person}
              {...shared}
              error={missing.includes(person) ? textOf(person) : undefined}
            />
          ) : (
            <EstimatorDialogAmounts
              key={person}
              {...shared}
              planYear={planYear}
              lines={personLines}
              asksForDeductions={asksForDeductions(value)}
              fieldId={(field) => amountId(person, field)}
              errorAt={(field) => {
                const issue = [...unclear, ...toldAtOnce].find((one) => one.person === person && one.field === field)
                return issue && words.message(issue, value)
              }}
            />
          )
        })}
        <AgiHelpCard planYear={planYear} />
        <EstimatorDialogNotCounted />
        {screen === 'amounts' && (
          // On a phone it stays on the screen while the amounts scroll, unless a keyboard or large letters make the window
          // low. On a wide screen the footer does.
          <div className="max-sm:tall:sticky max-sm:tall:bottom-2 max-sm:tall:z-10">
            <EstimatorDialogTotal income={income} open={openTotal} isRange={isRange} />
          </div>
        )}
        {screen === 'amounts' && isRange && rangeCredits}
      </div>
    </Dialog>
  )
}
