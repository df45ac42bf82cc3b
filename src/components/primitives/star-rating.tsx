import { Star } from 'lucide-react'

import { cn } from '#lib/cn.ts'

/** The stars of the full scale (C-23). */
const scale = [1, 2, 3, 4, 5] as const

export interface StarRatingProps {
  /** Filled stars, out of five. */
  readonly stars: (typeof scale)[number]
  /** The rating in words, "4 out of 5 stars". */
  readonly label: string
}

/** A rating as filled stars out of five. Screen readers read it as words. */
export function StarRating({ stars, label }: StarRatingProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-accent-text">
      {scale.map((star) => (
        <Star
          key={star}
          aria-hidden
          strokeWidth={1.9}
          className={cn('size-5 print:size-3', star <= stars ? 'fill-accent' : 'fill-transparent')}
        />
      ))}
    </span>
  )
}
