import { type RefObject, useState } from 'react'

import { profileCalls } from '#api/profile.ts'
import { withRequote } from '#domain/account/requote.ts'
import { profileCallFor } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type NewerAnswers, serviceAnswers } from '#domain/application/newer-answers.ts'
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
  /** Replaces the form. */
  readonly onTaken: (draft: ApplicationDraft) => void
}

/** The answers saved elsewhere, and the check for them before something is sent. */
export interface NewerAnswersControl {
  /** Its conflicts are empty once the applicant has chosen a side, or if there were none. */
  readonly newer: NewerAnswers | null
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
}

/** Reads the service's answers before each save and the submit, and merges newer ones into the form. */
export function useNewerAnswers({ latest, user, token, today, onTaken }: Options): NewerAnswersControl {
  const { updateUser } = useAccountActions()
  const [newer, setNewer] = useState<NewerAnswers | null>(null)
  return {
    newer,
    look: async (signal, onArrived) => {
      if (token === '') throw new MissingToken()
      const fresh = withRequote(await profileCalls[profileCallFor(user)](token, signal), user.requote)
      const answers = serviceAnswers(latest.current, user, fresh, today)
      if (answers.kind === 'same') return answers.user
      if (answers.kind === 'newer') {
        setNewer(answers)
        // Until the applicant has chosen, the form has not seen the other side: every further Next reads again.
        if (answers.conflicts.length > 0) return null
        onTaken(answers.mine)
      }
      if (onArrived !== undefined && answers.user.submissionId !== null) await onArrived(answers.user)
      else await updateUser(answers.user)
      return null
    },
    settle: (side) => {
      if (newer === null) return
      // Includes the input since the question appeared.
      const answers = serviceAnswers(latest.current, user, newer.user, today)
      if (answers.kind === 'newer') onTaken(answers[side])
      setNewer({ ...newer, conflicts: [] })
      void updateUser(newer.user)
    },
    forget: () => {
      setNewer(null)
    },
  }
}
