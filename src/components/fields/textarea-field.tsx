import type { Ref } from 'react'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

export interface TextareaFieldProps extends FieldProps {
  /** The text as it stands. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (value: string) => void
  /** Called when the focus leaves the field, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The control's name in its form. */
  readonly name?: string | undefined
  /** The control, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
  /** Lines that are shown at first. */
  readonly rows?: number | undefined
  /** The most characters that can be typed. */
  readonly maxLength?: number | undefined
  /** The kind of answer, for browsers to fill in (WCAG 1.3.5). */
  readonly autoComplete?: string | undefined
  /** How wide it may grow: as wide as the answer it expects. */
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
