import { type ReactNode, type Ref, useId, useState } from 'react'

import { LiveRegion } from '#components/primitives/live-region.tsx'

import { Checkbox } from './checkbox.tsx'
import { Fieldset, type FieldsetProps } from './fieldset.tsx'
import { OptionCard } from './option-card.tsx'

export interface CheckboxOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  /** Ticking it clears all others, and ticking another clears it ("Just me"). */
  readonly exclusive?: boolean | undefined
  /** A short fact at the end of the line, such as how many plans match. */
  readonly aside?: ReactNode
  /** Further questions inside the option's card while it is on. */
  readonly children?: ReactNode
}

export interface CheckboxGroupProps<V extends string> extends Omit<FieldsetProps, 'id' | 'radios' | 'children'> {
  /** Id of the group, for links in an `ErrorSummary`; made up when left out. */
  readonly id?: string | undefined
  /** The ticked values. */
  readonly value: readonly V[]
  /** The ticked values in the order of the options. */
  readonly onChange: (value: V[]) => void
  /** The answers: `value` and `label`, perhaps a `hint`, an `aside`, `disabled`, `children` on a card; an `exclusive` one clears the others. */
  readonly options: readonly CheckboxOption<V>[]
  /** `cards` give each option a frame and room for further questions. */
  readonly look?: 'plain' | 'cards' | undefined
  /** Said politely when a tick cleared others: "Other options cleared". */
  readonly clearedText?: string | undefined
  /** Called when the focus leaves an option, for forms that check on leaving. */
  readonly onBlur?: (() => void) | undefined
  /** The name that the options share in their form. */
  readonly name?: string | undefined
  /** The first option's input, which forms focus when the answer is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The values after one box was turned on or off, exclusive options minded. */
function toggled<V extends string>(
  options: readonly CheckboxOption<V>[],
  value: readonly V[],
  at: V,
  on: boolean,
): V[] {
  const isExclusive = (one: V) => options.some((option) => option.value === one && option.exclusive === true)
  const stays = (one: V) => one !== at && !(on && (isExclusive(at) || isExclusive(one)))
  return options.map((option) => option.value).filter((one) => (one === at ? on : value.includes(one) && stays(one)))
}

/** Several answers out of a few; an exclusive option stands alone. */
export function CheckboxGroup<V extends string>({
  id,
  value,
  onChange,
  options,
  look = 'plain',
  clearedText,
  onBlur,
  name,
  ref,
  ...fieldset
}: CheckboxGroupProps<V>) {
  const madeUp = useId()
  const groupId = id ?? madeUp
  const [hasCleared, setHasCleared] = useState(false)
  const invalid = fieldset.error !== undefined
  return (
    <Fieldset {...fieldset} id={groupId}>
      <div className={look === 'cards' ? 'grid gap-3' : 'grid'}>
        {options.map((option, at) => {
          const shared = {
            id: `${groupId}-${option.value}`,
            label: option.label,
            hint: option.hint,
            disabled: option.disabled,
            name,
            onBlur,
            ref: at === 0 ? ref : undefined,
            value: value.includes(option.value),
            onChange: (on: boolean) => {
              const next = toggled(options, value, option.value, on)
              setHasCleared(on && next.length <= value.length)
              onChange(next)
            },
          }
          return look === 'cards' ? (
            <OptionCard key={option.value} {...shared} type="checkbox" invalid={invalid}>
              {option.children}
            </OptionCard>
          ) : (
            <Checkbox key={option.value} {...shared} quiet invalid={invalid} aside={option.aside} />
          )
        })}
      </div>
      {clearedText !== undefined && <LiveRegion text={hasCleared ? clearedText : ''} />}
    </Fieldset>
  )
}
