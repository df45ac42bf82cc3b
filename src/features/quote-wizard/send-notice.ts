import { calls } from './later-parts.ts'
import type { WizardPorts } from './wizard.ts'

/** Longest wait for the notice in milliseconds: its answer is not read, so no visitor should wait for it. */
const patience = 3_000

/** The notice of Q-6 on its way. Neither promise rejects, and neither waits longer than three seconds. */
export interface Notice {
  /** Its request has been handed to the browser. */
  readonly sent: Promise<unknown>
  /** It was answered, or it failed. */
  readonly answered: Promise<unknown>
}

/** Sends the notice of Q-6. A failure is only logged; an answer is waited for three seconds at most. */
export function sendNotice(log: WizardPorts['log']): Notice {
  const sending = calls.load().then((loaded) => {
    const reply = loaded.notifyRedirect()
    return { reply }
  })
  const answered = sending
    .then(({ reply }) => reply)
    .catch((error: unknown) => {
      log('notificationFailed', error)
    })
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  return {
    sent: Promise.race([sending.catch(() => undefined), waited]),
    answered: Promise.race([answered, waited]),
  }
}
