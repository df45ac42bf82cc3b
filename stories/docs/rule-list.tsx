import { pageId } from './page-id.ts'
import { rulePages } from './rule-pages.ts'

/** All rules by page, each with a link. */
export function RuleList() {
  return rulePages.map(({ title, rules }) => (
    <section key={title}>
      <h2>{title.replace('Rules/', '')}</h2>
      <ul>
        {rules.map(({ id, text, anchor }) => (
          <li key={id}>
            <a href={`./?path=/docs/${pageId(title)}--docs#${anchor}`} target="_top">
              {id} {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
