import { pagePathOf, pages } from './pages.ts'

/** Whether a path is of the flow: the quote, and what only whoever chose a plan opens. Its header has one row. */
export function isFlowPath(path: string): boolean {
  const page = pagePathOf(path)
  return page === '/' || (page !== undefined && pages[page].audience !== 'public')
}
