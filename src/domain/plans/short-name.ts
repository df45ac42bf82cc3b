/** Characters of a plan name in the comparison before it is cut (spec 1 §2). */
export const shortNameLength = 20

/** A plan name cut to 20 characters with an ellipsis; `isCut` says whether a show-more button is needed. */
export function shortName(name: string): { readonly text: string; readonly isCut: boolean } {
  const characters = Array.from(name)
  if (characters.length <= shortNameLength) return { text: name, isCut: false }
  return { text: `${characters.slice(0, shortNameLength).join('').trimEnd()}…`, isCut: true }
}
