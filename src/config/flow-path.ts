import { pagePathOf, pages } from './pages.ts'

/**
 * Whether a path belongs to the flow: the quote, and the pages that are only for visitors who have chosen a plan. Its
 * header has one row.
 */
export function isFlowPath(path: string): boolean {
  const page = pagePathOf(path)
  return page === '/' || (page !== undefined && pages[page].audience !== 'public')
}
