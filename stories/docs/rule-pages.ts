const pages = import.meta.glob<string>('./rules/*.mdx', { eager: true, query: '?raw', import: 'default' })

/** A page of rules, with its rules in order. */
export interface RulePage {
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string; readonly anchor: string }[]
}

/** Returns the anchor that Storybook gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const areas = ['q', 'p', 'a', 'f', 'c']

/** The pages of rules in the order of the areas. */
export const rulePages: readonly RulePage[] = Object.entries(pages)
  .map(([path, source]) => ({ name: path.replace('./rules/', ''), source }))
  .toSorted(
    (one, other) =>
      areas.indexOf(one.name.charAt(0)) - areas.indexOf(other.name.charAt(0)) || (one.name < other.name ? -1 : 1),
  )
  .map(({ source }) => ({
    title: /<Meta title="(.+?)"/.exec(source)?.[1] ?? '',
    rules: [...source.matchAll(/^### ([QPAFC]-\d+) (.+)$/gm)].map(([, id = '', text = '']) => ({
      id,
      text: text.replaceAll('`', ''),
      anchor: anchorOf(`${id} ${text}`),
    })),
  }))
