import { type ReactNode, type Ref, useId } from 'react'

import { cn } from '#lib/cn.ts'

import { ChoiceMark } from './choice-mark.tsx'

export interface OptionCardProps {
  readonly id?: string | undefined
  readonly type: 'checkbox' | 'radio'
  readonly label: string
  readonly hint?: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
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
