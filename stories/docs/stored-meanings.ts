/** Returns what each key of the table of stored keys is, from the comment above its row. */
export function storedMeanings(source: string): ReadonlyMap<string, string> {
  const rows = source.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}'?([\w:]+)'?: \{/gm)
  return new Map([...rows].map(([, meaning = '', key = '']) => [key, meaning]))
}
