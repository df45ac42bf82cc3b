import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** The components that say a group of texts, by the group as `area.group`: the first two parts of its keys. */
export type TextUsers = ReadonlyMap<string, readonly string[]>

/** Returns the source of a component, named `group/name`: of its file, or of all files of its folder. */
function sourceOf(place: string): string {
  const path = `src/components/${place}`
  const files = existsSync(path) ? readdirSync(path).map((file) => `${path}/${file}`) : [`${path}.tsx`]
  return files
    .filter((file) => existsSync(file) && /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** Reads which texts each component asks for: the areas that it opens, with the groups that its keys begin with. */
export function readTextUsers(places: ReadonlySet<string>): TextUsers {
  const users = new Map<string, string[]>()
  for (const place of places) {
    const source = sourceOf(place)
    const areas = [...source.matchAll(/useTranslation\('([\w-]+)'/g)].map(([, area = '']) => area)
    const groups = [...source.matchAll(/['`](\w+)\./g)].map(([, group = '']) => group)
    for (const area of new Set(areas))
      for (const group of new Set(groups)) {
        const key = `${area}.${group}`
        users.set(key, [...(users.get(key) ?? []), place])
      }
  }
  return users
}
