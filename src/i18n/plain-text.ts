import { type PlaceholderValues, fillPlaceholders } from '#domain/content/placeholders.ts'

/** The texts of one area, nested as in its catalog. */
export interface Catalog {
  readonly [key: string]: string | Catalog
}

function textAt(catalog: Catalog, key: string): string | undefined {
  let at: string | Catalog | undefined = catalog
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined
    at = at[part]
  }
  return typeof at === 'string' ? at : undefined
}

/**
 * Reads a text of an i18next catalog without i18next: nested key, plural by the value `count`, `{{placeholders}}`. It serves only
 * the first view, which must not wait for i18next; a test compares it with i18next. Undefined when there is no such
 * text.
 */
export function plainText(
  catalog: Catalog,
  locale: string,
  key: string,
  values: PlaceholderValues = {},
): string | undefined {
  const plural = typeof values.count === 'number' ? `${key}_${new Intl.PluralRules(locale).select(values.count)}` : key
  const text = textAt(catalog, plural)
  return text === undefined ? undefined : fillPlaceholders(text, values)
}
