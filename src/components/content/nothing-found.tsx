import type { ReactNode } from 'react'

import { Face } from '#components/media/face.tsx'

export interface NothingFoundProps {
  /** What was not found, in one sentence. */
  readonly title: string
  /** What to do next. */
  readonly children: ReactNode
  /** The buttons and links that do it. */
  readonly action: ReactNode
}

/** The place of a list without a match: what is missing, and who helps, beside an agent. */
export function NothingFound({ title, children, action }: NothingFoundProps) {
  return (
    <div className="flex gap-4 rounded-card border border-border bg-surface p-5">
      <span className="size-20 shrink-0 max-sm:size-14">
        <Face name="agent" alt="" />
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-3">
        <p className="text-lg font-semibold">{title}</p>
        <p className="max-w-prose">{children}</p>
        <div className="flex flex-wrap gap-3">{action}</div>
      </div>
    </div>
  )
}
