import { type VariantProps, cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { cn } from '#lib/cn.ts'

import { FieldError, OptionalMark } from './field.tsx'

const legendLook = cva('', {
  variants: {
    /**
     * The look of the legend: a label, a heading, or visually hidden.
     * @default label
     */
    legendLook: {
      label: 'max-w-prose font-semibold',
      heading: 'font-display text-2xl font-semibold tracking-tight',
      hidden: 'sr-only',
    },
  },
  defaultVariants: { legendLook: 'label' },
})

export interface FieldsetProps extends VariantProps<typeof legendLook> {
  /** Id of the group, for links in an `ErrorSummary`. */
  readonly id: string
  /** The question, or the name of the group. */
  readonly label: ReactNode
  /** Help below the legend, read with the group. */
  readonly hint?: ReactNode
  /** The error and how to fix it, in the same words as in the error summary. */
  readonly error?: string | undefined
  /** The mark of the few optional groups: "(optional)". */
  readonly optionalLabel?: string | undefined
  /** Exposed to assistive technology for a group of radio buttons. The legend has no visible mark. */
  readonly required?: boolean | undefined
  /** No control in the group can be focused or changed. */
  readonly disabled?: boolean | undefined
  /** Whether this is a radio group. If so, the group itself is required or invalid, not its single choices. */
  readonly radios?: boolean | undefined
  /** The controls of the group. */
  readonly children: ReactNode
}

/** Returns the id of a group's error, for the `problemId` of the fields that it is about. */
export function fieldsetErrorId(id: string): string {
  return `${id}-error`
}

/** A group of fields under one legend, with the group's hint and error above them. */
export function Fieldset({
  id,
  label,
  hint,
  error,
  optionalLabel,
  required,
  disabled,
  radios,
  legendLook: look,
  children,
}: FieldsetProps) {
  const hintId = hint !== undefined && `${id}-hint`
  const errorId = error !== undefined && fieldsetErrorId(id)
  const group =
    radios === true &&
    ({
      role: 'radiogroup',
      'aria-required': required === true ? true : undefined,
      'aria-invalid': error === undefined ? undefined : true,
    } as const)
  return (
    <fieldset
      id={id}
      {...group}
      disabled={disabled}
      aria-describedby={cn(hintId, errorId) || undefined}
      className="group/choices min-w-0"
    >
      <legend className={legendLook({ legendLook: look })}>
        {label}
        {optionalLabel !== undefined && <OptionalMark>{optionalLabel}</OptionalMark>}
      </legend>
      {hintId && (
        <div id={hintId} className="max-w-prose text-sm text-ink-muted">
          {hint}
        </div>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div className={hintId || errorId ? 'mt-2' : 'mt-1.5'}>{children}</div>
    </fieldset>
  )
}
