import { type RefObject, useState } from 'react'

import { profileCalls } from '#api/profile.ts'
import { profileCallFor } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type NewerAnswers, serviceAnswers } from '#domain/application/newer-answers.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { useAccountActions } from '#state/account.tsx'

import { MissingToken } from './use-sending.ts'

interface Options {
  /** The form as it is when the service answers. */
  readonly latest: RefObject<ApplicationDraft>
  /** Who is signed in, with what the form has seen of them. */
  readonly user: VerifiedUser
  /** Empty where there is none: then nothing is asked. */
  readonly token: string
  readonly today: CalendarDay
  /** The form becomes this one. */
  readonly onTaken: (draft: ApplicationDraft) => void
}

/** What was saved elsewhere, and the look at it before something is sent. */
export interface NewerAnswersControl {
  /** Its conflicts are empty once the person has chosen a side, or where there were none. */
  readonly newer: NewerAnswers | null
  /** The person by what the service holds now; null where the form has not seen that: then nothing may be sent. */
  readonly look: (signal: AbortSignal) => Promise<VerifiedUser | null>
  /** Takes one side where answers were changed on both. */
  readonly settle: (side: 'mine' | 'saved') => void
  readonly forget: () => void
}

/** Asks the service what it holds before each save and the submit, and brings what is newer into the form. */
export function useNewerAnswers({ latest, user, token, today, onTaken }: Options): NewerAnswersControl {
  const { updateUser } = useAccountActions()
  const [newer, setNewer] = useState<NewerAnswers | null>(null)
  return {
    newer,
    look: async (signal) => {
      if (token === '') throw new MissingToken()
      const fresh = await profileCalls[profileCallFor(user)](token, signal)
      const answers = serviceAnswers(latest.current, user, fresh, today)
      if (answers.kind === 'same') return answers.user
      if (answers.kind === 'newer') {
        setNewer(answers)
        // Until the person has chosen, the form has not seen the other side: every further Next asks again.
        if (answers.conflicts.length > 0) return null
        onTaken(answers.mine)
      }
      await updateUser(answers.user)
      return null
    },
    settle: (side) => {
      if (newer === null) return
      // With what was typed since the question came up.
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
