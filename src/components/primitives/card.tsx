import { type VariantProps, cva } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

const look = cva('rounded-card border border-border bg-surface', {
  variants: {
    /**
     * The padding: `none` for pictures that reach the edge, `lg` for forms.
     * @default md
     */
    padding: { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' },
    /**
     * Shows a shadow, for the main content of a page.
     * @default false
     */
    raised: { true: 'shadow-card', false: '' },
    /**
     * Shows a thick frame. A control inside the card states the choice.
     * @default false
     */
    selected: { true: 'outline-3 -outline-offset-1 outline-primary', false: '' },
  },
  defaultVariants: { padding: 'md', raised: false, selected: false },
})

export interface CardProps extends HTMLAttributes<HTMLElement>, VariantProps<typeof look> {
  /** The element. An article or section needs a name. */
  readonly as?: 'article' | 'section' | 'div'
}

/** A white sheet on the page's background. Name an article or section by its heading (`aria-labelledby`). */
export function Card({ as: Tag = 'div', padding, raised, selected, className, ...rest }: CardProps) {
  return <Tag {...rest} className={look({ padding, raised, selected, className })} />
}
