import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'returnsFromSubmit'

/** Marks that this tab goes to the sign-in screen with its own token after a submit (F-65). */
export function leaveReturnMark(): void {
  writeStored('session', key, '1')
}

/** Whether this tab has just left after a submit; true only once. */
export function takeReturnMark(): boolean {
  const isMarked = readStored('session', key) !== null
  removeStored('session', key)
  return isMarked
}
