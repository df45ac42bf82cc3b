import type { SaveState } from '#components/application/save-status.tsx'
import type { AccountSession } from '#domain/account/account-session.ts'
import type { Application } from '#domain/application/application.ts'
import { hasUnsavedNumbers } from '#domain/application/identity-numbers.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { type CalendarDay, calendarDay, type TimeOfDay, timeOfDay } from '#domain/calendar/calendar-day.ts'
import type { DeviceDraft } from '#state/use-stored-draft.ts'

import type { ApplicationForm } from './application-form.ts'

interface Facts {
  readonly form: Pick<ApplicationForm, 'application' | 'revision' | 'sending' | 'isHeld' | 'saved'>
  readonly kept: Pick<DeviceDraft<ApplicationDraft>, 'status' | 'changedElsewhere'>
  /** The session, whose token the device may refuse to store. */
  readonly session: AccountSession
  /** The answers that the service is known to have. */
  readonly base: Application
  readonly isShared: boolean
  /** The applicant has saved or typed something before. */
  readonly isReturning: boolean
  /** The form as this visit has opened it. */
  readonly draft: Pick<ApplicationDraft, 'revision'>
}

/** Returns the state that the status line shows (F-68). */
export function saveState({ form, kept, base, draft, session, isShared, isReturning }: Facts): SaveState {
  const { application, revision, sending, isHeld, saved } = form
  const { status, changedElsewhere } = kept
  if (sending.isWaiting) return sending.kind === 'submit' ? 'submitWaits' : 'saveWaits'
  // Until the applicant has chosen, neither tab's answers overwrite the other's.
  if (changedElsewhere !== null) return 'undecided'
  if (sending.state.kind === 'sending') return 'saving'
  if (isHeld) return saved?.isWhole === true ? 'heldSaved' : 'held'
  if (saved?.isWhole === true) return revision === draft.revision ? 'returned' : 'sent'
  if ('isUnstored' in session) return 'sessionNotStored'
  if (status === 'notStored') return 'notStored'
  if (!sending.isOnline) return 'offline'
  if (revision === 0) return isReturning ? 'savedBefore' : 'untouched'
  if (hasUnsavedNumbers(application, base)) return isShared ? 'savedInTabButNumbers' : 'savedButNumbers'
  return isShared ? 'savedInTab' : 'saved'
}

/** Whether a log-out in this state would erase answers. Without a change there are none (revision 0). */
export function areUnsent(state: SaveState, revision: number): boolean {
  if ((state === 'notStored' || state === 'sessionNotStored') && revision === 0) return false
  return !['untouched', 'savedBefore', 'sent', 'returned', 'heldSaved'].includes(state)
}

/** The moment of the last save, in the applicant's own time. */
export interface SavedMoment {
  readonly time: TimeOfDay
  /** Null for today. */
  readonly day: CalendarDay | null
}

const isSameDay = (one: CalendarDay, other: CalendarDay) =>
  one.year === other.year && one.month === other.month && one.day === other.day

/** Returns the moment of the last save by the device's time zone; null before the first one. */
export function savedMoment(saved: ApplicationDraft['saved'], now: Date): SavedMoment | null {
  if (saved === undefined) return null
  const at = new Date(saved.at)
  if (Number.isNaN(at.getTime())) return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const day = calendarDay(at, timeZone)
  return { time: timeOfDay(at, timeZone), day: isSameDay(day, calendarDay(now, timeZone)) ? null : day }
}
