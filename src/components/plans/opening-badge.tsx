import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { Badge, type BadgeProps } from '#components/primitives/badge.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { Plan } from '#domain/plans/plan.ts'
import { englishName } from '#lib/english-name.ts'

export interface OpeningBadgeProps extends Pick<BadgeProps, 'tone' | 'size'> {
  /** The plan of the badge. Its name is read with the badge's text. */
  readonly plan: Pick<Plan, 'id' | 'name'>
  /** The badge's text. */
  readonly label: string
  /** What the badge opens, at the end of the row of badges around it. */
  readonly children: ReactNode
}

/** A badge of a plan that is a button and shows what it means. */
export function OpeningBadge({ tone, size, plan: { id, name }, label, children }: OpeningBadgeProps) {
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
        className="group -my-2 inline-flex min-h-target max-w-full items-center rounded-full py-2"
        onClick={() => {
          setOpenPlanId(open ? null : id)
        }}
      >
        <Badge tone={tone} size={size}>
          <span className="underline underline-offset-4">
            {label}
            <VisuallyHidden>
              {' '}
              <span {...englishName}>{name}</span>
            </VisuallyHidden>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.9}
            className="size-4 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180 print:hidden"
          />
        </Badge>
      </button>
      <div id={panelId} hidden={!open} className="order-last w-full text-sm">
        {/* Only when open: a page has ten cards, whose first rendering must stay short. */}
        {open && children}
      </div>
    </>
  )
}
