import { Heading, Source } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

import { ComponentChanges } from './changed-list.tsx'
import { type ComponentSource, rulesOf, sourceOf, tokensOf } from './component-source.ts'
import { DecisionLinks } from './decision-links.tsx'
import type { DecisionRecord } from './decision-records.ts'
import { pageId } from './page-id.ts'
import type { RulePage } from './rule-pages.ts'
import { snippetOf } from './snippet.ts'

interface Facts {
  readonly source: ComponentSource
  readonly pages: readonly RulePage[]
  readonly decisions: readonly DecisionRecord[]
}

/** Fetches the facts after the page is drawn: they are text of many files. */
function useFacts(place: string): Facts | undefined {
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => {
    let isShown = true
    async function load() {
      const [source, { rulePages }, { decisionRecords, decisionsAbout }] = await Promise.all([
        sourceOf(place),
        import('./rule-pages.ts'),
        import('./decision-records.ts'),
      ])
      if (!source || !isShown) return
      const numbers = rulesOf(source.component, source.stories)
      setFacts({ source, pages: rulePages, decisions: decisionsAbout(decisionRecords, numbers, `/${place}`) })
    }
    void load()
    return () => {
      isShown = false
    }
  }, [place])
  return facts
}

/** Rules by their numbers, each with a link to its text. */
function RuleLinks({ numbers, pages }: { readonly numbers: readonly string[]; readonly pages: readonly RulePage[] }) {
  const known = pages.flatMap(({ title, rules }) => rules.map((rule) => ({ ...rule, title })))
  return (
    <ul>
      {known
        .filter(({ id }) => numbers.includes(id))
        .map(({ id, text, anchor, title }) => (
          <li key={id}>
            <a href={`./?path=/docs/${pageId(title)}--docs#${anchor}`} target="_top">
              {id}
            </a>{' '}
            {text}
          </li>
        ))}
    </ul>
  )
}

interface ComponentFactsProps {
  /** The component as `group/name`. */
  readonly place: string
  /** The values of the story that a snippet can be written from. */
  readonly args: Readonly<Record<string, unknown>>
}

/** What the repository tells of a component: how to use it, its tokens, rules and decisions, and when it changed. */
export function ComponentFacts({ place, args }: ComponentFactsProps) {
  const facts = useFacts(place)
  if (!facts) return null
  const { name, file, component, stories, example } = facts.source
  const tokens = Object.entries(tokensOf(component)).filter(([, names]) => names.length > 0)
  const numbers = rulesOf(component, stories)
  return (
    <>
      <Heading>Snippet</Heading>
      <Source
        language="tsx"
        code={example ?? `import { ${name} } from '${file}'\n\n${snippetOf(name, stories, args)}`}
      />
      {tokens.length > 0 && (
        <>
          <Heading>Tokens</Heading>
          <p>Its own classes name these. The parts it is made of add theirs.</p>
          <ul>
            {tokens.map(([kind, names]) => (
              <li key={kind}>
                {kind}:{' '}
                {names.map((token) => (
                  <code key={token}>{token}</code>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {numbers.length > 0 && (
        <>
          <Heading>Rules</Heading>
          <RuleLinks numbers={numbers} pages={facts.pages} />
        </>
      )}
      {facts.decisions.length > 0 && (
        <>
          <Heading>Decisions</Heading>
          <DecisionLinks records={facts.decisions} />
        </>
      )}
      <Heading>Changed</Heading>
      <ComponentChanges place={place} />
    </>
  )
}
