import { pageId } from './page-id.ts'

const records = import.meta.glob<string>('./decisions/*.mdx', { eager: true, query: '?raw', import: 'default' })

/** All decision records, newest first. */
export function DecisionList() {
  const titles = Object.entries(records)
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([, text]) => /<Meta title="(.+?)"/.exec(text)?.[1] ?? [])
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>
          <a href={`./?path=/docs/${pageId(title)}--docs`} target="_top">
            {title.replace('Decisions/', '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
