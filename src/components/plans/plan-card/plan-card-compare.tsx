import { useId } from 'react'

import { ChoiceMark } from '#components/fields/choice-mark.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { englishName } from '#lib/english-name.ts'

export interface PlanCardCompareProps {
  /** The plan's name, which ends the checkbox's name. */
  readonly planName: string
  /** Whether the plan is chosen for comparison. */
  readonly checked: boolean
  /** Whether the comparison is full. If so, the checkbox of a plan outside it says why it cannot be ticked. */
  readonly full: boolean
  /** Adds the plan to the comparison or removes it. */
  readonly onChange: () => void
}

/**
 * The checkbox that adds a plan to the comparison. When the comparison is full it stays focusable, so keyboard users
 * find the reason (P-40).
 */
export function PlanCardCompare({ planName, checked, full, onChange }: PlanCardCompareProps) {
  const { t } = useTranslation('plans')
  const id = useId()
  const blocked = full && !checked
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={cn('flex min-h-target items-center gap-2 font-semibold print:min-h-0', blocked && 'text-ink-muted')}
      >
        <ChoiceMark
          type="checkbox"
          id={id}
          checked={checked}
          {...(blocked && { 'aria-disabled': true, 'aria-describedby': `${id}-reason` })}
          onChange={() => {
            if (!blocked) onChange()
          }}
        />
        <span>
          {t('compareCheckbox.label')}
          <VisuallyHidden>
            {' '}
            <span {...englishName}>{planName}</span>
          </VisuallyHidden>
        </span>
      </label>
      {blocked && (
        <p id={`${id}-reason`} className="text-xs text-ink-muted print:hidden">
          {t('compareCheckbox.full', { count: compareMaximum })}
        </p>
      )}
    </div>
  )
}
