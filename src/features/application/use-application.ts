import { saveBody, submitBody } from '#api/application-request.ts'
import { useEffect, useReducer, useRef, useState } from 'react'

import { type KeptApplication, saveApplication, submitApplication } from '#api/send-application.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, QuoteFacts } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import type { NewerAnswers } from '#domain/application/newer-answers.ts'
import {
  type ApplicationPlace,
  type ApplicationStep,
  changeOf,
  firstOpenStep,
  placeAfter,
  placeBefore,
  startOf,
  stepIssues,
} from '#domain/application/application-steps.ts'
import { nameOfPlace, placeArrivedAt, reachedPlace } from '#domain/application/place-name.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { useIssueErrors } from '#forms/use-issue-errors.ts'
import { writtenPlace } from '#lib/browser-history.ts'
import type { Clock } from '#lib/clock.ts'
import { useAccountActions } from '#state/account.tsx'

import { openForm, reduceForm } from './form-state.ts'
import { useFormHistory } from './use-form-history.ts'
import { useNewerAnswers } from './use-newer-answers.ts'
import { type PatientNext, usePatientNext } from './use-patient-next.ts'
import { type Sending, useSending } from './use-sending.ts'

interface Options {
  readonly draft: ApplicationDraft
  /** The signed-in user, with the answers that the service is known to have. */
  readonly user: VerifiedUser
  readonly facts: QuoteFacts
  /** Empty if there is none: then nothing is sent (F-63). */
  readonly token: string
  readonly clock: Clock
  /** The signed application has arrived. */
  readonly onSubmitted: (answer: KeptApplication) => Promise<void>
}

/** The form and its functions. */
export interface ApplicationForm extends PatientNext {
  readonly application: Application
  readonly place: ApplicationPlace
  readonly facts: QuoteFacts
  readonly today: CalendarDay
  readonly revision: number
  readonly moves: number
  /** Identity numbers typed earlier are not stored and must be typed again. */
  readonly lacksNumbers: boolean
  /** The issues of the last refused Next that still apply. */
  readonly issues: readonly ApplicationIssue[]
  readonly attempt: number
  readonly sending: Sending
  readonly change: (change: (application: Application) => Application) => void
  /** Clears the error and sends the failed request again (F-4). */
  readonly retry: () => void
  /** An answer was changed while the step was being saved. The step stays, because that answer is not saved yet. */
  readonly isHeld: boolean
  /** First names of people whose typed answers could not be assigned. */
  readonly leftOut: readonly string[]
  /**
   * Answers saved elsewhere since, shown until Next is pressed; their conflicts are shown until the applicant has
   * chosen.
   */
  readonly newer: NewerAnswers | null
  /** Chooses one side for answers that were changed on both. */
  readonly settleConflicts: (side: 'mine' | 'saved') => void
  /** Null on the first step, and while one answer is edited. */
  readonly previous: (() => void) | null
  /** Undoes the change of one answer and shows all answers again; null elsewhere. */
  readonly cancelChange: (() => void) | null
  /** Returns what opens a step; null for the present one, and for one that Next has not led to yet (F-2). */
  readonly openerOf: (step: ApplicationStep) => (() => void) | null
  /** Opens a step from the review. */
  readonly openToChange: (step: ApplicationStep) => void
  readonly takeOver: (draft: ApplicationDraft) => void
  readonly insist: () => void
}

