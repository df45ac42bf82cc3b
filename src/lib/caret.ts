import { digitsOf } from './digits.ts'

/** The formatting of a field's text: `(305) 555-0142`, `42,000`. */
export interface Mask {
  /** Formats any text; `format(format(x)) === format(x)`. */
  readonly format: (text: string) => string
  /** Returns a text without the separators of `format`: usually its digits. */
  readonly keep: (text: string) => string
  /** Replaces `format` for single keys when the two differ: pasted text is read as a whole, typed text is not. */
  readonly edit?: (text: string, deleting: boolean) => string
}

/** An edit as reported by the browser: the new text, the caret's position, the text before, `InputEvent.inputType`. */
export interface Edit {
  readonly raw: string
  readonly caret: number
  readonly previous: string
  readonly inputType: string
}

/**
 * Returns the caret's position in a formatted text: right after the given number of typed characters (digits, unless
 * `keep` returns others).
 */
export function caretAfter(formatted: string, typedBefore: number, keep: Mask['keep'] = digitsOf): number {
  if (typedBefore <= 0) return 0
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (keep(formatted.charAt(at)) !== '') seen += 1
    if (seen === typedBefore) return at + 1
  }
  return formatted.length
}

/**
 * Deletes the character beyond a separator when a key deleted only the separator, because the key would otherwise have
 * no effect: Backspace the one before, Delete the one after.
 */
function deleteBeyondMark({ caret, previous, inputType }: Edit, { keep }: Mask): { raw: string; caret: number } {
  const step = inputType === 'deleteContentForward' ? 1 : -1
  let at = caret
  while (at >= 0 && at < previous.length && keep(previous.charAt(at)) === '') at += step
  if (at < 0 || at >= previous.length) return { raw: previous, caret }
  return { raw: previous.slice(0, at) + previous.slice(at + 1), caret: at }
}

/**
 * Returns the formatted text after an edit, and the caret's position: behind the same typed character as before. It
 * refuses a character that would make the mask drop another one, so typing can't push the last character out.
 */
export function applyEdit(edit: Edit, mask: Mask): { text: string; caret: number } {
  const { previous, inputType } = edit
  let { raw, caret } = edit
  const typed = inputType === 'insertText' || inputType === 'insertCompositionText'
  const deleted = inputType.startsWith('delete')
  const write = (text: string) => (mask.edit && (typed || deleted) ? mask.edit(text, deleted) : mask.format(text))

  if (deleted && raw !== previous && write(raw) === previous) ({ raw, caret } = deleteBeyondMark(edit, mask))
  const text = write(raw)
  if (caret >= raw.length) return { text, caret: text.length }

  const before = mask.keep(raw)
  const after = mask.keep(text)
  if (typed && after.length < before.length)
    return { text: previous, caret: Math.min(previous.length, Math.max(0, caret - (raw.length - previous.length))) }
  const droppedInFront = Math.max(0, before.indexOf(after))
  return { text, caret: caretAfter(text, mask.keep(raw.slice(0, caret)).length - droppedInFront, mask.keep) }
}

/** Creates a mask of digits only, at most `maxDigits`. */
export function digitsMask(maxDigits: number): Mask {
  return { format: (text) => digitsOf(text).slice(0, maxDigits), keep: digitsOf }
}

/**
 * Returns the text after an edit of an input that shows a disguise of the same length: the parts before and after the
 * change come from the real text, the inserted part from the input.
 */
export function retypedUnder(real: string, disguised: string, raw: string, caret: number): string {
  const behind = Math.min(raw.length - caret, real.length)
  const before = Math.min(caret, real.length - behind)
  let same = 0
  while (same < before && raw.charAt(same) === disguised.charAt(same)) same += 1
  return real.slice(0, same) + raw.slice(same, caret) + real.slice(real.length - behind)
}
