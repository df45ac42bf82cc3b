/** What is wrong with the files of plans or their import, in one sentence for the owner. */
export class PlansProblem extends Error {
  override readonly name = 'PlansProblem'
}

const systemReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EACCES: 'There is no permission to write',
  EPERM: 'There is no permission to write',
  EROFS: 'The disk can only be read',
}

/** Returns an error of the system as a sentence that names the place; any other error as it is. */
export function writeProblem(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = systemReasons[code]
  return reason === undefined
    ? error
    : new PlansProblem(`${reason} in ${folder}: nothing was changed, and the last good import stays in use.`)
}
