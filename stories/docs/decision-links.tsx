import type { DecisionRecord } from './decision-records.ts'
import { pageId } from './page-id.ts'

/** Decision records by their titles, each with a link to its text. */
export function DecisionLinks({ records }: { readonly records: readonly DecisionRecord[] }) {
  return (
    <ul>
      {records.map(({ title }) => (
        <li key={title}>
          <a href={`./?path=/docs/${pageId(title)}--docs`} target="_top">
            {title.replace('Decisions/', '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
