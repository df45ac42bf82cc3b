import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface ChoosePlanButtonProps {
  /** The plan to choose. Its name is read with the button's text. */
  readonly plan: Pick<PlanCardModel, 'id' | 'name'>
  /** Continues to registration with the plan of this id. */
  readonly onChoose: (planId: string) => void
  /** `md` as on a card, or `sm` as in the comparison. */
  readonly size?: 'md' | 'sm'
  /** Classes for the button's place. */
  readonly className?: string
}

/** The button that chooses a plan and leads to registration (P-18). */
export function ChoosePlanButton({ plan, onChoose, ...look }: ChoosePlanButtonProps) {
  const { t } = useTranslation('plans')
  return (
    <Button
      {...look}
      onClick={() => {
        onChoose(plan.id)
      }}
    >
      <span>
        {t('planCard.choose')}
        <VisuallyHidden>
          {' '}
          <span {...englishName}>{plan.name}</span>
        </VisuallyHidden>
      </span>
    </Button>
  )
}
