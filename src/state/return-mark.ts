import { readStored, removeStored, writeStored } from './storage.ts'

/** Marks that this tab goes to the sign-in screen for its own user after a submit (F-65). */
export function leaveReturnMark(): void {
  writeStored('session', 'returnsFromSubmit', '1')
}

/** Whether this tab has just left after a submit. */
export function hasReturnMark(): boolean {
  return readStored('session', 'returnsFromSubmit') !== null
}

/** Returns the same, only once. */
export function takeReturnMark(): boolean {
  const isMarked = hasReturnMark()
  removeStored('session', 'returnsFromSubmit')
  return isMarked
}
