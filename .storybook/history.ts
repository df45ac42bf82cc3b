import { spawnSync } from 'node:child_process'

import type { TextUsers } from './text-users.ts'

/** A change of a component, with the day and the commit's sentence. */
export interface Change {
  /** The component as `group/name`, or `texts/<area>` for texts that no component says: those of a screen, a title. */
  readonly place: string
  readonly day: string
  readonly sentence: string
  /** Whether only its words changed. */
  readonly isWords: boolean
}

/** What the repository tells of its last days. */
export interface History {
  /** The day of the last commit, which "the last 7 days" end with. */
  readonly until: string
  readonly changes: readonly Change[]
  /** The entries of the changelog by the day on which they were written. */
  readonly news: readonly { readonly day: string; readonly text: string }[]
}

/** A commit that changes more components than this changes none in particular. */
const mostComponents = 20

/** Returns what git prints; nothing without git or outside of a repository. */
function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 50_000_000 })
  return status === 0 ? stdout : ''
}

/** The component of a path of `src/components` or of a story of it. A component's folder is one component. */
function placeOf(path: string, places: ReadonlySet<string>): string | undefined {
  const [, group, name = ''] = /^(?:src\/components|stories)\/([\w-]+)\/([\w-]+)/.exec(path) ?? []
  const place = `${group}/${name.replace('.stories', '')}`
  return places.has(place) ? place : undefined
}

/** A commit of a log: its short name, its day, its sentence, and what git prints below them. */
interface Commit {
  readonly hash: string
  readonly day: string
  readonly sentence: string
  readonly rest: readonly string[]
}

const commitsOf = (log: string): readonly Commit[] =>
  log
    .split('\0')
    .filter((commit) => commit !== '')
    .map((commit) => {
      const [head = '', ...rest] = commit.split('\n')
      const [hash = '', day = '', sentence = ''] = head.split('\t')
      return { hash, day, sentence, rest }
    })

/** Returns the groups of texts, as `area.group`, that the difference of whole catalogs changes. */
function groupsIn(difference: readonly string[]): ReadonlySet<string> {
  const groups = new Set<string>()
  let area = ''
  let group = ''
  for (const line of difference) {
    const [, file] = /^(?:---|\+\+\+) [ab]\/src\/i18n\/locales\/\w+\/([\w-]+)\.json$/.exec(line) ?? []
    area = file ?? area
    group = /^[ +-] {2}"(\w+)":/.exec(line)?.[1] ?? group
    if (/^[+-] /.test(line)) groups.add(`${area}.${group}`)
  }
  return groups
}

/** What the changes of components are read from. */
export interface ChangeSources {
  /** Git's log with the paths of components and stories. */
  readonly paths: string
  /** Git's log with the difference of the catalogs, each whole. */
  readonly catalogs: string
  /** The components that have stories. */
  readonly places: ReadonlySet<string>
  readonly users: TextUsers
}

/** Returns the changes of components by their files and by their words, newest first. */
export function changesOf({ paths, catalogs, places, users }: ChangeSources): readonly Change[] {
  const ofWords = new Map(
    commitsOf(catalogs).map((commit) => [
      commit.hash,
      { ...commit, said: [...groupsIn(commit.rest)].flatMap((key) => users.get(key) ?? `texts/${key.split('.')[0]}`) },
    ]),
  )
  const ofFiles = new Map(
    commitsOf(paths).map((commit) => [
      commit.hash,
      new Set(commit.rest.flatMap((path) => placeOf(path, places) ?? [])),
    ]),
  )
  return [...new Map([...commitsOf(paths), ...ofWords.values()].map((commit) => [commit.hash, commit])).values()]
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .flatMap(({ hash, day, sentence }) => {
      const files = ofFiles.get(hash) ?? new Set<string>()
      const words = new Set(ofWords.get(hash)?.said)
      const changed = [...new Set([...files, ...words])]
      return changed.length > mostComponents
        ? []
        : changed.map((place) => ({ place, day, sentence, isWords: !files.has(place) }))
    })
}

/** Returns the entries of the blamed changelog, each with the day of its first line. */
function newsOf(blame: string): History['news'] {
  const news: { day: string; text: string }[] = []
  for (const line of blame.split('\n')) {
    const [, day = '', text = ''] = /(\d{4}-\d\d-\d\d) +\d+\) (.*)$/.exec(line) ?? []
    const last = news.at(-1)
    if (text.startsWith('- ')) news.push({ day, text: text.slice(2) })
    else if (last && text.startsWith('  ')) last.text += ` ${text.trim()}`
  }
  return news
}

/** Reads the history of the last 30 days. `places` are the components that have stories. */
export function readHistory(places: ReadonlySet<string>, users: TextUsers): History {
  const until = git('log', '-1', '--format=%cs').trim()
  const since = until === '' ? '' : new Date(Date.parse(until) - 30 * 86_400_000).toISOString().slice(0, 10)
  const log = (...more: readonly string[]) =>
    git('log', `--since=${since}T00:00`, '--no-merges', '--format=%x00%h%x09%cs%x09%s', ...more)
  const changes = changesOf({
    paths: log('--name-only', '--', 'src/components', 'stories'),
    // All lines are context, so that each shows the group that it is in.
    catalogs: log('-p', '--unified=100000', '--', 'src/i18n/locales'),
    places,
    users,
  })
  return { until, changes, news: newsOf(git('blame', '--date=short', 'CHANGELOG.md')) }
}
