import { viewports } from '#storybook/modes.mjs'
import { switches } from '#storybook/toolbar.ts'

const choicesOf = (items: readonly { readonly value: string; readonly title: string }[]) =>
  Object.fromEntries(items.map(({ value, title }) => [value, title]))

/** The names of the toolbar's choices, as the toolbar shows them. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  locale: choicesOf(switches.locale.toolbar.items),
  scheme: choicesOf(switches.scheme.toolbar.items),
  scenario: choicesOf(switches.scenario.toolbar.items),
  viewport: Object.fromEntries(Object.entries(viewports).map(([value, { name }]) => [value, name])),
}

interface ChoiceProps {
  /** The switch: `locale`, `scheme`, `scenario` or `viewport`. */
  readonly of: string
  readonly value: string
}

/** The name of a choice of the toolbar. A page names choices by this alone, so that it says what the toolbar shows. */
export function Choice({ of, value }: ChoiceProps) {
  const name = named[of]?.[value]
  if (name === undefined) throw new Error(`The toolbar has no ${of} "${value}".`)
  return <em>{name}</em>
}

/** The names of all choices of a switch, in the order of the toolbar. */
export function Choices({ of }: Pick<ChoiceProps, 'of'>) {
  const names = Object.values(named[of] ?? {})
  if (names.length === 0) throw new Error(`The toolbar has no ${of}.`)
  return names.map((name, at) => (
    <span key={name}>
      {at > 0 && ', '}
      <em>{name}</em>
    </span>
  ))
}
