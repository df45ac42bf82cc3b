/** Shorter pieces of a text stand in sentences that are not it. */
const shortest = 12

/** The pieces of a text between its placeholders and marks that a sentence elsewhere could quote. */
const piecesOf = (text: string) =>
  text
    .split(/\{\{\w+\}\}|<\/?b>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= shortest)

/** A source with one apostrophe and without the line ends that a format put into a sentence. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('\n', ' ')

/**
 * Returns where sources quote a text that has changed, as `path:line: the quoted words`: rules, stories and tests that
 * say it by themselves instead of reading the catalog.
 */
export function heldTexts(
  changed: readonly { readonly before: string; readonly after: string }[],
  sources: ReadonlyMap<string, string>,
): readonly string[] {
  const pieces = changed.flatMap(({ before, after }) =>
    piecesOf(plain(before)).filter((piece) => !plain(after).includes(piece)),
  )
  const found = [...sources].flatMap(([path, source]) => {
    const text = plain(source)
    return [...new Set(pieces)].flatMap((piece) => {
      const at = text.indexOf(piece)
      return at < 0 ? [] : [`${path}:${source.slice(0, at).split('\n').length}: ${piece}`]
    })
  })
  return found.toSorted()
}
