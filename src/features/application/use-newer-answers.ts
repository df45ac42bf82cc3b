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

/** Which answers are in the form now: both sides merged without a question, or the side that the applicant chose. */
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
  /** What was found, until Next is pressed again. */
  readonly newer: FoundAnswers | null
  /**
   * The user by the service's current answers; null if the form has not seen them: then nothing may be sent. `onArrived`
   * handles an application that is there already, because this form has sent it and the answer was lost.
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
  /** The applicant has taken or refused another tab's draft: what that tab has saved until then is no news (F-88). */
  readonly decide: (draft: ApplicationDraft) => void
}

/** What a draft of another tab says of the service's answers. */
const answersOf = ({ base, sent = [] }: ApplicationDraft): readonly SentAnswers[] =>
  base === undefined ? sent : [sentOfDraft(base), ...sent]

/** Reads the service's answers before each save and the submit, and merges newer ones into the form. */
export function useNewerAnswers({ latest, user, token, today, ofTab, onTaken }: Options): NewerAnswersControl {
  const { updateUser } = useAccountActions()
  const [newer, setNewer] = useState<FoundAnswers | null>(null)
  // One press of Next can save twice: what the first save has sent is known by the second.
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
