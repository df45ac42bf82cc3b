/** One page of a list. Positions count from 1; `first` and `last` are 0 in an empty list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
  readonly first: number
  readonly last: number
}

/** Returns the page of a list with this number, from 1; a number outside the list becomes the nearest page. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size))
  const wished = Number.isFinite(page) ? Math.trunc(page) : 1
  const shown = Math.min(Math.max(1, wished), pageCount)
  const start = (shown - 1) * size
  const end = Math.min(start + size, items.length)
  return {
    items: items.slice(start, end),
    page: shown,
    pageCount,
    total: items.length,
    first: items.length === 0 ? 0 : start + 1,
    last: end,
  }
}
