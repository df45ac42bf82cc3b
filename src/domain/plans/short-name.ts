/** Characters of a plan name in the comparison before it is cut (P-42). */
const shortNameLength = 20

/** A plan name as shown before "show more". */
export interface ShortName {
  readonly text: string
  /** Whether a show-more button is needed. */
  readonly isCut: boolean
}

/** Returns a plan name cut to 20 characters with an ellipsis; `isCut` says whether a show-more button is needed. */
export function shortName(name: string): ShortName {
  const characters = Array.from(name)
  if (characters.length <= shortNameLength) return { text: name, isCut: false }
  return { text: `${characters.slice(0, shortNameLength).join('').trimEnd()}…`, isCut: true }
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((character, index) => character !== other[index])
  return end === -1 ? one.length : end
}

/**
 * Returns a plan name beside others. When its beginning matches another's, it starts at the first word that differs,
 * "…Saver 7000", within 20 characters.
 */
export function shortNameAmong(name: string, names: readonly string[]): ShortName {
  const short = shortName(name)
  const rivals = names.filter((other) => other !== name && shortName(other).text === short.text)
  if (!short.isCut || rivals.length === 0) return short
  const characters = Array.from(name)
  const differsAt = Math.max(...rivals.map((rival) => commonLength(characters, Array.from(rival))))
  const wordStart = characters.lastIndexOf(' ', differsAt - 1) + 1
  const room = shortNameLength - 2
  const isNear = differsAt - wordStart < room
  // A name that is the beginning of another is distinguished by its end.
  const start = Math.min(isNear ? wordStart : differsAt, Math.max(0, characters.length - 1))
  const rest = characters
    .slice(start, start + room)
    .join('')
    .trim()
  return { text: `…${rest}${start + room < characters.length ? '…' : ''}`, isCut: true }
}
