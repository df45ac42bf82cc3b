import { earlyRecord } from './early-record.ts'
import { isMissingScript } from './missing-script.ts'

/** The current name of each script that has got another address. */
const renamed: Partial<Record<string, string>> = {}

/**
 * Imports a script by its name, such as `./menus-CBkWCsf8.js`. The build sends every dynamic import here (src/build/import-part-plugin.ts). A refused
 * script is requested again bypassing all caches, which may keep a refusal as long as a file. Some browsers never request
 * an address again whose import has failed. The script then gets another address, which it keeps while the page is open.
 */
export async function importPart(
  name: string,
  load: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): Promise<unknown> {
  const file = renamed[name] ?? name
  try {
    return await load(file)
  } catch (error) {
    if (!isMissingScript(error) || !(await earlyRecord()?.fetchAnew(file))) throw error
    // Other scripts know the first address, so a browser that requests it again keeps it.
    return load(file).catch(() => load((renamed[name] = `${file}?`)))
  }
}

;(globalThis as { importPart?: typeof importPart }).importPart = importPart
