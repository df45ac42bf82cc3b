import { isMissingScript } from './missing-script.ts'

/** The exports of the page's first script (public/early.js). */
interface Early {
  /**
   * Requests the refused files again past every cache, including `address`; resolves to true once any of them has
   * loaded.
   */
  readonly fetchAnew?: (address?: string) => Promise<boolean>
}

/**
 * Fetches a part of the site by `load`, a dynamic import. A refused script is requested again bypassing all caches,
 * which may keep a refusal as long as a file, and is imported after it has loaded.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const { early } = globalThis as { early?: Early }
    if (!isMissingScript(error) || early?.fetchAnew === undefined) throw error
    const [address] = /https?:\/\/\S+/.exec(error.message) ?? []
    if (!(await early.fetchAnew(address))) throw error
    return load()
  }
}
