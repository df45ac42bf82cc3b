/** Characters of a plan name in the comparison before it is cut (P-42). */
const shortNameLength = 20

/** A plan name as shown before "show more". */
export interface ShortName {
  readonly text: string
  /** Whether a show-more button is needed. */
  readonly isCut: boolean
}

/** Returns characters without trailing spaces and separators. */
function withoutDivider(characters: readonly string[]): readonly string[] {
  return characters.slice(0, characters.findLastIndex((character) => !' |·,–-'.includes(character)) + 1)
}

/**
 * Returns at most 20 characters of a name from a position on, with an ellipsis where something is left out. The cut is
 * at the end of a word and before an unclosed parenthesis, unless that would remove the character at `kept`.
 */
function cutFrom(characters: readonly string[], start: number, kept = start): string {
  const limit = start + shortNameLength
  const isWhole = limit >= characters.length
  const wordEnd = isWhole ? -1 : characters.lastIndexOf(' ', limit)
  const opening = wordEnd > kept ? characters.lastIndexOf('(', wordEnd) : -1
  const isOpen = opening > kept && !characters.slice(opening, wordEnd).includes(')')
  const end = isOpen ? opening : wordEnd > kept ? wordEnd : limit
  const words = characters.slice(start, end)
  const text = (isWhole ? words : withoutDivider(words)).join('').trim()
  return `${start > 0 ? '…' : ''}${text}${isWhole ? '' : '…'}`
}

/** Returns a plan name cut to 20 characters with an ellipsis; `isCut` says whether a show-more button is needed. */
export function shortName(name: string): ShortName {
  const characters = Array.from(name)
  if (characters.length <= shortNameLength) return { text: name, isCut: false }
  return { text: cutFrom(characters, 0), isCut: true }
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((character, index) => character !== other[index])
  return end === -1 ? one.length : end
}

/** Returns the positions where words begin, in order. */
function wordStarts(characters: readonly string[]): readonly number[] {
  return characters.flatMap((character, index) =>
    character !== ' ' && (index === 0 || characters[index - 1] === ' ') ? [index] : [],
  )
}

/**
 * Returns the ways to cut a name, the preferred first: from the earliest word that leaves room for the whole differing
 * words, from the first differing word, from the first differing character, and uncut.
 */
function cutsOf(name: string, others: readonly string[]): readonly ShortName[] {
  const characters = Array.from(name)
  if (characters.length <= shortNameLength) return [{ text: name, isCut: false }]
  const differences = others.map((other) => commonLength(characters, Array.from(other)))
  const differsAt = Math.min(Math.max(0, ...differences), characters.length - 1)
  const space = characters.indexOf(' ', differsAt)
  const wordEnd = differences.length === 0 ? 0 : space === -1 ? characters.length : space
  const starts = wordStarts(characters)
  const roomy = starts.find((start) => start <= differsAt && start + shortNameLength >= wordEnd)
  const wordStart = starts.findLast((start) => start <= differsAt)
  const places = [roomy, wordStart, differsAt].filter((place) => place !== undefined)
  return [
    ...places.map((start) => ({ text: cutFrom(characters, start, differsAt), isCut: true })),
    { text: name, isCut: false },
  ]
}

/**
 * Returns plan names that are shown side by side, each cut where it begins to differ from the others (P-87): "…PCP Saver
 * 7000" beside "…PCP Saver 9500". Different names are never cut to the same text.
 */
export function shortNames(names: readonly string[]): ReadonlyMap<string, ShortName> {
  const all = [...new Set(names)]
  const cuts = all.map((name) =>
    cutsOf(
      name,
      all.filter((other) => other !== name),
    ),
  )
  const chosen = cuts.map(() => 0)
  const shortAt = (index: number): ShortName => cuts[index]?.[chosen[index] ?? 0] ?? shortName(all[index] ?? '')
  const isLast = (index: number) => (chosen[index] ?? 0) >= (cuts[index]?.length ?? 0) - 1
  for (;;) {
    const texts = all.map((_, index) => shortAt(index).text)
    const clash = texts.findIndex(
      (text, index) => !isLast(index) && texts.some((other, at) => at !== index && other === text),
    )
    if (clash === -1) break
    chosen[clash] = (chosen[clash] ?? 0) + 1
  }
  return new Map(all.map((name, index) => [name, shortAt(index)]))
}

/** Returns a plan name cut beside others. */
export function shortNameAmong(name: string, names: readonly string[]): ShortName {
  return shortNames([name, ...names]).get(name) ?? shortName(name)
}
