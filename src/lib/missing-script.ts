import { earlyRecord } from './early-record.ts'

/** Whether a thrown value means that a part of the site could not be fetched, in each browser's wording. */
export function isMissingScript(error: unknown): error is TypeError {
  return error instanceof TypeError && /imported module|module script/i.test(error.message)
}

/**
 * Reloads the page if the error is a script that could not be fetched: once for each attempt, and only while the browser
 * is online. The script usually belongs to a page from before a deploy, and reloading the site gets the new one. The data
 * of the flow and the application is kept.
 */
export function reloadForMissingScript(error: unknown, attempt = ''): void {
  // Each try to import the script adds a `?` to its address.
  if (isMissingScript(error) && navigator.onLine) earlyRecord()?.reloadFor(attempt + error.message.replace(/\?+$/, ''))
}
