import { isMissingScript } from './missing-script.ts'

/** What the page's first script lends (public/early.js). */
interface Early {
  /** Asks past every cache for what was refused, the address among it; told true once something of it has come. */
  readonly fetchAnew?: (address?: string) => Promise<boolean>
}

/**
 * Fetches a part of the site by `load`, a dynamic import. Where a script was refused, it is asked for past the caches, which may
 * keep a refusal as long as a file, and imported again if it has come.
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
