import type { CareSearch } from '#components/care/care-section.tsx'

/** Returns the look-up of a section, by default before anything is typed. */
export function careSearch(changes: Partial<CareSearch> = {}): CareSearch {
  return { suggestions: [], state: 'idle', onSearch: () => undefined, onRetry: () => undefined, ...changes }
}
