import { type VariantProps, cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const look = cva(
  'inline-grid size-target shrink-0 place-items-center rounded-full border-2 text-ink transition-colors duration-quick hover:bg-primary-wash hover:text-primary',
  {
    variants: {
      /**
       * `bordered` adds a frame, for a button outside a group.
       * @default plain
       */
      look: { plain: 'border-transparent', bordered: 'border-border bg-surface' },
    },
    defaultVariants: { look: 'plain' },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> &
  VariantProps<typeof look> & {
    /** The button's name; its children are a decorative icon. */
    readonly label: string
  }

/** A button that shows only an icon: 44 px wide and high, named by `label`. */
export function IconButton({ label, look: chosen, className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={look({ look: chosen, className })} />
}
