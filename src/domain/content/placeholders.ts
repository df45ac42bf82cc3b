const placeholder = /{{\s*(\w+)\s*}}/g

/** Returns the names in a text's `{{placeholders}}`, in their order. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}

/** Values for a text's placeholders. */
export type PlaceholderValues = Readonly<Record<string, string | number>>

/** Fills a text's `{{placeholders}}`; the content schemas guarantee a value for each name. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(placeholder, (_, name: string) => String(values[name] ?? ''))
}
