/** What is wrong with the files of plans or their import, in one sentence for the owner. */
export class PlansProblem extends Error {
  override readonly name = 'PlansProblem'
}

/** What an error of the system means, for a place that it names: `{}`. */
const systemReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full in {}',
  EDQUOT: 'The disk is full in {}',
  EACCES: 'There is no permission for {}',
  EPERM: 'There is no permission for {}',
  EROFS: 'The disk of {} can only be read',
  EISDIR: '{} is a folder, where a file is expected',
  ENOTDIR: 'A file is in the place of a folder in {}',
  EEXIST: 'A file is in the place of the folder {}',
  ENOENT: '{} is missing',
  ENAMETOOLONG: 'The name of {} is too long',
  ELOOP: '{} leads back to itself',
  EMFILE: 'Too many files are open to read {}',
  EIO: 'The disk fails in {}',
  EBUSY: '{} is in use by another program',
}

/** Returns what an error of the system means in plain words; null for any other error. */
export function systemReason(error: unknown, place: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const at = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : place
  return systemReasons[code]?.replace('{}', at) ?? null
}

/** Returns an error of the system as a sentence that names the place; any other error as it is. */
export function writeProblem(error: unknown, folder: string): unknown {
  const reason = error instanceof PlansProblem ? null : systemReason(error, folder)
  return reason === null
    ? error
    : new PlansProblem(`${reason}: nothing was changed, and an earlier good import stays in use.`)
}
