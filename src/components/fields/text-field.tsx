import type { ChangeEvent, InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'

import { cn } from '#lib/cn.ts'

import { type ControlWidth, controlFrame, controlLook, controlState } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type Native = InputHTMLAttributes<HTMLInputElement>

/** The props that all single-line fields share. */
export interface LineProps extends FieldProps {
  /** The current text. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (value: string) => void
  /** Called when the focus leaves the field, for forms that validate on blur. */
  readonly onBlur?: (() => void) | undefined
  /** The input's name in its form. */
  readonly name?: string | undefined
  /** The input. Forms focus it when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** The keyboard of a phone, such as digits. */
  readonly inputMode?: Native['inputMode']
  /**
   * The label of a phone's Enter key. Enter submits the field's form.
   * @default next
   */
  readonly enterKeyHint?: Native['enterKeyHint']
  /** The maximum width, which matches the expected answer. */
  readonly width?: ControlWidth | undefined
}

export interface TextFieldProps extends Omit<LineProps, 'onChange'> {
  /** Called with the new text. The event is for fields that set the caret. */
  readonly onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  /** Called for every key before the input handles it. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** The kind of text, for phones and password managers. */
  readonly type?: 'text' | 'email' | 'tel' | 'password' | undefined
  /** Turns off automatic correction: for a name, a text in which each letter counts, or a code in capitals. */
  readonly kind?: keyof typeof capitalsOf | undefined
  /** Uses digits of equal width, for numbers. */
  readonly numeric?: boolean | undefined
  /** A decorative sign before the text, such as a dollar. */
  readonly prefix?: string | undefined
  /** A button after the text, inside the frame. */
  readonly action?: ReactNode
}

/** Which letters a phone capitalises automatically in each kind of text. */
const capitalsOf = { name: 'words', exact: 'none', capitals: 'characters' } as const

/** Turns off spelling, correction and capitals where a device would change what only the person knows. */
function typingHelp(kind: TextFieldProps['kind']): Pick<Native, 'spellCheck' | 'autoCorrect' | 'autoCapitalize'> {
  return kind === undefined ? {} : { spellCheck: false, autoCorrect: 'off', autoCapitalize: capitalsOf[kind] }
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
  inputMode,
  enterKeyHint = 'next',
  kind = numeric === true ? 'exact' : undefined,
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
              inputMode,
              enterKeyHint,
            }}
            {...typingHelp(kind)}
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
