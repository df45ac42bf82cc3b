import type { ChangeEvent, InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'

import { cn } from '#lib/cn.ts'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type Native = InputHTMLAttributes<HTMLInputElement>

/** What the fields of one typed line share; `ref`, `name` and `onBlur` are those of react-hook-form's `Controller`. */
export interface LineProps extends FieldProps {
  /** The text as it stands. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (value: string) => void
  /** Called when the focus leaves the field, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The input's name in its form. */
  readonly name?: string | undefined
  /** The input, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** The kind of answer, for browsers and assistive tools to fill in; `off` for anybody but the applicant (WCAG 1.3.5). */
  readonly autoComplete?: string | undefined
  /** The keyboard that a phone shows, such as digits. */
  readonly inputMode?: Native['inputMode']
  /**
   * What a phone's Enter key says. Enter sends the form that the field stands in.
   * @default next
   */
  readonly enterKeyHint?: Native['enterKeyHint']
  /** How wide it may grow: as wide as the answer it expects. */
  readonly width?: ControlWidth | undefined
}

export interface TextFieldProps extends Omit<LineProps, 'onChange'> {
  /** The new text; the event is for fields that mind the caret. */
  readonly onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** Called for every key before the input takes it. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** The kind of text, which phones and password managers go by. */
  readonly type?: 'text' | 'email' | 'tel' | 'password' | undefined
  /** The most characters that can be typed. */
  readonly maxLength?: number | undefined
  /** Whether the browser marks what it does not know; off for names and codes. */
  readonly spellCheck?: boolean | undefined
  /** What a phone writes in capitals by itself. */
  readonly autoCapitalize?: Native['autoCapitalize']
  /** Figures of one width, for numbers. */
  readonly numeric?: boolean | undefined
  /** A sign before the text, such as a dollar; decorative. */
  readonly prefix?: string | undefined
  /** A button after the text, inside the frame. */
  readonly action?: ReactNode
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  width,
  numeric,
  prefix,
  action,
  onBlur,
  onKeyDown,
  name,
  ref,
  type = 'text',
  autoComplete,
  inputMode,
  enterKeyHint = 'next',
  maxLength,
  spellCheck,
  autoCapitalize,
  ...field
}: TextFieldProps) {
  const look = controlLook({ state: controlState(field) })
  return (
    <Field {...field}>
      {(control) => (
        <div className={controlFrame({ width })}>
          {prefix !== undefined && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-muted"
            >
              {prefix}
            </span>
          )}
          <input
            {...control}
            {...{
              name,
              ref,
              type,
              value,
              autoComplete,
              inputMode,
              enterKeyHint,
              maxLength,
              spellCheck,
              autoCapitalize,
            }}
            {...{ onBlur, onKeyDown }}
            disabled={field.disabled}
            readOnly={field.readOnly}
            onChange={(event) => {
              onChange(event.target.value, event)
            }}
            className={cn(
              look,
              numeric && 'tabular-nums',
              prefix !== undefined && 'ps-8',
              action !== undefined && 'pe-14',
            )}
          />
          {action !== undefined && <div className="absolute inset-y-0 end-1 flex items-center">{action}</div>}
        </div>
      )}
    </Field>
  )
}
