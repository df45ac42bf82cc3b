import type { Ref } from 'react'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

export interface TextareaFieldProps extends FieldProps {
  /** The current text. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (value: string) => void
  /** Called when the focus leaves the field, for forms that validate on blur. */
  readonly onBlur?: (() => void) | undefined
  /** The control's name in its form. */
  readonly name?: string | undefined
  /** The control. Forms focus it when the answer is missing. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
  /** Number of lines shown at first. */
  readonly rows?: number | undefined
  /** The maximum width, which matches the expected answer. */
  readonly width?: ControlWidth | undefined
}

/** A field for several lines of text. It can be resized vertically only. */
export function TextareaField({ value, onChange, onBlur, name, ref, rows = 5, width, ...field }: TextareaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={controlFrame({ width })}>
          <textarea
            {...control}
            {...{ name, ref, rows, value, onBlur }}
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
