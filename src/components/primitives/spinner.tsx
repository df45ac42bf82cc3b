import { cn } from '#lib/cn.ts'

import { DrawnMark } from './drawn-mark.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SpinnerProps {
  /** What the page waits for, announced politely. */
  readonly label: string
  /** Shows the label beside the mark. Otherwise only screen readers read it. */
  readonly showLabel?: boolean
  /** `lg` is for a whole page that waits. */
  readonly size?: 'md' | 'lg'
}

export interface SpinnerMarkProps {
  /** Classes for the mark's size. */
  readonly className?: string
}

/**
 * The spinner without text, for places that already say what they wait for. Under reduced motion it is visible but does
 * not turn.
 */
export function SpinnerMark({ className = 'size-5' }: SpinnerMarkProps) {
  return <DrawnMark shape="wait" className={cn('shrink-0 animate-spin', className)} />
}

/** Shows and announces that content is being fetched. */
export function Spinner({ label, showLabel = false, size = 'md' }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-2.5 font-semibold text-primary">
      <SpinnerMark className={size === 'lg' ? 'size-10' : 'size-6'} />
      {showLabel ? <span className="text-ink">{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
