import { cn } from '#lib/cn.ts'

export interface SkeletonProps {
  /** `text` is a line, `title` is taller and shorter, `block` fills the size that `className` gives. */
  readonly shape?: 'text' | 'title' | 'block'
  /** Classes for the shape's size. */
  readonly className?: string
}

const shapes = { text: 'h-4 w-full rounded-sm', title: 'h-8 w-full max-w-field-md rounded-sm', block: 'rounded-card' }

/** A grey placeholder shape. Screen readers ignore it. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <div aria-hidden className={cn('animate-pulse bg-border', shapes[shape], className)} />
}
