/** One line of the performance table: a goal, its baseline, and the result. */
export interface Row {
  /** `P1` to `P19`. */
  readonly id: string
  readonly what: string
  readonly goal: string
  readonly baseline: string
  readonly figure: string
  /** The site's figure divided by the baseline's; empty if there is no baseline. */
  readonly ratio: string
  /** Null if it is not measured here. */
  readonly passes: boolean | null
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
  const ratio = ours / baseline
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

const heads = ['', 'what', 'goal', 'baseline', 'ours', 'ratio', 'met'] as const
const metText = (passes: boolean | null) => (passes === null ? '–' : passes ? 'yes' : 'NO')
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
