import { pascal } from '#build/part-names.mjs'
import { light } from '#tokens/palette.ts'
import { fontSize, radius } from '#tokens/scales.ts'

const components = import.meta.glob<string>('../../src/components/**/*.tsx', { query: '?raw', import: 'default' })
const examples = import.meta.glob<string>('./snippets/*/*.tsx', { query: '?raw', import: 'default' })
const stories = import.meta.glob<string>('../*/*.stories.tsx', { query: '?raw', import: 'default' })

/** Returns the name of the component that a file of a kebab-case name exports: its own name before a longer one. */
export const componentIn = (source: string, file: string): string =>
  [`${pascal(file)}\\b`, `${pascal(file)}\\w*`]
    .map((name) => new RegExp(`export (?:function|const|class) (${name})`).exec(source)?.[1])
    .find((name) => name !== undefined) ?? ''

/** The source of a component and of its stories, its name, and the file to import it from. */
export interface ComponentSource {
  readonly name: string
  readonly file: string
  readonly component: string
  readonly stories: string
  /** A file that uses it and runs as it is; the components that people choose between have one. */
  readonly example: string | undefined
}

/** Fetches the source of a component, named `group/name`; undefined if there is none. */
export async function sourceOf(place: string): Promise<ComponentSource | undefined> {
  const name = place.split('/').at(-1) ?? ''
  const path = [`${place}.tsx`, `${place}/${name}.tsx`].find((file) => `../../src/components/${file}` in components)
  const [component, shown, example] = await Promise.all([
    path === undefined ? undefined : components[`../../src/components/${path}`]?.(),
    stories[`../${place}.stories.tsx`]?.(),
    examples[`./snippets/${place}.tsx`]?.(),
  ])
  if (path === undefined || component === undefined || shown === undefined) return undefined
  return { name: componentIn(component, name), file: `#components/${path}`, component, stories: shown, example }
}

/** The tokens that a source names in its classes, by kind. */
export type UsedTokens = Readonly<Record<'Colours' | 'Type' | 'Corners', readonly string[]>>

/** Returns the tokens that a component's classes name. Those of the components that it is made of are not among them. */
export function tokensOf(source: string): UsedTokens {
  const named = (prefix: string, known: object) => [
    ...new Set(
      [...source.matchAll(new RegExp(`(?:^|[\\s:'"\`])(?:${prefix})-([a-z0-9-]+)`, 'gm'))]
        .map(([, token = '']) => token)
        .filter((token) => Object.hasOwn(known, token)),
    ),
  ]
  return {
    Colours: named('bg|text|border(?:-[xytrbl])?|fill|stroke|outline|decoration|accent|divide', light),
    Type: named('text', fontSize),
    Corners: named('rounded(?:-[trbl]{1,2})?', radius),
  }
}

/** Returns the numbers of the rules that sources cite, in order. */
export const rulesOf = (...sources: readonly string[]): readonly string[] =>
  [...new Set(sources.flatMap((source) => source.match(/\b[QPAFC]-\d+\b/g) ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
