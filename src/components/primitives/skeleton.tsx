import type { ReactNode } from 'react'

import { cn } from '#lib/cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkeletonProps {
  /** `text` is a line, `title` a taller and shorter one, `block` fills the size that `className` gives. */
  readonly shape?: 'text' | 'title' | 'block'
  /** Classes for the shape's size. */
  readonly className?: string
}

const shapes = { text: 'h-4 w-full rounded-sm', title: 'h-8 w-full max-w-field-md rounded-sm', block: 'rounded-card' }

/** A grey shape where content will stand; nothing is read of it. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <div aria-hidden className={cn('animate-pulse bg-border', shapes[shape], className)} />
}

export interface SkeletonGroupProps {
  /** Announced once for all the shapes. */
  readonly busyLabel: string
  /** The shapes. */
  readonly children: ReactNode
  /** Classes for the place that the shapes stand in. */
  readonly className?: string
}

/** Shapes that stand for one thing being fetched, with words for those who do not see them. */
export function SkeletonGroup({ busyLabel, children, className }: SkeletonGroupProps) {
  return (
    <div className={className}>
      <VisuallyHidden role="status">{busyLabel}</VisuallyHidden>
      {children}
    </div>
  )
}
