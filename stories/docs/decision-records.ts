const records = import.meta.glob<string>('./decisions/*.mdx', { eager: true, query: '?raw', import: 'default' })

/** A decision record: its title in the sidebar, and its text. */
export interface DecisionRecord {
  readonly title: string
  readonly text: string
}

/** All decision records, newest first. */
export const decisionRecords: readonly DecisionRecord[] = Object.entries(records)
  .toSorted(([a], [b]) => b.localeCompare(a))
  .flatMap(([, text]) => {
    const [, title] = /<Meta title="(.+?)"/.exec(text) ?? []
    return title === undefined ? [] : [{ title, text }]
  })

/** Returns the records that cite one of the rules, or name the component's file. */
export const decisionsAbout = (
  all: readonly DecisionRecord[],
  numbers: readonly string[],
  file: string,
): readonly DecisionRecord[] =>
  all.filter(
    ({ text }) =>
      (text.match(/\b[QPAFC]-\d+\b/g) ?? []).some((number) => numbers.includes(number)) ||
      new RegExp(`${file}(?![\\w-])`).test(text),
  )
