import { type VariantProps, cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { cn } from '#lib/cn.ts'

import { FieldError, OptionalMark } from './field.tsx'

const legendLook = cva('', {
  variants: {
    /**
     * How the legend is shown: as a label, as a heading, or only heard.
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
  /** Help that stands below the legend and is read with the group. */
  readonly hint?: ReactNode
  /** What is wrong and how to mend it, in the words that the error summary uses. */
  readonly error?: string | undefined
  /** For the few optional groups, the word that says so: "(optional)". */
  readonly optionalLabel?: string | undefined
  /** Told to assistive tools of a group of radio buttons; the legend carries no mark. */
  readonly required?: boolean | undefined
  /** Nothing in the group can be reached or changed. */
  readonly disabled?: boolean | undefined
  /** Radio groups say so: then the group itself is required or wrong, not its single choices. */
  readonly radios?: boolean | undefined
  /** The controls of the group. */
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
