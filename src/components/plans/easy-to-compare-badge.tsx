import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { Badge } from '#components/primitives/badge.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { Plan } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface EasyToCompareBadgeProps {
  /** A standard plan. Its name is read with the badge's text. */
  readonly plan: Pick<Plan, 'id' | 'name'>
}

/**
 * The badge of a standard plan: a button that shows what it means, at the end of the row of badges around it (P-83).
 */
export function EasyToCompareBadge({ plan: { id, name } }: EasyToCompareBadgeProps) {
  const { t } = useTranslation('plans')
  // The state is a plan's id, so a card that gets another plan starts closed.
  const [openPlanId, setOpenPlanId] = useState<string | null>(null)
  const panelId = useId()
  const open = openPlanId === id
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className="group -my-2 inline-flex min-h-target max-w-full items-center rounded-full"
        onClick={() => {
          setOpenPlanId(open ? null : id)
        }}
      >
        <Badge tone="primary">
          <span className="underline underline-offset-4">
            {t('easyToCompareBadge.label')}
            <VisuallyHidden>
              {' '}
              <span lang="en">{name}</span>
            </VisuallyHidden>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.9}
            className="size-4 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180 print:hidden"
          />
        </Badge>
      </button>
      <p id={panelId} hidden={!open} className="order-last w-full text-sm">
        {t('easyToCompareBadge.meaning')}
      </p>
    </>
  )
}
