import { command } from './client.ts'
import { endpoints } from './endpoints.ts'

/** Ends the session at the service. Only the success of the answer is checked. */
export async function logOut(token: string, signal?: AbortSignal): Promise<void> {
  await command({ operation: 'logout', url: endpoints.logout(token), method: 'POST', signal })
}
