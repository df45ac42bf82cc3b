import { submitBody } from '#api/application-request.ts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'

import { type KeptApplication, submitApplication } from '#api/send-application.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, QuoteFacts } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import {
  type ApplicationCheck,
  type ApplicationPlace,
  changeOf,
  firstOpenStep,
  isChange,
  issuesAt,
  placeAfter,
  placeBefore,
  startOf,
  stepIssues,
} from '#domain/application/application-steps.ts'
import { withStartingLastNames } from '#domain/application/family-name.ts'
import { nameOfPlace, placeArrivedAt, reachedPlace } from '#domain/application/place-name.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { useIssueErrors } from '#forms/use-issue-errors.ts'
import { writtenPlace } from '#lib/browser-history.ts'
import type { Clock } from '#lib/clock.ts'
import { isStored } from '#state/storage.ts'

import type { ApplicationForm } from './application-form.ts'
import { openForm, reduceForm } from './form-state.ts'
import { useFormHistory } from './use-form-history.ts'
import { useNewerAnswers } from './use-newer-answers.ts'
import { usePatientNext } from './use-patient-next.ts'
import { useSending } from './use-sending.ts'
import { useSaves } from './use-saves.ts'

interface Options {
  readonly draft: ApplicationDraft
  /** The signed-in user, with the answers that the service is known to have. */
  readonly user: VerifiedUser
  readonly facts: QuoteFacts
  /** The session's token. Empty if there is none; then nothing is sent (F-63). */
  readonly token: string
  readonly clock: Clock
  /** The draft that another tab has stored since; null while the tabs agree. */
  readonly ofTab?: ApplicationDraft | null
  /** Called when the signed application has arrived. */
  readonly onSubmitted: (answer: KeptApplication, sent: Application) => Promise<void>
}

/** Drives the form: a step is left only with valid answers and only after they are saved (F-2). */
export function useApplication({
  draft,
  user,
  facts,
  token,
  clock,
  ofTab = null,
  onSubmitted,
}: Options): ApplicationForm {
  const today = calendarDay(clock.now())
  const [state, dispatch] = useReducer(reduceForm, draft, (kept) => {
    // Back may have led to an earlier step than the stored one.
    const place = placeArrivedAt({ ...kept, facts, today }, kept.place, writtenPlace() ?? '', [])
    return openForm({ ...kept, place })
  })
  const sending = useSending()
  const { application, place } = state
  const check = { application, facts, today }
  const isBusy = sending.state.kind === 'sending'
  const [heldAt, setHeldAt] = useState<ApplicationPlace | null>(null)

  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])

  const errors = useIssueErrors(nameOfPlace(place), issuesAt(check, place))
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
  const elsewhere = useNewerAnswers({ latest, user, token, today, ofTab, onTaken: takeOver })
  const { saveAll, keyOf, noteSent } = useSaves({
    latest,
    token,
    clock,
    look: elsewhere.look,
    see: elsewhere.see,
    isValid: (now) => issuesAt({ application: now.application, facts, today }, now.place).length === 0,
    dispatch,
  })
  const save = (answered: ApplicationCheck) => {
    sending.send('save', async (signal) => {
      const sent = await saveAll(signal)
      // A save that waited for the connection must not move an applicant who is typing or has gone elsewhere.
      if (sent === null || latest.current.place !== place) return
      const isSame = sent === answered.application && latest.current.application === answered.application
      if (isSame) move(placeAfter(answered, place))
      else setHeldAt(place)
    })
  }
  const sendUnsent = useEffectEvent(() => {
    if (!isStored('local', 'unsentWrite') || issuesAt(check, place).length > 0) return
    sending.send('save', async (signal) => {
      await saveAll(signal)
    })
  })
  useEffect(() => {
    // A save that waited for the connection when the page was left.
    sendUnsent()
  }, [])
  // The application sent last. If the service later has an application, it is this one, even if the response was lost
  // (F-69).
  const submitted = useRef<Application>(null)
  const submit = () => {
    sending.send('submit', async (signal) => {
      const tried = submitted.current
      const known = await elsewhere.look(signal, tried === null ? undefined : (arrived) => onSubmitted(arrived, tried))
      if (known === null) return
      const body = submitBody(application, known)
      if (body === null) throw new Error('the application is not complete')
      submitted.current = application
      noteSent(known, body)
      await onSubmitted(await submitApplication(token, body, { signal, key: keyOf(body) }), application)
    })
  }
  const next = () => {
    if (isBusy) return
    setHeldAt(null)
    elsewhere.forget()
    if (place.step === 'consent' && !isReadyToSign()) return
    const answered = { ...check, application: withStartingLastNames(application, place) }
    if (answered.application !== application) dispatch({ type: 'changed', change: () => answered.application })
    const issues = issuesAt(answered, place)
    errors.refuse(nameOfPlace(place), issues)
    if (issues.length > 0) return
    if (place.step === 'consent') submit()
    else save(answered)
  }
  const patient = usePatientNext(place, next)
  const before = isChange(place) ? null : placeBefore(check, place)
  useFormHistory(place, state.moves, (name) => {
    const to = placeArrivedAt(check, place, name, state.unsaved)
    if (to === place) return
    sending.takeBackSubmit()
    move(to)
  })

  return {
    ...state,
    facts,
    today,
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
    cancelChange: isChange(place)
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
      move(changeOf(step))
    },
    takeOver: (taken) => {
      elsewhere.decide(taken)
      takeOver(taken)
    },
    insist: (refused) => {
      elsewhere.decide(refused)
      dispatch({ type: 'insisted' })
    },
  }
}
