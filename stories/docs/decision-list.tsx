const records = import.meta.glob<string>('./decisions/*.mdx', { eager: true, query: '?raw', import: 'default' })

/** The page's id as Storybook makes it of a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Every decision record, the newest first. */
export function DecisionList() {
  const titles = Object.entries(records)
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([, text]) => /<Meta title="(.+?)"/.exec(text)?.[1] ?? [])
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>
          <a href={`./?path=/docs/${idOf(title)}--docs`} target="_top">
            {title.replace('Decisions/', '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
