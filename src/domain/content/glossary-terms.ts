/**
 * The terms that the site explains (C-70), in the order of a plan's page: what it costs, what it covers, who gets help,
 * and when. Their words are in the catalog under `glossary:terms.<id>`.
 */
export const termIds = [
  'premium',
  'taxCredit',
  'deductible',
  'outOfPocketMaximum',
  'copay',
  'coinsurance',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'catastrophic',
  'extraSavings',
  'hmo',
  'epo',
  'ppo',
  'pos',
  'network',
  'referral',
  'primaryCareDoctor',
  'formulary',
  'genericDrugs',
  'preferredBrandDrugs',
  'preventiveServices',
  'hsa',
  'taxHousehold',
  'magi',
  'povertyLevel',
  'benchmark',
  'openEnrollment',
  'specialEnrollment',
] as const

/** One of the explained terms. */
export type TermId = (typeof termIds)[number]

/** The terms whose example can show a number of the current plan or household (C-71). */
export const figuredTerms = [
  'premium',
  'taxCredit',
  'deductible',
  'outOfPocketMaximum',
  'copay',
  'coinsurance',
  'primaryCareDoctor',
  'genericDrugs',
  'preferredBrandDrugs',
  'preventiveServices',
  'extraSavings',
  'povertyLevel',
  'benchmark',
] as const satisfies readonly TermId[]

/** A term whose example can have a number. */
export type FiguredTerm = (typeof figuredTerms)[number]

/** A term with the number for its example. Without a number, the general example is shown. */
export type PlacedTerm =
  | {
      readonly id: FiguredTerm
      /** The number in words: "$1,500", "$20 copay". */
      readonly figure?: string | undefined
      /** The letter of the compared plan that the number belongs to. */
      readonly letter?: string | undefined
    }
  | { readonly id: TermId; readonly figure?: never; readonly letter?: never }

/** Narrows a term to one whose example can have a number. */
export function isFigured(id: TermId): id is FiguredTerm {
  return figuredTerms.some((figured) => figured === id)
}

/** The terms explained on the page of questions (C-75). */
export const faqTerms = [
  'premium',
  'deductible',
  'outOfPocketMaximum',
  'copay',
  'network',
  'taxCredit',
  'taxHousehold',
  'extraSavings',
] as const satisfies readonly TermId[]

/** Returns a text without accents and capitals, so that a search finds "Crédito" by "credito" (C-74). */
function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether a text contains all words of a search, ignoring accents and case (C-74). Words of one or two letters, such as
 * "el" or "my", do not count beside a longer one.
 */
export function isFoundIn(text: string, search: string): boolean {
  const letters = plainLetters(text)
  const words = plainLetters(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !/^\p{L}{1,2}$/u.test(word))
  return (telling.length > 0 ? telling : words).every((word) => letters.includes(word))
}

/** Returns a word as a part of an address: "Out-of-pocket maximum" is "out-of-pocket-maximum". */
function slugOf(word: string): string {
  return plainLetters(word)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Returns the term that an address fragment names, by its id or by one of its words in any language (C-74); undefined
 * if there is none. `wordsOf` gives a term's words.
 */
export function termNamed(name: string, wordsOf: (id: TermId) => readonly string[]): TermId | undefined {
  const slug = slugOf(name)
  return (
    termIds.find((id) => id.toLowerCase() === name.toLowerCase()) ??
    termIds.find((id) => slug !== '' && wordsOf(id).some((word) => slugOf(word) === slug))
  )
}

/** Returns the letter that a word is listed under: its first, as a capital without an accent. */
export function listLetter(word: string): string {
  return plainLetters(word).charAt(0).toUpperCase()
}
