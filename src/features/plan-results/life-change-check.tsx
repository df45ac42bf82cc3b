import { type ReactNode, useCallback, useRef, useState } from 'react'

import { medicaidHelpUrl } from '#config/urls.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { PartFailure } from './part-failure.tsx'
import { resultsColumnId } from './results-column.ts'

const lifeChangeDialog = onDemand(() => import('#components/plans/life-change-dialog.tsx'), 'coverage-year')

/** The life-change check: the function that opens it, and its dialog or the notice that it could not be loaded. */
export interface LifeChangeCheck {
  /** Always the same function. */
  readonly open: () => void
  readonly dialog: ReactNode
}

/**
 * Returns the life-change check. Its answers stay in the session. `openYear` is the year in whose Open Enrollment today
 * lies; null where there is none.
 */
export function useLifeChangeCheck(openYear: PlanYear | null, onYear: (year: PlanYear) => void): LifeChangeCheck {
  const [isOpen, setIsOpen] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  const language = useLanguage()
  const dispatch = useQuoteDispatch()
  const { lifeChanges = null } = useQuoteSession()
  const part = useOnDemand(lifeChangeDialog, isOpen)
  const open = useCallback(() => {
    returnFocus.current = null
    setIsOpen(true)
  }, [])
  const close = () => {
    setIsOpen(false)
  }
  if (part.kind === 'failed')
    return { open, dialog: isOpen && <PartFailure onRetry={lifeChangeDialog.need} onClose={close} /> }
  if (part.kind !== 'ready') return { open, dialog: null }
  return {
    open,
    dialog: (
      <part.part.LifeChangeDialog
        open={isOpen}
        answers={lifeChanges}
        today={calendarDay(systemClock.now())}
        onChange={(answers) => {
          dispatch({ type: 'lifeChangesAnswered', lifeChanges: answers })
        }}
        openYear={openYear}
        returnFocus={returnFocus}
        onSwitchYear={(year) => {
          // The button that opened the check may be gone.
          returnFocus.current = document.getElementById(resultsColumnId)
          close()
          onYear(year)
        }}
        medicaidUrl={medicaidHelpUrl[language]}
        onClose={close}
        onReopen={open}
      />
    ),
  }
}
