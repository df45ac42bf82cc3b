import { useEffect, useState } from 'react'

import { type IndexEntry, type Listed, readiness } from './readiness.ts'

const nameOf = ({ title }: Listed) => (title.split('/').at(-1) ?? '').replace(/ \(.+\)$/, '')

function Links({ listed }: { readonly listed: readonly Listed[] }) {
  return (
    <ul className="columns-2 md:columns-3">
      {listed.map((one) => (
        <li key={one.title}>
          <a href={`./?path=${one.path}`} target="_top">
            {nameOf(one)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What is in the making and what may be used, from Storybook's own index and the tags of the stories. */
export function ReadyList() {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([])
  useEffect(() => {
    let isShown = true
    async function load() {
      const answer = await fetch('./index.json')
      const index = (await answer.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> }
      if (isShown) setEntries(Object.values(index.entries))
    }
    void load()
    return () => {
      isShown = false
    }
  }, [])
  const groups = [...readiness(entries)]
  const drafts = groups.flatMap(([, listed]) => listed.filter(({ isDraft }) => isDraft))
  return (
    <>
      <h3>Drafts: not ready for use</h3>
      {drafts.length > 0 ? <Links listed={drafts} /> : <p>None.</p>}
      {groups.map(([group, listed]) => {
        const ready = listed.filter(({ isDraft }) => !isDraft)
        return (
          <section key={group}>
            <h3>
              {group}: {ready.length} ready
            </h3>
            <Links listed={ready} />
          </section>
        )
      })}
    </>
  )
}
