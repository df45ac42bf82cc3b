import { useEffect, useState } from 'react'

import { LogOutDialog } from '#components/account/log-out-dialog.tsx'
import { askBeforeLogOut } from '#state/log-out-question.ts'

type Answer = (mayGoOn: boolean) => void

/** The question before a log-out that would erase answers of the application. */
export function LogOutQuestion() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(
    () =>
      askBeforeLogOut(
        () =>
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
