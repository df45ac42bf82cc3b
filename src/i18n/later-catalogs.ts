import type { Catalog } from './namespaces.ts'

/** Reads the catalogs that the first view doesn't use; each is its own chunk. */
export const laterCatalogs = import.meta.glob<{ default: Catalog }>([
  './locales/*/*.json',
  '!./locales/*/{common,menus,location,quote-steps,call-failures}.json',
])
