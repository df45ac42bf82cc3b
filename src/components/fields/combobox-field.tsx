import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'

import { LiveRegion } from '#components/primitives/live-region.tsx'
import { cn } from '#lib/cn.ts'

import { controlFrame, controlLook, controlState } from './control-look.ts'
import { Field } from './field.tsx'
import type { LineProps } from './text-field.tsx'

/** One suggestion. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** A second, quieter line that distinguishes equal labels. */
  readonly detail?: string | undefined
}

export interface ComboboxFieldProps extends Omit<LineProps, 'inputMode'> {
  /**
   * The suggestions for the current text: `id`, `label`, optionally a quieter `detail`. The visitor can also keep any
   * other text.
   */
  readonly options: readonly ComboboxOption[]
  /** Called with the chosen suggestion. The caller updates `value`. */
  readonly onChoose: (option: ComboboxOption) => void
  /** The name of the list. */
  readonly listLabel: string
  /** Announced politely when the list opens: "5 suggestions". */
  readonly countText: string
  /** Announced when nothing is suggested for what is typed. */
  readonly noneText?: string | undefined
}

/**
 * Returns the index of the option that a key leads to, -1 for none, or undefined if the list does not handle the key.
 */
function optionAfterKey(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    default:
      return undefined
  }
}

/**
 * A line of free text with suggestions below it (APG editable combobox with list autocomplete). Down and Up move
 * through them, Enter or a press takes one, Escape closes them and keeps the text. Keys that edit text keep their
 * meaning.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, onChange, options, onChoose, listLabel, countText, noneText, onBlur, width, ref } = props
  const { name, ...field } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isAsked && options.length > 0
  const current = isOpen ? options[active] : undefined
  const optionId = (at: number) => `${listId}-${at}`

  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setAsked(false)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    close()
    onChoose(option)
  }
  const pressed = (event: KeyboardEvent) => {
    // The keys belong to the writing system while a word is composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    } else {
      const next = options.length > 0 ? optionAfterKey(event.key, isOpen ? active : -1, options.length) : undefined
      if (next === undefined) return
      event.preventDefault()
      setAsked(true)
      setActive(next)
    }
  }
  /**
   * Returns the handlers of an option. A press takes the option; the input keeps the focus and the keys
   * (`aria-activedescendant`).
   */
  const pointing = (option: ComboboxOption) => ({
    onMouseDown: (event: MouseEvent) => {
      event.preventDefault()
    },
    onClick: () => {
      choose(option)
    },
  })
  return (
    <Field {...field}>
      {(control) => (
        <div className={controlFrame({ width })}>
          <input
            {...control}
            {...{ name, ref, value }}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={current && optionId(active)}
            spellCheck={false}
            autoCorrect="off"
            disabled={field.disabled}
            readOnly={field.readOnly}
            className={controlLook({ state: controlState(field) })}
            onKeyDown={pressed}
            onBlur={() => {
              close()
              onBlur?.()
            }}
            onChange={(event) => {
              setAsked(true)
              setActive(-1)
              onChange(event.target.value)
            }}
          />
          {isOpen && (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={listLabel}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-facet-list overflow-y-auto rounded-md border-2 border-control bg-surface py-1 shadow-card"
            >
              {options.map((option, at) => (
                <div
                  key={option.id}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  className={cn(
                    'min-h-target cursor-pointer px-3.5 py-2 hover:bg-primary-wash',
                    at === active && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
                  )}
                  {...pointing(option)}
                >
                  <span className="block font-medium">{option.label}</span>
                  {option.detail !== undefined && <span className="block text-sm text-ink-muted">{option.detail}</span>}
                </div>
              ))}
            </div>
          )}
          <LiveRegion text={isOpen ? countText : (noneText ?? '')} />
        </div>
      )}
    </Field>
  )
}