/** Drives the form: a step is left only with valid answers and only after they are saved (F-2). */
export function useApplication({ draft, user, facts, token, clock, onSubmitted }: Options): ApplicationForm {
  const today = calendarDay(clock.now())
  const [state, dispatch] = useReducer(reduceForm, draft, (kept) => {
    // Back may have led to an earlier step than the stored one.
    const place = placeArrivedAt({ ...kept, facts, today }, kept.place, writtenPlace() ?? '', [])
    return openForm({ ...kept, place })
  })
  const sending = useSending()
  const { updateUser } = useAccountActions()
  const { application, place } = state
  const check = { application, facts, today }
  const isBusy = sending.state.kind === 'sending'
  const [heldAt, setHeldAt] = useState<ApplicationPlace | null>(null)

  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])

  const errors = useIssueErrors(nameOfPlace(place), stepIssues(check, place.step))
  const move = (to: ApplicationPlace, found: readonly ApplicationIssue[] = []) => {
    errors.forget()
    errors.refuse(nameOfPlace(to), found)
    dispatch({ type: 'moved', place: to })
  }
  /** Whether everything before the signature is complete; if not, opens the first incomplete step. */
  const isReadyToSign = () => {
    const open = firstOpenStep(check)
    if (open !== null) move(changeOf(open), stepIssues(check, open))
    return open === null
  }
  const takeOver = (taken: ApplicationDraft) => {
    sending.takeBackSubmit()
    errors.forget()
    dispatch({ type: 'takenOver', draft: taken })
  }
  const elsewhere = useNewerAnswers({ latest, user, token, today, onTaken: takeOver })
  const save = () => {
    sending.send('save', async (signal) => {
      const known = await elsewhere.look(signal)
      if (known === null) return
      const sent = latest.current.application
      const body = saveBody(sent, known)
      await saveApplication(token, body, signal)
      dispatch({ type: 'saved', application: sent })
      await updateUser(userAfterSave(known, body))
      // A save that waited for the connection must not move an applicant who is typing or has gone elsewhere.
      if (latest.current.place !== place) return
      if (latest.current.application === application) move(placeAfter(check, place))
      else setHeldAt(place)
    })
  }
  const submit = () => {
    sending.send('submit', async (signal) => {
      const known = await elsewhere.look(signal)
      if (known === null) return
      const body = submitBody(application, known)
      if (body === null) throw new Error('the application is not complete')
      await onSubmitted(await submitApplication(token, body, signal))
    })
  }
  const next = () => {
    if (isBusy) return
    setHeldAt(null)
    elsewhere.forget()
    if (place.step === 'consent' && place.screen === 'review') {
      if (!isReadyToSign()) return
      // A change that Back has left is not saved yet.
      if (state.unsaved.length > 0) save()
      else move(placeAfter(check, place))
      return
    }
    const issues = stepIssues(check, place.step)
    errors.refuse(nameOfPlace(place), issues)
    if (issues.length > 0) return
    if (place.step !== 'consent') save()
    else if (isReadyToSign()) submit()
  }
  const patient = usePatientNext(place, next)
  const isChange = place.step !== 'consent' && place.leadsTo === 'review'
  const before = isChange ? null : placeBefore(check, place)
  useFormHistory(place, state.moves, (name) => {
    const to = placeArrivedAt(check, place, name, state.unsaved)
    if (to === place) return
    sending.takeBackSubmit()
    move(to)
  })

  return {
    application,
    place,
    facts,
    today,
    revision: state.revision,
    moves: state.moves,
    lacksNumbers: state.lacksNumbers === true,
    issues: errors.issues,
    attempt: errors.attempt,
    sending,
    change: (change) => {
      sending.takeBackSubmit()
      dispatch({ type: 'changed', change })
    },
    ...patient,
    retry: () => {
      sending.dismiss()
      next()
    },
    isHeld: heldAt === place,
    leftOut: state.leftOut ?? [],
    newer: elsewhere.newer,
    settleConflicts: elsewhere.settle,
    previous:
      before === null
        ? null
        : () => {
            if (isBusy) return
            sending.takeBackSubmit()
            move(before)
          },
    cancelChange: isChange
      ? () => {
          if (isBusy) return
          errors.forget()
          dispatch({ type: 'changeCancelled', place: startOf('consent') })
        }
      : null,
    openerOf: (step) => {
      const to = isBusy ? null : reachedPlace(check, place, step, state.unsaved)
      if (to === null) return null
      return () => {
        sending.takeBackSubmit()
        move(to)
      }
    },
    openToChange: (step) => {
      move(step === 'consent' ? startOf(step) : changeOf(step))
    },
    takeOver,
    insist: () => {
      dispatch({ type: 'insisted' })
    },
  }
}
