import { inWords } from '#build/part-names.mjs'
import type { Change, History } from '#storybook/history.ts'

import { Rows } from './rows.tsx'

/** Read from git when the workbench is built or started (.storybook/main.ts). */
declare const workbenchHistory: History

const dayBefore = (day: string, days: number) =>
  day === '' ? '' : new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** A day, which no line end cuts. */
const Day = ({ day }: { readonly day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {day}
  </time>
)

const said = ({ sentence, isWords }: Change) => (isWords ? `${sentence} (words alone)` : sentence)

/** Where a change is seen: the page of its component, or the area of its texts. */
function Place({ place }: Pick<Change, 'place'>) {
  const [group = '', name = ''] = place.split('/')
  if (group === 'texts') return `Texts: ${name.replaceAll('-', ' ')}`
  return (
    <a href={`./?path=/docs/${group}-${name}--docs`} target="_top">
      {inWords(name)}
    </a>
  )
}

/** The components that changed in some days before a day and up to it, newest first. */
export function ChangedList({ after, days }: { readonly after?: number; readonly days: number }) {
  const { until, changes } = workbenchHistory
  const first = dayBefore(until, days)
  const last = dayBefore(until, after ?? -1)
  const shown = changes.filter(({ day }) => day > first && day <= last)
  if (shown.length === 0) return <p>No component changed.</p>
  return (
    <Rows
      head={['Component', 'Day', 'Change']}
      rows={shown.map((change) => [
        <Place key="place" place={change.place} />,
        <Day key="day" day={change.day} />,
        said(change),
      ])}
    />
  )
}

/** When a component, named `group/name`, changed in the last 30 days, and how. */
export function ComponentChanges({ place }: { readonly place: string }) {
  const own = workbenchHistory.changes.filter((change) => change.place === place)
  if (own.length === 0) return <p>Not in the last 30 days.</p>
  return (
    <Rows head={['Day', 'Change']} rows={own.map((change) => [<Day key="day" day={change.day} />, said(change)])} />
  )
}

/** The changelog by day, newest first. */
export function NewsList() {
  const { news } = workbenchHistory
  const days = [...new Set(news.map(({ day }) => day))].toSorted().toReversed()
  if (days.length === 0) return <p>There is no history here: the files do not come from a repository.</p>
  return days.map((day) => (
    <section key={day}>
      <h3>{day}</h3>
      <ul>
        {news
          .filter((entry) => entry.day === day)
          .map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </section>
  ))
}
