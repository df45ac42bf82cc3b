import { type VariantProps, cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, useId } from 'react'

import { SpinnerMark } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The look of a button, and of links that lead to the next step. `inverse` is for the dark hero surface. */
export const buttonLook = cva(
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-center leading-snug font-semibold no-underline transition-colors duration-quick',
  {
    variants: {
      /**
       * The button's emphasis. Use one `primary` a view (C-91), first in a row and last in a bar (C-97); `inverse` is for the dark hero surface.
       * @default primary
       */
      tone: {
        primary: 'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
        outline: 'border-primary text-primary hover:bg-primary-wash',
        quiet: 'border-transparent text-primary hover:bg-primary-wash',
        accent: 'border-accent bg-accent text-on-accent not-aria-disabled:hover:brightness-95',
        danger: 'border-danger bg-danger text-on-primary not-aria-disabled:hover:brightness-95',
        inverse: 'border-on-hero text-on-hero hover:bg-on-hero hover:text-hero',
      },
      /**
       * `sm` is for buttons beside text. It is still high enough for a finger.
       * @default md
       */
      size: {
        md: 'min-h-control px-5 py-2 text-base',
        sm: 'min-h-target px-4 py-1.5 text-base',
      },
      /**
       * The button's state, which `Button` sets.
       * @default ready
       */
      state: {
        ready: '',
        busy: 'cursor-progress',
        disabled: '',
      },
    },
    compoundVariants: [
      { tone: 'quiet', state: 'disabled', className: 'aria-disabled:bg-transparent aria-disabled:text-control' },
      {
        tone: ['primary', 'outline', 'accent', 'danger', 'inverse'],
        state: 'disabled',
        className: 'aria-disabled:border-border aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted',
      },
    ],
    defaultVariants: { tone: 'primary', size: 'md', state: 'ready' },
  },
)

/** A button that can be busy must have a label for that time. */
type Busy =
  | {
      /** An action is running. The button ignores presses and shows `busyLabel`. */
      readonly busy: boolean
      /** The label while `busy`, shown and announced. */
      readonly busyLabel: string
    }
  | { readonly busy?: undefined; readonly busyLabel?: undefined }

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Pick<VariantProps<typeof buttonLook>, 'tone' | 'size'> &
  Busy & {
    /**
     * Why the button cannot be pressed now, shown below it and read with it. The button stays focusable. Pass undefined
     * to a button that may get a reason later.
     */
    readonly disabledReason?: string | undefined
  }

/**
 * A button. While `busy` it shows and announces `busyLabel` and ignores presses (a submit button then submits nothing),
 * but keeps the focus. It has no `disabled`, because a control that cannot be focused cannot explain why.
 */
export function Button(props: ButtonProps) {
  const { tone, size, busy, busyLabel, disabledReason, className, type = 'button', onClick, children, ...rest } = props
  const reasonId = useId()
  const blocked = busy === true || disabledReason !== undefined
  const state = busy === true ? 'busy' : blocked ? 'disabled' : 'ready'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonLook({ tone, size, state, className })}
      onClick={press}
      {...(blocked && { 'aria-disabled': true })}
      {...(disabledReason !== undefined && { 'aria-describedby': reasonId })}
    >
      {busy === true && <SpinnerMark />}
      {busy === true ? busyLabel : children}
    </button>
  )
  const status = busy !== undefined && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
  if (!('disabledReason' in props))
    return (
      <>
        {button}
        {status}
      </>
    )
  // The wrapper is the same with and without a reason, so the button stays the same element and keeps the focus.
  return (
    <span className="inline-flex max-w-full flex-col items-start gap-1">
      {button}
      {status}
      {disabledReason !== undefined && (
        <span id={reasonId} className="text-sm text-ink-muted">
          {disabledReason}
        </span>
      )}
    </span>
  )
}
