import { notify } from './client.ts'
import { endpoints } from './endpoints.ts'

/** Notifies the agency that a visitor continues to plans or to the partner: an empty object, answer not read. */
export async function sendRedirectNotification(): Promise<void> {
  await notify({ operation: 'redirectNotification', url: endpoints.redirectNotification() })
}
