import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { planLetters } from './compare-dialog-letter.tsx'
import { columnsOf } from './compare-dialog-phone.tsx'

export interface CompareDialogChoiceProps {
  /** The compared plans. */
  readonly plans: readonly PlanCardModel[]
  /** Called with the id of the chosen plan. */
  readonly onChoose: (planId: string) => void
}

/** The buttons that choose, each below its plan's column. */
export function CompareDialogChoice({ plans, onChoose }: CompareDialogChoiceProps) {
  const { t } = useTranslation('comparison')
  return (
    <div className={columnsOf(plans.length)}>
      {plans.map(({ id, name }, place) => (
        <Button
          key={id}
          size="sm"
          className="w-full px-1"
          onClick={() => {
            onChoose(id)
          }}
        >
          <span>
            {t('compareBar.choose', { letter: planLetters[place] ?? '' })}
            <VisuallyHidden>
              {' '}
              <span {...englishName}>{name}</span>
            </VisuallyHidden>
          </span>
        </Button>
      ))}
    </div>
  )
}
