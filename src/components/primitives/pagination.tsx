import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'

import { cn } from '#lib/cn.ts'
import { buttonLook } from './button.tsx'

export interface PaginationProps {
  /** The name of the navigation. */
  readonly label: string
  /** The current page, counted from 1. */
  readonly page: number
  /** Number of pages. */
  readonly pageCount: number
  /** Called with the chosen page, from 1. */
  readonly onPage: (page: number) => void
  /** Name of the button to the previous page. */
  readonly previousLabel: string
  /** Name of the button to the next page. */
  readonly nextLabel: string
  /** Returns a page button's name, which includes its number: "Page 3". */
  readonly pageLabel: (page: number) => string
  /** Classes for the pagination's position. */
  readonly className?: string
}

/** Returns the page numbers to offer: the ends, the current page and its neighbours, with `gap` for omitted numbers. */
function pagesShown(page: number, pageCount: number): readonly (number | 'gap')[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  // A gap that would hide a single number shows the number instead.
  const near = numbers.filter(
    (n) =>
      n === 1 ||
      n === pageCount ||
      Math.abs(n - page) <= 1 ||
      (n === 2 && page === 4) ||
      (n === pageCount - 1 && page === pageCount - 3),
  )
  return near.flatMap((n, index) => (n - (near[index - 1] ?? 0) > 1 ? (['gap', n] as const) : [n]))
}

/** The pagination of a list. In `onPage`, move the focus to the list's heading and announce the page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, onPage, previousLabel, nextLabel, pageLabel, className } = props
  const step = (target: number, name: string, before: boolean) => {
    const possible = target >= 1 && target <= pageCount
    return (
      <button
        type="button"
        className={buttonLook({ tone: 'quiet', size: 'sm', state: possible ? 'ready' : 'disabled' })}
        {...(!possible && { 'aria-disabled': true })}
        onClick={() => {
          if (possible) onPage(target)
        }}
      >
        {before && <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5" />}
        {name}
        {!before && <ChevronRight aria-hidden strokeWidth={1.9} className="size-5" />}
      </button>
    )
  }
  return (
    <nav
      aria-label={label}
      className={cn('flex flex-wrap items-center justify-between gap-2 sm:justify-center', className)}
    >
      {step(page - 1, previousLabel, true)}
      <ol className="order-first flex w-full flex-wrap justify-center sm:order-none sm:gap-1 sm:w-auto">
        {pagesShown(page, pageCount).map((shown, index) =>
          shown === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden className="grid w-4 place-items-center text-ink-muted sm:w-8">
              <Ellipsis strokeWidth={1.9} className="size-4" />
            </li>
          ) : (
            <li key={shown}>
              <button
                type="button"
                aria-label={pageLabel(shown)}
                {...(shown === page && { 'aria-current': 'page' })}
                className={cn(
                  'min-h-target min-w-10 rounded-full border-2 px-1 font-semibold tabular-nums sm:min-w-target',
                  shown === page
                    ? 'border-primary bg-primary text-on-primary'
                    : 'border-transparent text-primary hover:bg-primary-wash',
                )}
                onClick={() => {
                  onPage(shown)
                }}
              >
                {shown}
              </button>
            </li>
          ),
        )}
      </ol>
      {step(page + 1, nextLabel, false)}
    </nav>
  )
}
