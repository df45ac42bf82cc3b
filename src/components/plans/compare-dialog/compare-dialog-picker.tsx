import { useRef, useState } from 'react'

import { SelectField } from '#components/fields/select-field.tsx'
import { useBillWords } from '#components/plans/plan-price.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { OfferedPlans } from '#domain/plans/compare-selection.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CompareDialogPickerProps {
  /** The label of the select. */
  readonly label: string
  /** The button that takes the chosen plan. */
  readonly confirmLabel: string
  /** The plans to choose from. */
  readonly offered: OfferedPlans<PlanCardModel>
  /** Called with the id of the chosen plan. */
  readonly onPick: (planId: string) => void
}

/**
 * Chooses another plan for a place of the comparison. The choice takes effect with the button, because arrow keys
 * change a select's value at each step.
 */
export function CompareDialogPicker({ label, confirmLabel, offered, onPick }: CompareDialogPickerProps) {
  const { t, language } = useTranslation('comparison')
  const plans = useTranslation('plans')
  const [planId, setPlanId] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  const billWords = useBillWords()
  return (
    <div className="grid w-full justify-items-start gap-2 print:hidden">
      <SelectField
        label={label}
        value={planId}
        onChange={(chosenId) => {
          setPlanId(chosenId)
          setIsMissing(false)
        }}
        ref={list}
        error={isMissing ? t('comparePlace.nothingChosen') : undefined}
        placeholder={t('comparePlace.choosePlan')}
        hint={offered.leftOut > 0 ? t('comparePlace.leftOut', { count: offered.leftOut }) : undefined}
        // The name comes first, because browsers find an option by its first letters.
        options={offered.plans.map(({ id, name, issuerName, price }) => ({
          value: id,
          label: [
            name,
            issuerName,
            `${formatCents(price.priceCents, language)} ${plans.t('planPrice.unit')}`,
            billWords(price),
          ]
            .filter((words) => words !== undefined)
            .join(' · '),
          lang: 'en',
        }))}
      />
      <Button
        tone="outline"
        size="sm"
        onClick={() => {
          if (planId !== '') {
            onPick(planId)
            return
          }
          setIsMissing(true)
          list.current?.focus()
        }}
      >
        {confirmLabel}
      </Button>
    </div>
  )
}
