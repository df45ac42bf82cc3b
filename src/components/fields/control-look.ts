import { cva } from 'class-variance-authority'

/** The maximum width of a control, which matches the expected answer. */
export type ControlWidth = 'xs' | 'sm' | 'md' | 'lg' | 'full'

/** The frame around a control and the elements that float inside it. */
export const controlFrame = cva('relative', {
  variants: {
    width: { xs: 'max-w-field-xs', sm: 'max-w-field-sm', md: 'max-w-field-md', lg: 'max-w-field-lg', full: '' },
  },
  defaultVariants: { width: 'full' },
})

/** The look of a text control: a two-pixel border, red when its answer is refused, sunken when it cannot be changed. */
export const controlLook = cva('block w-full rounded-md border-2 font-medium text-ink', {
  variants: {
    state: {
      editable: 'border-control bg-surface',
      invalid: 'border-danger bg-surface ring-1 ring-danger',
      fixed: 'border-transparent bg-surface-fixed',
      disabled: 'border-border bg-surface-sunken text-ink-muted',
    },
    size: {
      line: 'h-control px-3.5',
      /** One line, just high enough to be touched, for a row above a list. */
      low: 'h-target px-3 md:text-sm',
      /** A line that wraps if it is too long. */
      wrapping: 'min-h-control px-3.5 py-2',
      lines: 'px-3.5 py-2.5',
    },
  },
  defaultVariants: { state: 'editable', size: 'line' },
})

interface Standing {
  readonly error?: string | undefined
  readonly problemId?: string | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
}

/** Returns the state that decides a control's look. An error takes precedence. */
export function controlState({
  error,
  problemId,
  disabled,
  readOnly,
}: Standing): 'editable' | 'invalid' | 'fixed' | 'disabled' {
  if (error !== undefined || problemId !== undefined) return 'invalid'
  if (disabled === true) return 'disabled'
  return readOnly === true ? 'fixed' : 'editable'
}
