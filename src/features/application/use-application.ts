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
import { nameOfPlace, placeArrivedAt } from '#domain/application/place-name.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { useIssueErrors } from '#forms/use-issue-errors.ts'
import { writtenPlace } from '#lib/browser-history.ts'
import type { Clock } from '#lib/clock.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'
import { useAccountActions } from '#state/account.tsx'

import { openForm, reduceForm } from './form-state.ts'
import { useNewerAnswers } from './use-newer-answers.ts'
import { type PatientNext, usePatientNext } from './use-patient-next.ts'
import { type Sending, useSending } from './use-sending.ts'

interface Options {
  readonly draft: ApplicationDraft
  /** Who is signed in, with what the service is known to hold. */
  readonly user: VerifiedUser
  readonly facts: QuoteFacts
  /** Empty where there is none: then nothing is sent (F-63). */
  readonly token: string
  readonly clock: Clock
  /** The signed application has arrived. */
  readonly onSubmitted: (answer: KeptApplication) => Promise<void>
}

/** The form and what can be done with it. */
export interface ApplicationForm extends PatientNext {
  readonly application: Application
  readonly place: ApplicationPlace
  readonly facts: QuoteFacts
  readonly today: CalendarDay
  readonly revision: number
  readonly moves: number
  /** Identity numbers that were typed before are not kept, and have to be typed again. */
  readonly lacksNumbers: boolean
  /** What a refused Next found, as far as it is still wrong. */
  readonly issues: readonly ApplicationIssue[]
  readonly attempt: number
  readonly sending: Sending
  readonly change: (change: (application: Application) => Application) => void
  /** Clears the error and sends again what failed (F-4). */
  readonly retry: () => void
  /** An answer was changed while the step was being saved: it was not left, because that answer is not saved yet. */
  readonly isHeld: boolean
  /** First names of people whose typed answers could not be placed. */
  readonly leftOut: readonly string[]
  /** What was saved elsewhere since, told until Next is pressed; its conflicts until the person has chosen. */
  readonly newer: NewerAnswers | null
  /** Takes one side where answers were changed on both. */
  readonly settleConflicts: (side: 'mine' | 'saved') => void
  /** Null on the first step, and where one answer is changed. */
  readonly previous: (() => void) | null
  /** Takes the change of one answer back and shows all answers again; null elsewhere. */
  readonly cancelChange: (() => void) | null
  /** Opens a step from the answers to check. */
  readonly openToChange: (step: ApplicationStep) => void
  readonly takeOver: (draft: ApplicationDraft) => void
  readonly insist: () => void
}

function toTop() {
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Drives the form: a step is left only with answers that suffice and only once they are saved (F-2). */
export function useApplication({ draft, user, facts, token, clock, onSubmitted }: Options): ApplicationForm {
  const today = calendarDay(clock.now())
  const [state, dispatch] = useReducer(reduceForm, draft, (kept) => {
    // Back may have led to an earlier step than the one that was kept.
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
  /** Whether all that comes before the signature is there; if not, the person is taken to what is missing. */
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
      // A save that waited for the connection must not carry somebody off who is typing or has gone elsewhere since.
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
  useEffect(() => {
    if (state.moves > 0) toTop()
  }, [state.moves])
  usePlaceHistory({
    place: nameOfPlace(place),
    onArrive: (name) => {
      const to = placeArrivedAt(check, place, name, state.unsaved)
      if (to === place) return
      sending.takeBackSubmit()
      move(to)
    },
    // The browser has scrolled to where the step was left.
    onSettled: toTop,
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
    openToChange: (step) => {
      move(step === 'consent' ? startOf(step) : changeOf(step))
    },
    takeOver,
    insist: () => {
      dispatch({ type: 'insisted' })
    },
  }
}
