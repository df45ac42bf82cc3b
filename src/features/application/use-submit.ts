import { useRef } from 'react'

import { submitBody } from '#api/application-request.ts'
import { type KeptApplication, submitApplication } from '#api/send-application.ts'
import type { Application } from '#domain/application/application.ts'
import { type SentAnswers, sentAnswers } from '#domain/application/sent-answers.ts'

import type { NewerAnswersControl } from './use-newer-answers.ts'
import type { Saves } from './use-saves.ts'
import type { Sending } from './use-sending.ts'

interface Options extends Pick<Saves, 'keyOf'>, Pick<NewerAnswersControl, 'look'> {
  /** Empty if there is none: then nothing is sent (F-63). */
  readonly token: string
  readonly sending: Sending
  /** These answers are about to be sent: from now on the service may have them. */
  readonly onSend: (answers: SentAnswers) => void
  /** The signed application has arrived. */
  readonly onSubmitted: (answer: KeptApplication, sent: Application) => Promise<void>
}

/** Returns what sends the signed application. */
export function useSubmit({ token, sending, look, keyOf, onSend, onSubmitted }: Options): (sent: Application) => void {
  // What was sent last: an application that is at the service later is this one, although its answer was lost (F-69).
  const submitted = useRef<Application>(null)
  return (application) => {
    sending.send('submit', async (signal) => {
      const tried = submitted.current
      const known = await look(signal, tried === null ? undefined : (arrived) => onSubmitted(arrived, tried))
      if (known === null) return
      const body = submitBody(application, known)
      if (body === null) throw new Error('the application is not complete')
      submitted.current = application
      onSend(sentAnswers(known, body))
      await onSubmitted(await submitApplication(token, body, { signal, key: keyOf(body) }), application)
    })
  }
}
