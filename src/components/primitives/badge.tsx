import { type VariantProps, cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva(
  'forced-border inline-flex w-fit max-w-full items-center gap-1.5 rounded-full leading-none font-semibold',
  {
    variants: {
      /**
       * The colour, which only repeats the word. Metal levels have separate colours.
       * @default default
       */
      tone: {
        default: 'bg-border text-ink',
        primary: 'bg-primary-soft text-primary-strong',
        accent: 'bg-accent-wash text-accent-text',
        success: 'bg-primary-wash text-success',
        danger: 'bg-danger-wash text-danger',
        hero: 'bg-hero text-on-hero',
        bronze: 'bg-bronze-wash text-bronze',
        silver: 'bg-silver-wash text-silver',
        gold: 'bg-gold-wash text-gold',
        platinum: 'bg-platinum-wash text-platinum',
        catastrophic: 'bg-catastrophic-wash text-catastrophic',
      },
      /**
       * `sm` is for crowded places.
       * @default md
       */
      size: { md: 'px-2.5 py-1.5 text-sm', sm: 'px-2 py-1 text-xs' },
    },
    defaultVariants: { tone: 'default', size: 'md' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof look>['tone']>

export interface BadgeProps extends VariantProps<typeof look> {
  /** Shows a dot before the word, as for metal levels. The word carries the meaning. */
  readonly dot?: boolean
  /** A decorative icon before the word. */
  readonly icon?: ReactNode
  /** The word. */
  readonly children: ReactNode
  /**
   * `div` is for a word that opens a box of its own.
   * @default span
   */
  readonly as?: 'span' | 'div'
  /** Classes for the badge's position. */
  readonly className?: string
}

/** A word in a coloured pill. The colour only repeats the word. */
export function Badge({ tone, size, dot = false, icon, children, as: Box = 'span', className }: BadgeProps) {
  return (
    <Box className={look({ tone, size, className })}>
      {dot && (
        <svg aria-hidden viewBox="0 0 8 8" className="size-2 shrink-0 fill-current">
          <circle cx="4" cy="4" r="4" />
        </svg>
      )}
      {icon}
      {children}
    </Box>
  )
}
