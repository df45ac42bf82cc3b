import type { Ref } from 'react'

import { cn } from '#lib/cn.ts'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly disabled?: boolean
  /** The language of the label, where it is not the page's: a name that is never translated. */
  readonly lang?: 'en'
}

export interface SelectFieldProps<V extends string> extends FieldProps {
  /** The chosen value; `''` while nothing is chosen. */
  readonly value: V
  /** Called with the value that was chosen. */
  readonly onChange: (value: V) => void
  /** The list in its order: `value` and `label`, perhaps `disabled`. */
  readonly options: readonly SelectOption<V>[]
  /** First line with the value `''`, for "nothing chosen yet"; leave it out where something always is. */
  readonly placeholder?: string | undefined
  /** Called when the focus leaves the list, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The control's name in its form. */
  readonly name?: string | undefined
  /** The control, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLSelectElement> | undefined
  /** The kind of answer, for browsers to fill in; `off` for anybody but the applicant (WCAG 1.3.5). */
  readonly autoComplete?: string | undefined
  /** How wide it may grow: as wide as the answers it holds. */
  readonly width?: ControlWidth | undefined
}

/** A choice from a closed list by the browser's own select; read-only, it is the chosen words in a sunken box. */
export function SelectField<V extends string>({
  value,
  onChange,
  options,
  placeholder,
  onBlur,
  name,
  ref,
  autoComplete,
  width,
  ...field
}: SelectFieldProps<V>) {
  const look = controlLook({ state: controlState(field) })
  return (
    <Field {...field}>
      {(control) =>
        field.readOnly === true ? (
          <div className={controlFrame({ width })}>
            <input
              {...control}
              readOnly
              value={options.find((option) => option.value === value)?.label ?? ''}
              className={look}
            />
          </div>
        ) : (
          <div className={controlFrame({ width })}>
            <select
              {...control}
              {...{ name, ref, autoComplete, onBlur, value }}
              disabled={field.disabled}
              onChange={(event) => {
                // Every option's value is a V, and '' is offered only by fields whose V holds it.
                onChange(event.target.value as V)
              }}
              className={cn(look, 'appearance-none truncate pe-12')}
            >
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                  {option.label}
                </option>
              ))}
            </select>
            <svg
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth="1.9"
              aria-hidden
              className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 stroke-current"
            >
              <path d="m6 9 6 6 6-6" />
            </svg>
          </div>
        )
      }
    </Field>
  )
}
