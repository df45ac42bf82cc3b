import { spawnSync } from 'node:child_process'

import type { TextUsers } from './text-users.ts'

/**
 * A commit that changes components, with its day and its sentence. A component is named `group/name`; texts that no
 * component says, those of a screen or a title, are named `texts/<area>`.
 */
export interface Change {
  readonly day: string
  readonly sentence: string
  /** The components whose files change. */
  readonly files: readonly string[]
  /** The components whose words change, whether their files do or not. */
  readonly words: readonly string[]
}

/** What the repository tells of its last days. */
export interface History {
  /** The day of the last commit, which "the last 7 days" end with. */
  readonly until: string
  /** Newest first. */
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
  /** The short names of all commits, newest first. Two logs of some commits each do not tell their order. */
  readonly order: string
  /** Git's log with the paths of components and stories. */
  readonly paths: string
  /** Git's log with the difference of the catalogs, each whole. */
  readonly catalogs: string
  /** The components that have stories. */
  readonly places: ReadonlySet<string>
  readonly users: TextUsers
}

/** Returns the changes of components by their files and by their words, newest first. */
export function changesOf({ order, paths, catalogs, places, users }: ChangeSources): readonly Change[] {
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
  const byHash = new Map([...commitsOf(paths), ...ofWords.values()].map((commit) => [commit.hash, commit]))
  return order.split('\n').flatMap((hash) => {
    const commit = byHash.get(hash)
    const files = [...(ofFiles.get(hash) ?? [])]
    const words = [...new Set(ofWords.get(hash)?.said)]
    const count = new Set([...files, ...words]).size
    if (!commit || count === 0 || count > mostComponents) return []
    return { day: commit.day, sentence: commit.sentence, files, words }
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
  const logAs = (format: string, ...more: readonly string[]) =>
    git('log', `--since=${since}T00:00`, '--no-merges', `--format=${format}`, ...more)
  const log = (...more: readonly string[]) => logAs('%x00%h%x09%cs%x09%s', ...more)
  const changes = changesOf({
    order: logAs('%h'),
    paths: log('--name-only', '--', 'src/components', 'stories'),
    // All lines are context, so that each shows the group that it is in.
    catalogs: log('-p', '--unified=100000', '--', 'src/i18n/locales'),
    places,
    users,
  })
  return { until, changes, news: newsOf(git('blame', '--date=short', 'CHANGELOG.md')) }
}
