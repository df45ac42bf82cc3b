import { type ReactNode, type Ref, useId } from 'react'

import { ChoiceMark } from './choice-mark.tsx'
import { Fieldset, type FieldsetProps } from './fieldset.tsx'
import { OptionCard } from './option-card.tsx'

export interface RadioOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  /** Further questions inside the option's card while it is chosen. */
  readonly children?: ReactNode
}

export interface RadioGroupProps<V extends string> extends Omit<FieldsetProps, 'id' | 'radios' | 'children'> {
  /** Id of the group, for links in an `ErrorSummary`; made up when left out. */
  readonly id?: string | undefined
  /** `null` or `''` while nothing is chosen. */
  readonly value: V | '' | null
  /** Called with the value that was chosen. */
  readonly onChange: (value: V) => void
  /** The answers: `value` and `label`, perhaps a `hint`, `disabled`, and `children` as further questions on a card. */
  readonly options: readonly RadioOption<V>[]
  /** `cards` give each option a frame and room for further questions; `row` sets short answers side by side. */
  readonly look?: 'plain' | 'row' | 'cards' | undefined
  /** Called when the focus leaves an option, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The name that the options share; made up when left out. */
  readonly name?: string | undefined
  /** The first option's input, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const arrangement = { plain: 'grid', row: 'flex flex-wrap gap-x-8', cards: 'grid gap-3' } as const

/** One answer out of a few, by native radio buttons: one tab stop, arrow keys move and choose. */
export function RadioGroup<V extends string>({
  id,
  value,
  onChange,
  options,
  look = 'plain',
  onBlur,
  name,
  ref,
  ...fieldset
}: RadioGroupProps<V>) {
  const madeUp = useId()
  const groupId = id ?? madeUp
  const groupName = name ?? groupId
  return (
    <Fieldset {...fieldset} id={groupId} radios>
      <div className={arrangement[look]}>
        {options.map((option, at) => {
          const shared = {
            type: 'radio',
            id: `${groupId}-${option.value}`,
            name: groupName,
            ref: at === 0 ? ref : undefined,
            disabled: option.disabled,
            onBlur,
          } as const
          const choose = () => {
            onChange(option.value)
          }
          if (look === 'cards')
            return (
              <OptionCard
                key={option.value}
                {...shared}
                label={option.label}
                hint={option.hint}
                value={option.value === value}
                onChange={choose}
                invalid={fieldset.error !== undefined}
              >
                {option.children}
              </OptionCard>
            )
          const labelId = `${shared.id}-label`
          const hintId = option.hint === undefined ? undefined : `${shared.id}-hint`
          return (
            <label key={option.value} htmlFor={shared.id} className="flex min-h-target items-start gap-3.5 py-2">
              <ChoiceMark
                {...shared}
                checked={option.value === value}
                onChange={choose}
                aria-labelledby={labelId}
                aria-describedby={hintId}
              />
              <span className="min-w-0">
                <span id={labelId}>{option.label}</span>
                {hintId !== undefined && (
                  <span id={hintId} className="block text-sm text-ink-muted">
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </Fieldset>
  )
}
