import { useEffect, useState } from 'react'

import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { IncomeFields } from '#components/income/income-fields.tsx'
import { LowIncomeDialog } from '#components/income/low-income-dialog.tsx'
import { medicaidHelpUrl } from '#config/urls.ts'
import { incomeAdjusted } from '#domain/quote/draft.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { Estimator } from './estimator.tsx'
import { estimator, povertyCall } from './later-parts.ts'
import { type BelowMinimum, usePovertyCheck } from './poverty-check.ts'
import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** Step 4: the income, its estimator, and the check that tells low incomes of Medicaid. */
export function IncomeStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, ports, change, check, dispatch } = wizard
  const { t, language } = useTranslation('quote-start')
  const poverty = usePovertyCheck(ports.log)
  const [below, setBelow] = useState<BelowMinimum | null>(null)
  const [isBelowTold, setIsBelowTold] = useState(false)
  const [isEstimating, setIsEstimating] = useState(false)
  useEffect(() => {
    povertyCall.warm()
  }, [])
  const next = () => {
    if (!check()) return
    poverty.check(
      draft,
      (checked) => {
        dispatch({ type: 'stepCommitted', checked })
      },
      (found) => {
        setBelow(found)
        setIsBelowTold(true)
      },
    )
  }
  return (
    <StepFrame wizard={wizard} onNext={next} isChecking={poverty.isChecking}>
      <IncomeFields
        value={draft.income}
        issues={issues}
        attempt={attempt}
        onChange={(income) => {
          poverty.reset()
          setBelow(null)
          change({ income })
        }}
        onEstimateIntent={estimator.warm}
        onEstimate={() => {
          poverty.reset()
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
      <SlowNotice wait={poverty.wait} cancel={{ label: t('slowNotice.cancel'), onPress: poverty.reset }} />
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
