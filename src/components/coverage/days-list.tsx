import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { calendarFile } from '#domain/calendar/calendar-file.ts'
import type { DayNotToMiss } from '#domain/calendar/days-not-to-miss.ts'
import { isoDay } from '#domain/calendar/iso-day.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface DaysListProps {
  /** The days, from `daysNotToMiss`. */
  readonly days: readonly DayNotToMiss[]
  /** The names of the people whose birthdays are in the list, by their position; a person without one is counted. */
  readonly names: readonly string[]
  /** Whether a plan is chosen, so that its end is the visitor's. */
  readonly isChosen: boolean
  /** The site's name, for the calendar file. */
  readonly product: string
  /** The site's host, which makes the ids of the calendar file its own. */
  readonly host: string
  /** Returns the present time, when the file is made. */
  readonly now: () => Date
  /** The name of the marketplace that the state runs, which may set other days; absent elsewhere. */
  readonly marketplace?: string | undefined
  /** Saves a file on the device: its name and its text. */
  readonly onSave: (name: string, text: string) => void
  /**
   * The heading's level, one below the heading above it.
   * @default 2
   */
  readonly headingLevel?: 2 | 3
}

/** The days that must not be missed, and a file that brings them into the visitor's calendar. */
export function DaysList(props: DaysListProps) {
  const { days, names, isChosen, product, host, now, onSave, marketplace, headingLevel = 2 } = props
  const { t, language } = useTranslation('price-answers')
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const textOf = (one: DayNotToMiss, personOf: (at: number) => string) => {
    if (one.id === 'chooseBy')
      return t('days.chooseBy', { year: one.planYear, start: formatLongDate(one.start, language) })
    if (one.id === 'planEnds') return t(isChosen ? 'days.planEnds' : 'days.planEndsUnchosen', { year: one.planYear })
    if (one.id === 'lifeChange') return t('days.lifeChange', { change: t(`days.change.${one.change}`) })
    if (one.id === 'enrollBy') return t('days.enrollBy', { start: formatLongDate(one.start, language) })
    if (one.id === 'enrollByChange') return t('days.enrollByChange', { start: formatLongDate(one.start, language) })
    if (one.id === 'firstPremium') return t('days.firstPremium')
    const person = personOf(one.person)
    if (one.id === 'turns26') return t('days.turns26', { person })
    const { start, enrollFrom, enrollBy, enrollEnd } = one
    return t('days.turns65', {
      person,
      start: formatLongDate(start, language),
      from: formatLongDate(enrollFrom, language),
      last: formatLongDate(enrollBy, language),
      end: formatLongDate(enrollEnd, language),
    })
  }
  const keyOf = (one: DayNotToMiss) =>
    [one.id, isoDay(one.day), 'person' in one ? one.person : 'change' in one ? one.change : ''].join('-')
  const numbered = (at: number) => t('days.person', { number: at + 1 })
  const save = () => {
    const entries = days.map((one) => {
      // The visitor may share the file, so it numbers the people and contains no names.
      const text = textOf(one, numbered)
      return { id: keyOf(one), day: one.day, title: text, text: `${product}: ${text}` }
    })
    onSave(t('days.file'), calendarFile({ entries, product, host, now: now() }))
  }
  if (days.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId} className="grid gap-4">
      <Heading id={titleId} className="text-lg font-semibold">
        {t('days.title')}
      </Heading>
      <ul className="grid gap-3">
        {days.map((one) => (
          // The date has its own line, so it never breaks, however narrow the column is.
          <li key={keyOf(one)} className="grid">
            <strong className="whitespace-nowrap tabular-nums">{formatLongDate(one.day, language)}</strong>
            <span>{textOf(one, (at) => names[at] ?? numbered(at))}</span>
          </li>
        ))}
      </ul>
      {marketplace !== undefined && <p>{t('days.marketplace', { marketplace })}</p>}
      <div className="print:hidden">
        <Button tone="outline" size="sm" onClick={save}>
          <CalendarPlus aria-hidden className="size-5" />
          {t('days.add')}
        </Button>
      </div>
    </Card>
  )
}
