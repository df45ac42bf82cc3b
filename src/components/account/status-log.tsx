import { CircleCheck } from 'lucide-react'

import { NamedText } from '#components/primitives/named-text.tsx'
import { cn } from '#lib/cn.ts'
import type { Resting } from '#lib/use-news.ts'

/** One status message. */
export interface StatusEntry {
  readonly id: number
  readonly text: string
  /** The email or phone in the text, which a browser must not translate. */
  readonly identifier: string
}

export interface StatusLogProps {
  /** The name of the log. */
  readonly label: string
  /** Oldest first. */
  readonly entries: readonly StatusEntry[]
  /** Id of the new entry. After a moment it becomes a quiet line, which slow readers can still read. */
  readonly fresh: number | null
  /** Keeps the entry marked as new while the pointer rests on it. */
  readonly resting?: Resting | undefined
}

/**
 * A log of status messages, announced as they arrive and kept for reading again. Keep it mounted: messages that appear
 * together with the log are not announced.
 */
export function StatusLog({ label, entries, fresh, resting }: StatusLogProps) {
  return (
    <div role="log" aria-label={label} className="empty:hidden" {...resting}>
      {entries.map(({ id, text, identifier }) => (
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
          <span className="min-w-0 wrap-anywhere">
            <NamedText text={text} names={[identifier]} />
          </span>
        </p>
      ))}
    </div>
  )
}
