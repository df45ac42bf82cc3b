import { earlyRecord } from './early-record.ts'
import { isMissingScript } from './missing-script.ts'

/**
 * Fetches a part of the site by `load`, a dynamic import. A refused script is requested again bypassing all caches,
 * which may keep a refusal as long as a file, and is imported after it has loaded.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const early = earlyRecord()
    if (!isMissingScript(error) || !early) throw error
    const [address] = /https?:\/\/\S+/.exec(error.message) ?? []
    if (!(await early.fetchAnew(address))) throw error
    return load()
  }
}
