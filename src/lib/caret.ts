import { digitsOf } from './digits.ts'

/** How a field writes what is typed: `(305) 555-0142`, `42,000`. */
export interface Mask {
  /** The text as shown, whatever came in; `format(format(x)) === format(x)`. */
  readonly format: (text: string) => string
  /** What remains of a text when the marks that `format` puts in are left out: digits, for most. */
  readonly keep: (text: string) => string
  /** Stands in for `format` key by key, where the two differ: what is pasted is read whole, what is typed is not. */
  readonly edit?: (text: string, deleting: boolean) => string
}

/** An edit as the browser reports it: the new text, where the caret stands, what stood there before, `InputEvent.inputType`. */
export interface Edit {
  readonly raw: string
  readonly caret: number
  readonly previous: string
  readonly inputType: string
}

/** Where the caret belongs in a formatted text: right after the given number of typed characters (digits, unless `keep` says otherwise). */
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
 * A deletion that only met a mark takes the character beyond the mark, or the key would seem dead:
 * Backspace the one before, Delete the one after.
 */
function deleteBeyondMark({ caret, previous, inputType }: Edit, { keep }: Mask): { raw: string; caret: number } {
  const step = inputType === 'deleteContentForward' ? 1 : -1
  let at = caret
  while (at >= 0 && at < previous.length && keep(previous.charAt(at)) === '') at += step
  if (at < 0 || at >= previous.length) return { raw: previous, caret }
  return { raw: previous.slice(0, at) + previous.slice(at + 1), caret: at }
}

/**
 * The formatted text after an edit, and where the caret goes: behind the same typed character as before.
 * A character typed into the middle of a full field is refused, so that it cannot push the last one out.
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

/** Digits only, at most so many. */
export function digitsMask(maxDigits: number): Mask {
  return { format: (text) => digitsOf(text).slice(0, maxDigits), keep: digitsOf }
}

/**
 * The text that an edit really made where the input shows a disguise of the same length: what stands before and after
 * the change comes from the real text, what was put in between from the input.
 */
export function retypedUnder(real: string, disguised: string, raw: string, caret: number): string {
  const behind = Math.min(raw.length - caret, real.length)
  const before = Math.min(caret, real.length - behind)
  let same = 0
  while (same < before && raw.charAt(same) === disguised.charAt(same)) same += 1
  return real.slice(0, same) + raw.slice(same, caret) + real.slice(real.length - behind)
}
