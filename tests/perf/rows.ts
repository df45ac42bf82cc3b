/** One line of the performance table: a goal, its baseline, and the result. */
export interface Row {
  /** `P1` to `P20`. */
  readonly id: string
  readonly what: string
  readonly goal: string
  readonly baseline: string
  readonly figure: string
  /** The site's figure divided by the baseline's; empty if there is no baseline. */
  readonly ratio: string
  /** Null if it is not measured here; `no figure` if it should have been. */
  readonly passes: boolean | null | 'no figure'
}

/** Formats a figure. */
export type Show = (value: number) => string

/** Bytes in thousands: "97.2 K". */
export const kilobytes: Show = (bytes) => `${(bytes / 1000).toFixed(1)} K`
/** Milliseconds: "3.4 ms", "120 ms". */
export const milliseconds: Show = (ms) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`
/** Milliseconds shown as seconds: "81.2 s". */
export const seconds: Show = (ms) => `${(ms / 1000).toFixed(1)} s`
/** A ratio: "1.44×". */
export const times: Show = (ratio) => `${ratio.toFixed(2)}×`
/** A plain number. */
export const plain: Show = (value) => String(value)

interface Named {
  readonly id: string
  readonly what: string
}

/** The site's figure against a baseline of the same run. */
export function againstBaseline(
  named: Named,
  compared: { ours: number; baseline: number; of: string; atMost?: number; atLeast?: number; show: Show },
): Row {
  const { ours, baseline, of, atMost, atLeast, show } = compared
  // What costs nothing was not measured.
  const ratio = ours > 0 ? ours / baseline : Number.NaN
  return {
    ...named,
    goal: atMost === undefined ? `≥ ${times(atLeast ?? 0)}` : `≤ ${times(atMost)}`,
    baseline: `${of} ${show(baseline)}`,
    figure: show(ours),
    ratio: times(ratio),
    passes: atMost === undefined ? ratio >= (atLeast ?? 0) : ratio <= atMost,
  }
}

/** The site's figure against a fixed limit; `baseline` is only shown. */
export function againstLimit(
  named: Named,
  measured: { value: number; atMost?: number; atLeast?: number; show: Show; baseline?: string },
): Row {
  const { value, atMost, atLeast, show, baseline = '' } = measured
  return {
    ...named,
    goal: atMost === undefined ? `≥ ${show(atLeast ?? 0)}` : `≤ ${show(atMost)}`,
    baseline,
    figure: show(value),
    ratio: '',
    passes: atMost === undefined ? value >= (atLeast ?? 0) : value <= atMost,
  }
}

/** A property that is either true or false. */
export function isSo(named: Named, { goal, figure, passes }: Pick<Row, 'goal' | 'figure'> & { passes: boolean }): Row {
  return { ...named, goal, figure, passes, baseline: '', ratio: '' }
}

/** A goal whose baseline can't be measured here, with the figure published elsewhere. */
export function notMeasured(named: Named, { goal, published }: { goal: string; published: string }): Row {
  return { ...named, goal, baseline: `not measured here; ${published}`, figure: '', ratio: '', passes: null }
}

/** The row of a goal for which there is no figure, with the reason. */
export function withoutFigure({ id, what }: Named, why: string): Row {
  return { id, what, goal: '', baseline: '', figure: `could not be measured: ${why}`, ratio: '', passes: 'no figure' }
}

/** A line of a table that a bench prints beside its goals. */
export type DetailRow = Readonly<Record<string, string | number>>

/** Returns the cell of a figure that is none, such as "NaN ms". */
const cellWithoutNumber = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => /NaN|Infinity|undefined/.test(cell))

/** The rows of a bench: one that shows no number says so, and so does each goal without a row. */
export function checkedRows(ids: readonly string[], rows: readonly Row[]): readonly Row[] {
  const checked = rows.map((row) => {
    const wrong = cellWithoutNumber([row.figure, row.baseline, row.ratio, row.what])
    if (wrong !== undefined) return withoutFigure(row, `it shows "${wrong}" where a number belongs`)
    if (row.figure === '' && row.passes !== null) return withoutFigure(row, 'its figure is empty')
    return row
  })
  const absent = ids.filter((id) => rows.every((row) => row.id !== id))
  return [...checked, ...absent.map((id) => withoutFigure({ id, what: 'the goal' }, 'its bench returns no row for it'))]
}

/** A row that says so if a table beside the goals is empty or shows no number. */
export function checkedDetails(id: string, table: readonly DetailRow[]): readonly Row[] {
  const wrong = cellWithoutNumber(table.flatMap((row) => Object.values(row).map(String)))
  if (table.length > 0 && wrong === undefined) return []
  const why = wrong === undefined ? 'it is empty' : `it shows "${wrong}" where a number belongs`
  return [withoutFigure({ id, what: 'the table beside it' }, why)]
}

const heads = ['', 'what', 'goal', 'baseline', 'ours', 'ratio', 'met'] as const
function metText(passes: Row['passes']): string {
  if (passes === 'no figure') return passes
  return passes === null ? '–' : passes ? 'yes' : 'NO'
}
const cellsOf = (row: Row): readonly string[] => [
  row.id,
  row.what,
  row.goal,
  row.baseline,
  row.figure,
  row.ratio,
  metText(row.passes),
]

/** The table in columns, for a terminal. */
export function textTable(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The table as Markdown, for the documentation. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n')
}
