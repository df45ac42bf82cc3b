import type { Ref } from 'react'

import { cn } from '#lib/cn.ts'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { SelectArrow } from './select-arrow.tsx'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly disabled?: boolean
  /** The language of the label if it differs from the page's, as for names that are never translated. */
  readonly lang?: 'en'
}

export interface SelectFieldProps<V extends string> extends FieldProps {
  /** The chosen value; `''` if none is chosen. */
  readonly value: V
  /** Called with the chosen value. */
  readonly onChange: (value: V) => void
  /** The options in order: `value` and `label`, optionally `disabled`. */
  readonly options: readonly SelectOption<V>[]
  /** The first line, with the value `''`, for "nothing chosen yet". Leave it out if a value is always chosen. */
  readonly placeholder?: string | undefined
  /** Called when the focus leaves the list, for forms that validate on blur. */
  readonly onBlur?: (() => void) | undefined
  /** The control's name in its form. */
  readonly name?: string | undefined
  /** The control. Forms focus it when the answer is missing. */
  readonly ref?: Ref<HTMLSelectElement> | undefined
  /** The maximum width, which matches the options. */
  readonly width?: ControlWidth | undefined
}

/**
 * A choice from a closed list, as the browser's native select. A long label wraps where the browser can wrap it. If it
 * is read-only, it shows the chosen label in a sunken box.
 */
export function SelectField<V extends string>({
  value,
  onChange,
  options,
  placeholder,
  onBlur,
  name,
  ref,
  width,
  ...field
}: SelectFieldProps<V>) {
  const state = controlState(field)
  return (
    <Field {...field}>
      {(control) =>
        field.readOnly === true ? (
          <div className={controlFrame({ width })}>
            <input
              {...control}
              readOnly
              value={options.find((option) => option.value === value)?.label ?? ''}
              className={controlLook({ state })}
            />
          </div>
        ) : (
          <div className={controlFrame({ width })}>
            <select
              {...control}
              {...{ name, ref, onBlur, value }}
              disabled={field.disabled}
              onChange={(event) => {
                // Every option's value is a V, and only fields whose V includes '' offer it.
                onChange(event.target.value as V)
              }}
              className={cn(
                controlLook({ state, size: 'wrapping' }),
                'appearance-none overflow-hidden text-ellipsis whitespace-normal pe-8',
              )}
            >
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                  {option.label}
                </option>
              ))}
            </select>
            <SelectArrow />
          </div>
        )
      }
    </Field>
  )
}
