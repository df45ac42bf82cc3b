import { useEffect, useState } from 'react'

import { LogOutDialog } from '#components/account/log-out-dialog.tsx'
import { useAccount } from '#state/account.tsx'
import { askBeforeLogOut } from '#state/log-out-question.ts'
import { hasUnsentAnswers } from '#state/unsent-answers.ts'

type Answer = (mayGoOn: boolean) => void

/** The question before a log-out that would erase answers of the application. */
export function LogOutQuestion() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isOver = useAccount().kind === 'signedOut'
  // A session that ended by itself leaves nothing to ask, so the question closes.
  if (isOver && answer !== null) setAnswer(null)
  useEffect(
    () =>
      askBeforeLogOut(
        async () =>
          !(await hasUnsentAnswers()) ||
          new Promise((resolve) => {
            setAnswer(() => resolve)
          }),
      ),
    [],
  )
  const give = (mayGoOn: boolean) => {
    answer?.(mayGoOn)
    setAnswer(null)
  }
  return (
    <LogOutDialog
      open={answer !== null}
      onStay={() => {
        give(false)
      }}
      onLogOut={() => {
        give(true)
      }}
    />
  )
}
