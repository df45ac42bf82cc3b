import { CircleCheck } from 'lucide-react'

import { cn } from '#lib/cn.ts'
import type { Resting } from '#lib/use-news.ts'

/** One piece of news. */
export interface StatusEntry {
  readonly id: number
  readonly text: string
}

export interface StatusLogProps {
  /** Names the log. */
  readonly label: string
  /** The oldest first. */
  readonly entries: readonly StatusEntry[]
  /** The entry that is news now; a moment later it stays as a quiet line, for who reads slowly. */
  readonly fresh: number | null
  /** Keeps it news while the pointer rests on it. */
  readonly resting?: Resting | undefined
}

/** News that are said as they come and stay to be read again. Keep it mounted: what is there with the page is not said. */
export function StatusLog({ label, entries, fresh, resting }: StatusLogProps) {
  return (
    <div role="log" aria-label={label} className="empty:hidden" {...resting}>
      {entries.map(({ id, text }) => (
        <p
          key={id}
          className={cn(
            'flex items-start gap-2 rounded-md border px-3 py-2',
            id === fresh ? 'forced-border border-success bg-primary-wash' : 'border-transparent text-sm text-ink-muted',
          )}
        >
          <CircleCheck
            aria-hidden
            strokeWidth={1.9}
            className={cn('mt-0.5 size-5 shrink-0', id === fresh ? 'text-success' : 'text-ink-muted')}
          />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      ))}
    </div>
  )
}
