import { useEffect, useState } from 'react'

import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { IncomeFields } from '#components/income/income-fields.tsx'
import { LowIncomeDialog } from '#components/income/low-income-dialog.tsx'
import { medicaidHelpUrl } from '#config/urls.ts'
import { incomeAdjusted } from '#domain/quote/draft.ts'
import { incomeFacts } from '#domain/quote/income-check.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useLongWait } from '#lib/use-long-wait.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

import { type BelowMinimum, checkIncome } from './check-income.ts'
import { Estimator } from './estimator.tsx'
import { estimator, povertyCall } from './later-parts.ts'
import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** Step 4: the income, its estimator, and the check that informs low incomes about Medicaid. */
export function IncomeStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, ports, change, check, dispatch } = wizard
  const { t, language } = useTranslation('quote-start')
  const checking = useOneAtATime()
  const wait = useLongWait(checking.isRunning)
  const [below, setBelow] = useState<BelowMinimum | null>(null)
  const [isBelowTold, setIsBelowTold] = useState(false)
  const [isEstimating, setIsEstimating] = useState(false)
  useEffect(() => {
    povertyCall.warm()
  }, [])
  const next = () => {
    if (!check()) return
    const facts = incomeFacts(draft, wizard.planYear)
    if (facts === null) return
    void checking
      .run((signal) => checkIncome(facts, ports.log, signal))
      .then((checked) => {
        if (checked === null) return
        if (checked.kind === 'passed') {
          dispatch({ type: 'stepCommitted', checked: checked.income })
          return
        }
        setBelow(checked.below)
        setIsBelowTold(true)
      })
  }
  return (
    <StepFrame wizard={wizard} onNext={next} isChecking={checking.isRunning}>
      <IncomeFields
        planYear={wizard.planYear}
        value={draft.income}
        issues={issues}
        attempt={attempt}
        onChange={(income) => {
          checking.cancel()
          setBelow(null)
          change({ income })
        }}
        onEstimateIntent={estimator.warm}
        onEstimate={() => {
          checking.cancel()
          setBelow(null)
          setIsEstimating(true)
        }}
      >
        {isEstimating && (
          <Estimator
            wizard={wizard}
            onClose={() => {
              setIsEstimating(false)
            }}
            onReopen={() => {
              setIsEstimating(true)
            }}
          />
        )}
      </IncomeFields>
      <SlowNotice wait={wait} cancel={{ label: t('slowNotice.cancel'), onPress: checking.cancel }} />
      {below && (
        <LowIncomeDialog
          open={isBelowTold}
          {...below.facts}
          minimumIncome={below.minimumIncome}
          medicaidUrl={medicaidHelpUrl[language]}
          onAdjust={() => {
            setBelow(null)
            dispatch({
              type: 'stepCommitted',
              draft: { income: incomeAdjusted(below.minimumIncome) },
              checked: { ...below.facts, annualIncome: below.minimumIncome },
            })
          }}
          onClose={() => {
            setIsBelowTold(false)
          }}
          onReopen={() => {
            setIsBelowTold(true)
          }}
        />
      )}
    </StepFrame>
  )
}
