import { useId, useRef, useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { formatDollars, formatLongDate, listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SharedDeviceSwitch, type SharedDeviceSwitchProps } from './shared-device-switch.tsx'

/** A saved quote as it is offered. */
export interface OfferedQuote {
  readonly id: string
  readonly zipCode: string
  /** The year of its plans. */
  readonly planYear: number
  /** Plans of that year can still be bought. */
  readonly isOnSale: boolean
  /** Everyone in the tax household. */
  readonly people: number
  /** The ages of those who apply. */
  readonly ages: readonly number[]
  /** Yearly income of the household in whole dollars. */
  readonly annualIncome: number
  readonly savedOn: CalendarDay
}

export interface ResumeCardProps extends SharedDeviceSwitchProps {
  /** The saved quotes, the newest first. */
  readonly quotes: readonly OfferedQuote[]
  /** Opens the quote of this id. */
  readonly onContinue: (id: string) => void
  /** Erases the quote of this id. */
  readonly onForget: (id: string) => void
  /** Erases all quotes. */
  readonly onForgetAll: () => void
}

/**
 * Offers the saved quotes on a later visit. After a quote is erased, the focus moves to the message that
 * confirms it.
 */
export function ResumeCard(props: ResumeCardProps) {
  const { quotes, onContinue, onForget, onForgetAll, isShared, onChoose } = props
  const { t, language } = useTranslation('take-along')
  const [hasForgotten, setHasForgotten] = useState(false)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const forget = (act: () => void) => {
    act()
    setHasForgotten(true)
    title.current?.focus()
  }
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-xl font-semibold">
        {t(quotes.length > 0 ? 'resume.title' : 'resume.gone')}
      </h2>
      <p role="status" className="empty:hidden">
        {hasForgotten && quotes.length > 0 && t('resume.goneOne')}
      </p>
      {quotes.length > 0 && (
        <ul className="divide-y divide-border">
          {quotes.map(({ id, zipCode, planYear, isOnSale, people, ages, annualIncome, savedOn }) => {
            const facts = {
              zip: zipCode,
              people: t('resume.people', { count: people }),
              ages: t('resume.ages', { count: ages.length, ages: listFormat(language).format(ages.map(String)) }),
              income:
                annualIncome === 0
                  ? t('resume.noIncome')
                  : t('resume.income', { amount: formatDollars(annualIncome, language) }),
            }
            const saved = { year: planYear, date: formatLongDate(savedOn, language) }
            const which = <VisuallyHidden>{t('resume.of', { ...facts, ...saved })}</VisuallyHidden>
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <p className="min-w-0">
                  <span className="block font-semibold tabular-nums">{t('resume.summary', facts)}</span>
                  <span className="block text-sm text-ink-muted">
                    {t(isOnSale ? 'resume.saved' : 'resume.savedOver', saved)}
                  </span>
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    tone="outline"
                    onClick={() => {
                      onContinue(id)
                    }}
                  >
                    <span>
                      {t('resume.continue')} {which}
                    </span>
                  </Button>
                  <Button
                    size="sm"
                    tone="quiet"
                    onClick={() => {
                      forget(() => {
                        onForget(id)
                      })
                    }}
                  >
                    <span>
                      {t('resume.forget')} {which}
                    </span>
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {quotes.length > 1 && (
        <Button
          size="sm"
          tone="quiet"
          className="justify-self-start"
          onClick={() => {
            forget(onForgetAll)
          }}
        >
          {t('resume.forgetAll')}
        </Button>
      )}
      {quotes.length > 0 && <p className="text-sm text-ink-muted">{t('resume.kept')}</p>}
      <SharedDeviceSwitch isShared={isShared} onChoose={onChoose} />
    </Card>
  )
}
