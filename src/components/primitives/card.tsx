import { type VariantProps, cva } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

const look = cva('rounded-card border border-border bg-surface', {
  variants: {
    /**
     * Room inside: none for pictures that reach the edge, `lg` for forms.
     * @default md
     */
    padding: { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' },
    /**
     * Casts a shadow, for the one thing that a page is about.
     * @default false
     */
    raised: { true: 'shadow-card', false: '' },
    /**
     * A thick frame; the choice itself is said by a control inside.
     * @default false
     */
    selected: { true: 'outline-3 -outline-offset-1 outline-primary', false: '' },
  },
  defaultVariants: { padding: 'md', raised: false, selected: false },
})

export interface CardProps extends HTMLAttributes<HTMLElement>, VariantProps<typeof look> {
  /** The element; an article or section needs a name. */
  readonly as?: 'article' | 'section' | 'div'
}

/** A white sheet on the paper. An article or section needs a name: `aria-labelledby` its heading. */
export function Card({ as: Tag = 'div', padding, raised, selected, className, ...rest }: CardProps) {
  return <Tag {...rest} className={look({ padding, raised, selected, className })} />
}
