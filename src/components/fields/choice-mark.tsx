import { Check } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'

import { cn } from '#lib/cn.ts'

export interface ChoiceMarkProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** A checkbox or a radio button. */
  readonly type: 'checkbox' | 'radio'
  /** The input itself. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * The checkbox or radio button of a choice. It is the browser's native input in our colours; forced colours use the
 * native look.
 */
export function ChoiceMark({ type, ...input }: ChoiceMarkProps) {
  return (
    <span className="print-exact relative grid size-check shrink-0 place-items-center">
      <input
        {...input}
        type={type}
        className={cn(
          'peer size-check appearance-none border-2 border-control bg-surface checked:border-primary checked:bg-primary aria-invalid:border-danger group-aria-invalid/choices:border-danger',
          'disabled:border-border disabled:bg-surface-sunken disabled:checked:border-control disabled:checked:bg-control forced-colors:appearance-auto',
          type === 'radio' ? 'rounded-full' : 'rounded-sm',
        )}
      />
      {type === 'checkbox' ? (
        <Check
          aria-hidden
          className="pointer-events-none absolute hidden size-5 text-on-primary peer-checked:block forced-colors:hidden"
          strokeWidth={3}
        />
      ) : (
        <span
          aria-hidden
          className="pointer-events-none absolute hidden size-2.5 rounded-full bg-on-primary peer-checked:block forced-colors:hidden"
        />
      )}
    </span>
  )
}
