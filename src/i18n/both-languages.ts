import { loadCatalog, loadNamespaces } from './i18n.ts'
import { languages } from './language.ts'
import type { Namespace } from './namespaces.ts'

/** Loads the texts of the given areas in both languages, for what shows both at once; rejects like `loadNamespaces`. */
export async function loadInBothLanguages(...namespaces: readonly Namespace[]): Promise<void> {
  const both = languages.flatMap((language) => namespaces.map((namespace) => loadCatalog(language, namespace)))
  await Promise.all([loadNamespaces(...namespaces), ...both])
}
