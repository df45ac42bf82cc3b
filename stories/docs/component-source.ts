import { pascal } from '#build/part-names.mjs'
import { light } from '#tokens/palette.ts'
import { fontSize, radius } from '#tokens/scales.ts'

const components = import.meta.glob<string>('../../src/components/**/*.tsx', { query: '?raw', import: 'default' })
const stories = import.meta.glob<string>('../*/*.stories.tsx', { query: '?raw', import: 'default' })

/** Returns the name of the component that a file of a kebab-case name exports. */
export const componentIn = (source: string, file: string): string =>
  new RegExp(`export (?:function|const|class) (${pascal(file)}\\w*)`).exec(source)?.[1] ?? ''

/** The source of a component and of its stories, its name, and the file to import it from. */
export interface ComponentSource {
  readonly name: string
  readonly file: string
  readonly component: string
  readonly stories: string
}

/** Fetches the source of a component, named `group/name`; undefined if there is none. */
export async function sourceOf(place: string): Promise<ComponentSource | undefined> {
  const name = place.split('/').at(-1) ?? ''
  const path = [`${place}.tsx`, `${place}/${name}.tsx`].find((file) => `../../src/components/${file}` in components)
  const [component, shown] = await Promise.all([
    path === undefined ? undefined : components[`../../src/components/${path}`]?.(),
    stories[`../${place}.stories.tsx`]?.(),
  ])
  if (path === undefined || component === undefined || shown === undefined) return undefined
  return { name: componentIn(component, name), file: `#components/${path}`, component, stories: shown }
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
