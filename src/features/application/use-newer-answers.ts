import { type RefObject, useEffect, useRef, useState } from 'react'

import { profileCalls } from '#api/profile.ts'
import { withRequote } from '#domain/account/requote.ts'
import { profileCallFor } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type NewerAnswers, serviceAnswers } from '#domain/application/newer-answers.ts'
import { type SentAnswers, sentOfDraft } from '#domain/application/sent-answers.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { useAccountActions } from '#state/account.tsx'

import { MissingToken } from './use-sending.ts'

interface Options {
  /** Reads the form when the service answers. */
  readonly latest: RefObject<ApplicationDraft>
  /** The signed-in user, with the answers that the form has seen. */
  readonly user: VerifiedUser
  /** Empty if there is none: then nothing is requested. */
  readonly token: string
  readonly today: CalendarDay
  /** The draft that another tab has stored since; null while the tabs agree. */
  readonly ofTab: ApplicationDraft | null
  /** Replaces the form. */
  readonly onTaken: (draft: ApplicationDraft) => void
}

/** The answers now in the form: both sides merged without a question, or the side that the applicant chose. */
export type TakenAnswers = 'merged' | 'mine' | 'saved'

/** Answers saved elsewhere. */
export interface FoundAnswers extends NewerAnswers {
  /** The user whose answers the form had seen. */
  readonly known: VerifiedUser
  /** Null while the applicant has to choose. */
  readonly taken: TakenAnswers | null
}

/** The answers saved elsewhere, and the check for them before something is sent. */
export interface NewerAnswersControl {
  /** The newer answers, until Next is pressed again. */
  readonly newer: FoundAnswers | null
  /**
   * Returns the user with the service's current answers; null if the form must show them before it may send anything.
   * `onArrived` handles an application that has already arrived, although the response to this form was lost.
   */
  readonly look: (
    signal: AbortSignal,
    onArrived?: (user: VerifiedUser) => Promise<void>,
  ) => Promise<VerifiedUser | null>
  /** Chooses one side for answers that were changed on both. */
  readonly settle: (side: 'mine' | 'saved') => void
  readonly forget: () => void
  /** Replaces the signed-in user: from now on the form has seen these answers. */
  readonly see: (user: VerifiedUser) => Promise<void>
  /**
   * Called when the applicant has taken or refused another tab's draft. Answers that this tab saved before then no
   * longer count as newer (F-88).
   */
  readonly decide: (draft: ApplicationDraft) => void
}

/** Returns the answers at the service that another tab's draft knows. */
const answersOf = ({ base, sent = [] }: ApplicationDraft): readonly SentAnswers[] =>
  base === undefined ? sent : [sentOfDraft(base), ...sent]

/** Reads the service's answers before each save and the submit, and merges newer ones into the form. */
export function useNewerAnswers({ latest, user, token, today, ofTab, onTaken }: Options): NewerAnswersControl {
  const { updateUser } = useAccountActions()
  const [newer, setNewer] = useState<FoundAnswers | null>(null)
  // One press of Next can save twice. The second save knows the answers of the first.
  const seen = useRef({ user, ofTab })
  const settled = useRef<readonly SentAnswers[]>([])
  useEffect(() => {
    seen.current = { user, ofTab }
  }, [user, ofTab])
  const see = (now: VerifiedUser) => {
    seen.current = { ...seen.current, user: now }
    return updateUser(now)
  }
  const judge = (known: VerifiedUser, fresh: VerifiedUser) =>
    serviceAnswers(latest.current, known, fresh, today, {
      settled: settled.current,
      ofTab: seen.current.ofTab === null ? [] : answersOf(seen.current.ofTab),
    })
  return {
    newer,
    look: async (signal, onArrived) => {
      if (token === '') throw new MissingToken()
      const { user: asking } = seen.current
      const profile = await profileCalls[profileCallFor(asking)](token, signal)
      const { user: known } = seen.current
      const answers = judge(known, withRequote(profile, known.requote))
      if (answers.kind === 'same') return answers.user
      if (answers.kind === 'newer') {
        const isAsked = answers.conflicts.length > 0
        setNewer({ ...answers, known, taken: isAsked ? null : 'merged' })
        // Until the applicant has chosen, the form has not seen the other side: every further Next reads again.
        if (isAsked) return null
        onTaken(answers.mine)
      }
      if (onArrived !== undefined && answers.user.submissionId !== null) await onArrived(answers.user)
      else await see(answers.user)
      return null
    },
    settle: (side) => {
      if (newer === null) return
      // Includes the input since the question appeared.
      const answers = judge(newer.known, newer.user)
      if (answers.kind === 'newer') onTaken(answers[side])
      setNewer({ ...newer, taken: side })
      void see(newer.user)
    },
    see,
    forget: () => {
      setNewer(null)
    },
    decide: (draft) => {
      settled.current = [...settled.current, ...answersOf(draft)]
    },
  }
}
