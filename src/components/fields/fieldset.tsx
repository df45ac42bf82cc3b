import { type VariantProps, cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { cn } from '#lib/cn.ts'

import { FieldError, OptionalMark } from './field.tsx'

const legendLook = cva('', {
  variants: {
    legendLook: {
      label: 'max-w-prose font-semibold',
      heading: 'font-display text-2xl font-semibold tracking-tight',
      hidden: 'sr-only',
    },
  },
  defaultVariants: { legendLook: 'label' },
})

export interface FieldsetProps extends VariantProps<typeof legendLook> {
  readonly id: string
  /** The question, or the name of the group. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optionalLabel?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Radio groups say so: then the group itself is required or wrong, not its single choices. */
  readonly radios?: boolean | undefined
  readonly children: ReactNode
}

/** Fields that belong together under one legend, with hint and error of the whole group above them. */
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
  const errorId = error !== undefined && `${id}-error`
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
