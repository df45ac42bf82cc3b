import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { ResumeCard } from '#components/take-along/resume-card.tsx'
import { ResumePointer } from '#components/take-along/resume-pointer.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { yearsOnSale } from '#domain/calendar/years-on-sale.ts'
import { type StoredQuote, withoutStoredQuote } from '#domain/quote/stored-quotes.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { storedQuotesStore } from '#state/stored-quotes-store.ts'
import { useSharedDevice } from '#state/shared-device-choice.ts'

const idOf = ({ savedAt }: StoredQuote) => String(savedAt)

export interface ResumeProps {
  readonly clock?: Clock
}

/**
 * The saved quotes of this device, offered at the first question to continue or to erase. They are not
 * offered to signed-in users.
 */
export function Resume({ clock = systemClock }: ResumeProps) {
  const { list, isReady } = useSyncExternalStore(storedQuotesStore.subscribe, storedQuotesStore.state)
  const { isShared, choose } = useSharedDevice()
  const account = useAccount()
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const isAtStart = session.phase === 'quote' && session.step === 'location' && session.results === null
  // The switch erases the saved quotes, so they are hidden at once.
  const offered = isShared ? [] : list
  const [isOffered, setIsOffered] = useState(false)
  // Stored quotes may all be too old to offer. Once shown, the card stays and can say that nothing is left.
  if (isReady && list.length > 0 && !isOffered) setIsOffered(true)
  const isShown = isOffered && isAtStart && account.kind === 'signedOut'
  const box = useRef<HTMLDivElement>(null)
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    if (!isShown || box.current === null) return
    const views = new IntersectionObserver(([entry]) => {
      setIsBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    views.observe(box.current)
    return () => {
      views.disconnect()
    }
  }, [isShown])
  if (!isShown) return null
  const onSale = yearsOnSale(clock.now(), openEnrollmentEnd).map((one) => one.planYear)
  return (
    <div ref={box} className="pt-6">
      {isBelow && offered.length > 0 && (
        <ResumePointer
          onShow={() => {
            box.current?.scrollIntoView()
            box.current?.querySelector('h2')?.focus({ preventScroll: true })
          }}
        />
      )}
      <ResumeCard
        quotes={offered.map((quote) => {
          const { zipCode, planYear, householdMembers, income } = quote.session.results.criteria
          return {
            id: idOf(quote),
            zipCode,
            planYear,
            isOnSale: onSale.includes(planYear),
            people: householdMembers.length,
            ages: householdMembers.flatMap(({ age }) => age ?? []),
            annualIncome: income,
            savedOn: calendarDay(new Date(quote.savedAt)),
          }
        })}
        onContinue={(id) => {
          const quote = list.find((one) => idOf(one) === id)
          if (quote) dispatch({ type: 'restored', session: quote.session })
        }}
        onForget={(id) => {
          const quote = list.find((one) => idOf(one) === id)
          if (quote) storedQuotesStore.change((quotes) => withoutStoredQuote(quotes, quote.session))
        }}
        onForgetAll={storedQuotesStore.erase}
        isShared={isShared}
        onChoose={choose}
      />
    </div>
  )
}
