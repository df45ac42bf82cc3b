import { useId } from 'react'

import { ChoiceMark } from '#components/fields/choice-mark.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { englishName } from '#lib/english-name.ts'

export interface PlanCardCompareProps {
  /** The plan. Its name ends the checkbox's name; a chosen one without the household's extra savings says so (P-28). */
  readonly plan: Pick<PlanCardModel, 'name' | 'lacksSavings'>
  /** Whether the plan is chosen for comparison. */
  readonly checked: boolean
  /** Whether the comparison is full. If so, the checkbox of a plan outside it says why it cannot be ticked. */
  readonly full: boolean
  /** Adds the plan to the comparison or removes it. */
  readonly onChange: () => void
}

/**
 * The checkbox that adds a plan to the comparison. When the comparison is full it stays focusable and keeps its height: keyboard
 * users hear the reason, which the dock says for all cards (P-40).
 */
export function PlanCardCompare({ plan, checked, full, onChange }: PlanCardCompareProps) {
  const { t } = useTranslation('plans')
  const id = useId()
  const blocked = full && !checked
  const note = blocked
    ? t('compareCheckbox.full', { count: compareMaximum })
    : checked && plan.lacksSavings && t('compareCheckbox.withoutSavings')
  return (
    // An empty checkbox says nothing on paper.
    <div className={cn('min-w-0', !checked && 'print:hidden')}>
      <label
        htmlFor={id}
        className={cn('flex min-h-target items-center gap-2 font-semibold print:min-h-0', blocked && 'text-ink-muted')}
      >
        <ChoiceMark
          type="checkbox"
          id={id}
          checked={checked}
          aria-disabled={blocked || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={() => {
            if (!blocked) onChange()
          }}
        />
        <span>
          {t('compareCheckbox.label')}
          <VisuallyHidden>
            {' '}
            <span {...englishName}>{plan.name}</span>
          </VisuallyHidden>
        </span>
      </label>
      {note && (
        <p id={`${id}-note`} className={blocked ? 'sr-only' : 'text-xs text-ink-muted print:hidden'}>
          {note}
        </p>
      )}
    </div>
  )
}
