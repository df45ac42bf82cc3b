import type { Language } from './language.ts'
import { listFormat } from './format.ts'

/** Returns names such as "You" and "Your spouse" as a list inside a sentence: only the first begins with a capital. */
export function peopleList(names: readonly string[], language: Language): string {
  const inside = names.map((name, at) => (at === 0 ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1)))
  return listFormat(language).format(inside)
}
