import { existsSync, readFileSync, readdirSync } from 'node:fs'

import { baseKey } from '#tests/structure/catalog-files.ts'
import { type NamedKeys, namedInSources, namesKey } from '#tests/structure/named-keys.ts'

const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => `stories/${path.replaceAll('\\', '/')}`)

const sourceOf = new Map(stories.map((path) => [path, readFileSync(path, 'utf8')]))

/** The title of a file of stories, without its other names. */
const titleOf = (path: string) => / {2}title: '([^']+)'/.exec(sourceOf.get(path) ?? '')?.[1]?.replace(/ \(.+\)$/, '')

const importersOf = (place: string) => stories.filter((path) => sourceOf.get(path)?.includes(`'${place}`))

/**
 * The stories of a source: those of its component, whose parts stand in a folder of its name, and otherwise those that
 * import it or its folder.
 */
function storiesOf(path: string): readonly string[] {
  const [, root = '', group = '', name = ''] = /^src\/(components|features)\/([\w-]+)\/([\w-]+)/.exec(path) ?? []
  if (root === '') return []
  const own = `stories/${group}/${name}.stories.tsx`
  if (root === 'components' && existsSync(own)) return [own]
  const importers = importersOf(`#${path.slice('src/'.length)}`)
  return importers.length > 0 ? importers : importersOf(`#${root}/${group}/`)
}

/** Stories that are named at most: the others show the same. */
const mostNamed = 4

/**
 * Returns a function that says which stories show a text, by the titles of the sidebar; the sources that name it where
 * no story is known.
 */
export function shownWhere(): (area: string, key: string) => string {
  const sources = namedInSources()
  // Most sources have a text as a whole key, and few have patterns: the others are not asked about every text.
  const withKey = new Map<string, NamedKeys[]>()
  for (const source of sources) for (const key of source.keys) withKey.set(key, [...(withKey.get(key) ?? []), source])
  const withPattern = sources.filter(({ patterns }) => patterns.length > 0)
  const titlesOf = new Map(sources.map(({ path }) => [path, storiesOf(path).flatMap((story) => titleOf(story) ?? [])]))
  return (area, key) => {
    const names = [...new Set([baseKey(key), key])]
    const whole = names.flatMap((name) =>
      [name, `${area}:${name}`, `${area}.${name}`].flatMap((one) => withKey.get(one) ?? []),
    )
    const naming = [...whole, ...withPattern.filter((source) => names.some((name) => namesKey(source, area, name)))]
    // Other areas have keys of the same name.
    const ofArea = naming.filter(({ keys }) => keys.has(area) || keys.has(`${area}:${baseKey(key)}`))
    const paths = [...new Set((ofArea.length > 0 ? ofArea : naming).map(({ path }) => path))]
    const titles = [...new Set(paths.flatMap((path) => titlesOf.get(path) ?? []))].toSorted()
    return (titles.length > 0 ? titles : paths).slice(0, mostNamed).join('; ')
  }
}
