import type { Ref } from 'react'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

export interface TextareaFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
  readonly rows?: number | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: string | undefined
  readonly width?: ControlWidth | undefined
}

/** Text of several lines; it can be pulled taller, never wider. */
export function TextareaField({
  value,
  onChange,
  onBlur,
  name,
  ref,
  rows = 5,
  maxLength,
  autoComplete,
  width,
  ...field
}: TextareaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={controlFrame({ width })}>
          <textarea
            {...control}
            {...{ name, ref, rows, maxLength, autoComplete, value, onBlur }}
            disabled={field.disabled}
            readOnly={field.readOnly}
            onChange={(event) => {
              onChange(event.target.value)
            }}
            className={controlLook({ state: controlState(field), size: 'lines', className: 'resize-y' })}
          />
        </div>
      )}
    </Field>
  )
}
