import { type VariantProps, cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, useId } from 'react'

import { SpinnerMark } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** How a button looks; links that lead to the next step wear it too. `inverse` is for the dark hero surface. */
export const buttonLook = cva(
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-center leading-snug font-semibold no-underline transition-colors duration-quick',
  {
    variants: {
      /**
       * How much the button asks for: one `primary` a view; `inverse` is for the dark hero surface.
       * @default primary
       */
      tone: {
        primary: 'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
        outline: 'border-primary text-primary hover:bg-primary-wash',
        quiet: 'border-transparent text-primary hover:bg-primary-wash',
        accent: 'border-accent bg-accent text-on-accent hover:brightness-95',
        danger: 'border-danger bg-danger text-on-primary hover:brightness-95',
        inverse: 'border-on-hero text-on-hero hover:bg-on-hero hover:text-hero',
      },
      /**
       * `sm` is for buttons beside text; it is still as high as a finger needs.
       * @default md
       */
      size: {
        md: 'min-h-control px-5 py-2 text-base',
        sm: 'min-h-target px-4 py-1.5 text-base',
      },
      /**
       * What the button can do now; `Button` sets it.
       * @default ready
       */
      state: {
        ready: '',
        busy: 'cursor-progress',
        disabled: 'aria-disabled:brightness-100',
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

/** A button that can be busy must say what it is doing meanwhile. */
type Busy =
  | {
      /** Something is on its way: presses are ignored, and the button shows `busyLabel`. */
      readonly busy: boolean
      /** What the button is doing, shown and announced while `busy`. */
      readonly busyLabel: string
    }
  | { readonly busy?: undefined; readonly busyLabel?: undefined }

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Pick<VariantProps<typeof buttonLook>, 'tone' | 'size'> &
  Busy & {
    /**
     * Why the button cannot be pressed now; shown below it and read with it. The button stays focusable. One that may
     * get a reason later is given undefined until then.
     */
    readonly disabledReason?: string | undefined
  }

/**
 * A button. While `busy` it shows and announces `busyLabel` and ignores presses (a submit button then submits nothing),
 * but keeps the focus; there is no `disabled`, because a control that cannot be focused cannot explain itself.
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
  // The same wrapper with and without a reason: the button stays the same element and keeps the focus.
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
