import { type ReactNode, type Ref, useId } from 'react'

import { cn } from '#lib/cn.ts'

import { ChoiceMark } from './choice-mark.tsx'

export interface OptionCardProps {
  /** Id of the input, for links in an `ErrorSummary`; made up when left out. */
  readonly id?: string | undefined
  /** A box, or a circle of which one in a group can be on. */
  readonly type: 'checkbox' | 'radio'
  /** The choice in words; the whole line is its target. */
  readonly label: string
  /** Help that stands below the words and is read with the choice. */
  readonly hint?: ReactNode
  /** Whether the choice is on. */
  readonly value: boolean
  /** Called with the new state. */
  readonly onChange: (value: boolean) => void
  /** The choice cannot be reached or changed. */
  readonly disabled?: boolean | undefined
  /** Marks the choice as wrong when the words stand elsewhere, as in a group. */
  readonly invalid?: boolean | undefined
  /** Called when the focus leaves the input, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The input's name, which radio buttons of one group share. */
  readonly name?: string | undefined
  /** The input, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** Ids of further text that explains the choice. */
  readonly describedBy?: string | undefined
  /** Further questions, shown inside the card while it is on, as a group that bears the card's name. */
  readonly children?: ReactNode
}

/** A choice as a bordered card, which may open further questions when it is on. */
export function OptionCard({
  id,
  type,
  label,
  hint,
  value,
  onChange,
  disabled,
  invalid,
  onBlur,
  name,
  ref,
  describedBy,
  children,
}: OptionCardProps) {
  const madeUp = useId()
  const inputId = id ?? madeUp
  const labelId = `${inputId}-label`
  const hintId = hint !== undefined && `${inputId}-hint`
  const hasMore = children !== undefined && children !== null && children !== false
  return (
    <div
      className={cn(
        'rounded-lg border-2',
        value ? 'border-primary' : invalid === true ? 'border-danger' : 'border-border',
        disabled === true ? 'bg-surface-sunken text-ink-muted' : value ? 'bg-primary-wash' : 'bg-surface',
      )}
    >
      <label htmlFor={inputId} className="flex items-start gap-3.5 px-4 py-3.5">
        <ChoiceMark
          {...{ type, name, ref, disabled, onBlur }}
          id={inputId}
          checked={value}
          onChange={(event) => {
            onChange(event.target.checked)
          }}
          aria-labelledby={labelId}
          aria-describedby={cn(hintId, describedBy) || undefined}
          aria-invalid={invalid === true && type === 'checkbox' ? true : undefined}
          aria-expanded={hasMore && type === 'checkbox' ? value : undefined}
        />
        <span className="min-w-0">
          <span id={labelId} className="block font-semibold">
            {label}
          </span>
          {hintId && (
            <span id={hintId} className="block text-sm text-ink-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {value && hasMore && (
        <div role="group" aria-labelledby={labelId} className="px-4 pb-4 sm:ps-14">
          {children}
        </div>
      )}
    </div>
  )
}
