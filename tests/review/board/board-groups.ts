import type { BoardChange } from '#tests/review/build-board.ts'

/** A story at one width: its pictures in both languages, beside each other. */
export interface BoardRow {
  readonly key: string
  readonly title: string
  readonly name: string
  readonly view: string
  readonly changes: readonly BoardChange[]
}

/** What changed for one cause. */
export interface BoardGroup {
  readonly cause: string
  readonly rows: readonly BoardRow[]
}

/** Numbers in names are sorted as numbers: 2 stands before 10. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** Returns the language of a picture. */
export const languageOf = ({ mode }: BoardChange): string => mode.split(' ')[0] ?? ''
/** Returns the view of a picture, which it has in both languages. */
export const viewOf = ({ mode }: BoardChange): string => mode.split(' ').slice(1).join(' ')

/** Returns the mark of a change in verdicts. */
export const changeKey = ({ id, mode }: BoardChange): string => `${id} ${mode}`

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly [string, Item[]])[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

/** Returns the changes by their cause, then by story and width, in numeric order; what was denied comes first. */
export function boardGroups(
  changes: readonly BoardChange[],
  isDenied: (change: BoardChange) => boolean,
): readonly BoardGroup[] {
  const rows = grouped(changes, (change) => `${change.id} ${viewOf(change)}`).map(([key, own]) => ({
    key,
    title: own[0]?.title ?? '',
    name: own[0]?.name ?? '',
    view: own[0] ? viewOf(own[0]) : '',
    cause: own.map(({ cause }) => cause).find((cause) => cause !== '') ?? '',
    changes: own.toSorted((a, b) => compare(a.mode, b.mode)),
  }))
  const rank = (row: { readonly changes: readonly BoardChange[] }) => (row.changes.some(isDenied) ? 0 : 1)
  const sorted = rows.toSorted(
    (a, b) => rank(a) - rank(b) || compare(`${a.title}/${a.name}`, `${b.title}/${b.name}`) || compare(a.view, b.view),
  )
  return grouped(sorted, ({ cause }) => cause).map(([cause, own]) => ({ cause, rows: own }))
}
