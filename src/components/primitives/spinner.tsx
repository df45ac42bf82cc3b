import { LoaderCircle } from 'lucide-react'

import { cn } from '#lib/cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SpinnerProps {
  /** What is being waited for, announced politely. */
  readonly label: string
  /** Shows the label beside the mark; otherwise it is only heard. */
  readonly showLabel?: boolean
  /** `lg` is for a page that waits as a whole. */
  readonly size?: 'md' | 'lg'
}

export interface SpinnerMarkProps {
  /** Classes for the mark's size. */
  readonly className?: string
}

/** The turning mark alone, for places that already say what they wait for. Under reduced motion it stands still, but stays. */
export function SpinnerMark({ className = 'size-5' }: SpinnerMarkProps) {
  return <LoaderCircle aria-hidden strokeWidth={1.9} className={cn('shrink-0 animate-spin', className)} />
}

/** Says and shows that something is being fetched. */
export function Spinner({ label, showLabel = false, size = 'md' }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-2.5 font-semibold text-primary">
      <SpinnerMark className={size === 'lg' ? 'size-10' : 'size-6'} />
      {showLabel ? <span className="text-ink">{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
