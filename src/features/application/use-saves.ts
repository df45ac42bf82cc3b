import { type RefObject, useRef } from 'react'

import { type ApplicationBody, saveBody } from '#api/application-request.ts'
import { saveApplication } from '#api/send-application.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application } from '#domain/application/application.ts'
import { type SentAnswers, sentAnswers } from '#domain/application/sent-answers.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { Clock } from '#lib/clock.ts'
import { pause } from '#lib/pause.ts'
import { randomId } from '#lib/random-id.ts'

import type { FormEvent } from './form-state.ts'

/** Pause in typing before an answer that was changed during a save is saved too, in milliseconds. */
const restMs = 1_000

interface Options {
  /** Reads the form. */
  readonly latest: RefObject<ApplicationDraft>
  readonly token: string
  readonly clock: Clock
  /** Returns the user with the answers that the service has; null when the form has to show newer ones first. */
  readonly look: (signal: AbortSignal) => Promise<VerifiedUser | null>
  /** Replaces the signed-in user with the one that has the saved answers. */
  readonly see: (user: VerifiedUser) => Promise<void>
  /** Whether the answers on the screen can be saved. */
  readonly isValid: (draft: ApplicationDraft) => boolean
  /** Tells the form which answers are being sent and which have arrived. */
  readonly dispatch: (event: FormEvent) => void
}

/** The saves of a form. */
export interface Saves {
  /**
   * Saves the newest answers. When typing pauses, it also saves answers that changed meanwhile, if they are valid
   * (F-67). Returns the answers saved last; null when nothing was sent.
   */
  readonly saveAll: (signal: AbortSignal) => Promise<Application | null>
  /** Remembers a body before it is sent, because from then on the service may have it (F-88). */
  readonly noteSent: (known: VerifiedUser, body: ApplicationBody) => SentAnswers
  /** Returns the key of a body: the same one until that body has arrived (F-66). */
  readonly keyOf: (body: unknown) => string
}

/** Saves the answers of a form, each request with an idempotency key. */
export function useSaves({ latest, token, clock, look, see, isValid, dispatch }: Options): Saves {
  const last = useRef<{ readonly text: string; readonly key: string }>(null)
  const keyOf = (body: unknown) => {
    const text = JSON.stringify(body)
    const key = last.current?.text === text ? last.current.key : randomId()
    last.current = { text, key }
    return key
  }
  const noteSent = (known: VerifiedUser, body: ApplicationBody) => {
    const answers = sentAnswers(known, body)
    dispatch({ type: 'sent', answers })
    return answers
  }
  const saveNewest = async (signal: AbortSignal) => {
    const known = await look(signal)
    if (known === null) return null
    const sent = latest.current.application
    const body = saveBody(sent, known)
    const answers = noteSent(known, body)
    await saveApplication(token, body, { signal, key: keyOf(body) })
    // An arrived body gets no further retries. Equal answers sent later get a new key, because the service may have
    // other ones in between.
    last.current = null
    dispatch({ type: 'saved', application: sent, at: clock.now().getTime(), answers })
    await see(userAfterSave(known, body))
    return sent
  }
  const rest = async (signal: AbortSignal) => {
    for (let seen: Application | null = null; latest.current.application !== seen;) {
      seen = latest.current.application
      await pause(restMs, signal)
    }
  }
  return {
    keyOf,
    noteSent,
    saveAll: async (signal) => {
      for (;;) {
        const sent = await saveNewest(signal)
        if (sent === null || latest.current.application === sent) return sent
        await rest(signal)
        if (!isValid(latest.current)) return sent
      }
    },
  }
}
