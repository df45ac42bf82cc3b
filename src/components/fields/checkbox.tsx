import { type ReactNode, type Ref, useId } from 'react'

import { cn } from '#lib/cn.ts'

import { ChoiceMark } from './choice-mark.tsx'
import { FieldError } from './field.tsx'

export interface CheckboxProps {
  /** Id of the box, for links in an `ErrorSummary`; made up when left out. */
  readonly id?: string | undefined
  /** The words beside the box; may hold hidden words ("Compare *Silver 2345*") or a link. */
  readonly label: ReactNode
  /** Whether the box is ticked. */
  readonly value: boolean
  /** Called with the new state. */
  readonly onChange: (value: boolean) => void
  /** Help that stands below the words and is read with the box. */
  readonly hint?: ReactNode
  /** What is wrong and how to mend it, in the words that the error summary uses. */
  readonly error?: string | undefined
  /** A short fact at the end of the line, such as how many plans match; read after the name. */
  readonly aside?: ReactNode
  /** Told to assistive tools; the box carries no mark, because most are required. */
  readonly required?: boolean | undefined
  /** The box cannot be reached or changed; say why in `describedBy`. */
  readonly disabled?: boolean | undefined
  /** Called when the focus leaves the box, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The input's name in its form. */
  readonly name?: string | undefined
  /** The input, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** Marks the box as wrong when the words stand elsewhere, as in a group. */
  readonly invalid?: boolean | undefined
  /** Ids of further text that explains the box, such as why it is disabled. */
  readonly describedBy?: string | undefined
  /** Words of usual weight, as in a list of filters; a single question's are heavier. */
  readonly quiet?: boolean | undefined
}

/** One labelled box; the whole line is its target. */
export function Checkbox({
  id,
  label,
  value,
  onChange,
  hint,
  error,
  aside,
  required,
  disabled,
  onBlur,
  name,
  ref,
  invalid = error !== undefined,
  describedBy,
  quiet,
}: CheckboxProps) {
  const madeUp = useId()
  const boxId = id ?? madeUp
  const hintId = hint !== undefined && `${boxId}-hint`
  const asideId = aside !== undefined && `${boxId}-aside`
  const errorId = error !== undefined && `${boxId}-error`
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-3">
        <label htmlFor={boxId} className="flex min-h-target min-w-0 grow items-start gap-3.5 py-2">
          <ChoiceMark
            type="checkbox"
            {...{ name, ref, disabled, onBlur }}
            id={boxId}
            checked={value}
            onChange={(event) => {
              onChange(event.target.checked)
            }}
            aria-describedby={cn(hintId, asideId, errorId, describedBy) || undefined}
            aria-invalid={invalid ? true : undefined}
            aria-required={required === true ? true : undefined}
          />
          <span className={cn('min-w-0', quiet !== true && 'font-semibold', disabled === true && 'text-ink-muted')}>
            {label}
          </span>
        </label>
        {asideId && (
          <span id={asideId} className="shrink-0 text-sm text-ink-muted tabular-nums">
            {aside}
          </span>
        )}
      </div>
      {hintId && (
        <div id={hintId} className="ms-10 -mt-1 max-w-prose text-sm text-ink-muted">
          {hint}
        </div>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
