import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { cn } from '#lib/cn.ts'

/** What every field takes. The text is the caller's: a field never translates. */
export interface FieldProps {
  /** Id of the control, for links in an `ErrorSummary`; made up when left out. */
  readonly id?: string | undefined
  /** What is asked; stands above the control and names it. */
  readonly label: string
  /** Help that stands above the control and is read with it. */
  readonly hint?: ReactNode
  /** What is wrong and how to mend it, in the words that the error summary uses. */
  readonly error?: string | undefined
  /** Told to assistive tools; the label carries no mark, because most fields are required. */
  readonly required?: boolean | undefined
  /** For the few optional fields, the word that says so: "(optional)". */
  readonly optionalLabel?: string | undefined
  /** The control cannot be reached or changed. */
  readonly disabled?: boolean | undefined
  /** The control can be reached and read, but not changed; say why in `readOnlyNote`. */
  readonly readOnly?: boolean | undefined
  /** Why it cannot be changed here ("From your quote"); stands with the hint while the field is read-only. */
  readonly readOnlyNote?: string | undefined
  /** What the field did with what was typed; announced politely when it changes. Empty while there is nothing to tell. */
  readonly told?: string | undefined
}

/** What ties a control to its label, hint and error: spread it on the input. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldErrorProps {
  /** Id by which the control is described. */
  readonly id: string
  /** What is wrong and how to mend it. */
  readonly children: string
}

/** An error under its control: sign, words and colour. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="mt-1.5 flex max-w-prose items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.9} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

export interface OptionalMarkProps {
  /** The words: "(optional)". */
  readonly children: string
}

/** "(optional)", behind a label or legend in its own plain hand. */
export function OptionalMark({ children }: OptionalMarkProps) {
  return <span className="font-sans text-base font-normal tracking-normal text-ink-muted"> {children}</span>
}

/** Label, hint and error around one control, with their ids wired; the control is drawn by the child function. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  optionalLabel,
  readOnly,
  readOnlyNote,
  told,
  children,
}: FieldProps & {
  /** Draws the control, on which the attributes are to be spread. */
  readonly children: (control: ControlAttributes) => ReactNode
}) {
  const madeUp = useId()
  const controlId = id ?? madeUp
  const note = readOnly === true ? readOnlyNote : undefined
  const hintId = hint !== undefined && `${controlId}-hint`
  const noteId = note !== undefined && `${controlId}-note`
  const errorId = error !== undefined && `${controlId}-error`
  const toldId = told !== undefined && told !== '' && `${controlId}-told`
  return (
    <div className="min-w-0">
      <label htmlFor={controlId} className="mb-1 block max-w-prose font-semibold">
        {label}
        {optionalLabel !== undefined && <OptionalMark>{optionalLabel}</OptionalMark>}
      </label>
      {hintId && (
        <div id={hintId} className="mb-1.5 max-w-prose text-sm text-ink-muted">
          {hint}
        </div>
      )}
      {noteId && (
        <p id={noteId} className="mb-1.5 max-w-prose text-sm text-ink-muted">
          {note}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': cn(hintId, noteId, toldId, errorId) || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required === true ? true : undefined,
      })}
      {told !== undefined && (
        <p
          id={`${controlId}-told`}
          role="status"
          className={cn('max-w-prose text-sm font-semibold text-ink-muted', toldId && 'mt-1.5')}
        >
          {told}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
