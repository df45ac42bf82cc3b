import { spawnSync } from 'node:child_process'

/** A change of a component: its place as `group/name`, the day, and the commit's sentence. */
export interface Change {
  readonly place: string
  readonly day: string
  readonly sentence: string
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

function changesOf(log: string, places: ReadonlySet<string>): readonly Change[] {
  return log.split('\0').flatMap((commit) => {
    const [head = '', ...paths] = commit.trim().split('\n')
    const [day = '', sentence = ''] = head.split('\t')
    const changed = new Set(paths.flatMap((path) => placeOf(path, places) ?? []))
    return changed.size > mostComponents ? [] : [...changed].map((place) => ({ place, day, sentence }))
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
export function readHistory(places: ReadonlySet<string>): History {
  const until = git('log', '-1', '--format=%cs').trim()
  const since = until === '' ? '' : new Date(Date.parse(until) - 30 * 86_400_000).toISOString().slice(0, 10)
  const log = git(
    ...['log', `--since=${since}T00:00`, '--no-merges', '--name-only', '--format=%x00%cs%x09%s'],
    ...['--', 'src/components', 'stories'],
  )
  return { until, changes: changesOf(log, places), news: newsOf(git('blame', '--date=short', 'CHANGELOG.md')) }
}
