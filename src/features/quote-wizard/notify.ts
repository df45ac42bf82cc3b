import { calls } from './later-parts.ts'
import type { WizardPorts } from './wizard.ts'

/** Longest wait for the notification in milliseconds: its answer is not read, so no visitor should wait for it. */
const patience = 3000

/** Sends the notification of Q-6. A failure is only logged; a slow answer is not waited for. */
export async function notifyRedirect(log: WizardPorts['log']): Promise<void> {
  const sent = calls
    .load()
    .then((loaded) => loaded.notifyRedirect())
    .catch((error: unknown) => {
      log('notificationFailed', error)
    })
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([sent, waited])
}
