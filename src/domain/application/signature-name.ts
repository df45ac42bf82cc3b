import type { ApplicationMember, ApplicationSignature } from './application.ts'

/** First and last name as one text; empty where there is none. */
export function fullName({ firstName, lastName }: Pick<ApplicationMember, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

/** The words of a name as people compare them: without accents, capitals and marks. */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const holdsAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word))

/**
 * Whether a typed name is the given one. People leave out or add a second name or surname: it is enough that one of the two
 * holds the other, with the first name and one name more.
 */
export function isNameOf(typed: string, name: string): boolean {
  const [words, whole] = [wordsOf(typed), wordsOf(name)]
  const [first] = whole
  if (first === undefined || !words.includes(first)) return false
  return holdsAll(words, whole) || (words.length > 1 && holdsAll(whole, words))
}

/** The name under a typed signature where it is not the applicant's; null where it is, where none is typed and for a drawing. */
export function otherSigner({ method, typedName }: ApplicationSignature, applicant: string): string | null {
  const typed = typedName.trim()
  return method === 'drawn' || typed === '' || isNameOf(typed, applicant) ? null : typed
}

/**
 * A signature after a change. The tick was given to the words that stood beside it: it goes over to another name only where
 * both are the applicant's.
 */
export function afterRetyping(
  before: ApplicationSignature,
  after: ApplicationSignature,
  applicant: string,
): ApplicationSignature {
  const isRetyped = before.typedName.trim() !== after.typedName.trim()
  if (!isRetyped || (isNameOf(before.typedName, applicant) && isNameOf(after.typedName, applicant))) return after
  return { ...after, isIntended: false, dataUrl: after.method === 'typed' ? '' : after.dataUrl }
}
