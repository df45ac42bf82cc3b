import { useState } from 'react'

import type { Change, History } from '#storybook/history.ts'

import { filterChanges, placeName, placesOf } from './changed-filter.ts'
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

/** Where a change is seen: the page of its component, or the area of its texts. */
function Place({ place }: { readonly place: string }) {
  const [group = '', name = ''] = place.split('/')
  if (group === 'texts') return placeName(place)
  return (
    <a href={`./?path=/docs/${group}-${name}--docs`} target="_top">
      {placeName(place)}
    </a>
  )
}

/** The places of a change in one line, with a word where words changed. */
function Places({ change }: { readonly change: Change }) {
  return placesOf(change).map((place, at) => (
    <span key={place}>
      {at > 0 && ', '}
      <Place place={place} />
      {change.words.includes(place) && !place.startsWith('texts/') && ' (words)'}
    </span>
  ))
}

const periods = [7, 30] as const
/** The rows that are shown before more are asked for. */
const page = 50

/** The changes of components in the last days, newest first, with what narrows them. */
export function ChangedList() {
  const { until, changes } = workbenchHistory
  const [days, setDays] = useState<(typeof periods)[number]>(7)
  const [text, setText] = useState('')
  const [wordsOnly, setWordsOnly] = useState(false)
  const [most, setMost] = useState(page)
  const inPeriod = filterChanges(changes, { after: dayBefore(until, days), text: '', wordsOnly: false })
  const found = filterChanges(inPeriod, { after: '', text, wordsOnly })
  if (changes.length === 0) return <p>No component changed.</p>
  return (
    <>
      <div role="search" className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <label className="grid gap-1">
          Component, words or day
          <input
            type="search"
            className="min-h-target rounded-md border-2 border-control bg-surface px-3"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setMost(page)
            }}
          />
        </label>
        <label className="grid gap-1">
          Time
          <select
            className="min-h-target rounded-md border-2 border-control bg-surface px-3"
            value={days}
            onChange={({ target }) => {
              setDays(target.value === '30' ? 30 : 7)
              setMost(page)
            }}
          >
            {periods.map((period) => (
              <option key={period} value={period}>{`The last ${period} days`}</option>
            ))}
          </select>
        </label>
        <label className="flex min-h-target items-center gap-2">
          <input
            type="checkbox"
            checked={wordsOnly}
            onChange={({ target }) => {
              setWordsOnly(target.checked)
              setMost(page)
            }}
          />
          Changed words only
        </label>
      </div>
      <p role="status">
        {found.length} of {inPeriod.length} changes
      </p>
      {found.length > 0 && (
        <Rows
          head={['Change', 'Day', 'Where']}
          rows={found
            .slice(0, most)
            .map((change) => [
              change.sentence,
              <Day key="day" day={change.day} />,
              <Places key="places" change={change} />,
            ])}
        />
      )}
      {found.length > most && (
        <button
          type="button"
          className="min-h-target rounded-full border border-control px-4"
          onClick={() => {
            setMost(most + page)
          }}
        >
          Show {Math.min(page, found.length - most)} more
        </button>
      )}
    </>
  )
}

/** When a component, named `group/name`, changed in the last 30 days, and how. */
export function ComponentChanges({ place }: { readonly place: string }) {
  const own = workbenchHistory.changes.filter((change) => placesOf(change).includes(place))
  if (own.length === 0) return <p>Not in the last 30 days.</p>
  return (
    <Rows
      head={['Day', 'Change']}
      rows={own.map(({ day, sentence, files }) => [
        <Day key="day" day={day} />,
        files.includes(place) ? sentence : `${sentence} (words alone)`,
      ])}
    />
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
