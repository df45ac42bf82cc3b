import { type NamePart, nameParts } from './answer-groups.ts'
import type { ApplicationMember, ApplicationSignature } from './application.ts'

/** Returns the known parts of a name as one text; empty when there is none. */
export function fullName(person: Partial<Pick<ApplicationMember, NamePart>>): string {
  return nameParts
    .map((part) => (person[part] ?? '').trim())
    .filter((part) => part !== '')
    .join(' ')
}

/** Returns the words of a name for comparison: without accents, capitals and punctuation, an apostrophe as given. */
function wordsOf(name: string, apostrophe: '' | ' '): readonly string[] {
  return name
    .replace(/['’‘ʼ´`]/g, apostrophe)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const holdsAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word))

/** Whether a typed text can be a name: it has at least two letters. */
export function isName(typed: string): boolean {
  return (typed.match(/\p{L}/gu) ?? []).length > 1
}

/**
 * Whether a typed name matches the given one. People leave out or add a second name or surname, so one of the two must
 * contain the other, with the first name and at least one more. An apostrophe may be left out, or be a space.
 */
export function isNameOf(typed: string, name: string): boolean {
  return (['', ' '] as const).some((apostrophe) => {
    const [words, whole] = [wordsOf(typed, apostrophe), wordsOf(name, apostrophe)]
    const [first] = whole
    if (first === undefined || !words.includes(first)) return false
    return holdsAll(words, whole) || (words.length > 1 && holdsAll(whole, words))
  })
}

/**
 * Returns the typed name if somebody else signs for the applicant; null for the applicant's name, without a name, and
 * for a drawing.
 */
export function otherSigner({ method, typedName }: ApplicationSignature, applicant: string): string | null {
  const typed = typedName.trim()
  return method === 'drawn' || !isName(typed) || isNameOf(typed, applicant) ? null : typed
}

/**
 * Returns a signature after a change. If typing is chosen and nothing is typed yet, the name starts as the applicant's
 * (F-51).
 */
function withStartingName(
  before: ApplicationSignature,
  after: ApplicationSignature,
  applicant: string,
): ApplicationSignature {
  const isChosenNow = before.method === 'drawn' && after.method === 'typed'
  return isChosenNow && after.typedName.trim() === '' ? { ...after, typedName: applicant } : after
}

/**
 * Returns a signature after a change. The checkbox confirms the typed name, so it stays ticked after a change of the
 * name only when both names are the applicant's.
 */
export function afterRetyping(
  before: ApplicationSignature,
  changed: ApplicationSignature,
  applicant: string,
): ApplicationSignature {
  const after = withStartingName(before, changed, applicant)
  const isRetyped = before.typedName.trim() !== after.typedName.trim()
  if (!isRetyped || (isNameOf(before.typedName, applicant) && isNameOf(after.typedName, applicant))) return after
  return { ...after, isIntended: false, dataUrl: after.method === 'typed' ? '' : after.dataUrl }
}
