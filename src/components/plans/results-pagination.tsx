import { Pagination } from '#components/primitives/pagination.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ResultsPaginationProps {
  /** The current page, from 1. */
  readonly page: number
  /** Number of pages. */
  readonly pageCount: number
  /** More plans are arriving, so the number of pages is not final. */
  readonly isArriving?: boolean
  /** Called with the chosen page, from 1. */
  readonly onPage: (page: number) => void
}

/** The pagination of the plans. If there is one page, it only says so. */
export function ResultsPagination({ page, pageCount, isArriving = false, onPage }: ResultsPaginationProps) {
  const { t, language } = useTranslation('plans')
  return (
    <div className="grid gap-3">
      <p className="text-center text-sm text-ink-muted tabular-nums">
        {t(isArriving ? 'resultsPagination.positionSoFar' : 'resultsPagination.position', {
          page: formatNumber(page, language),
          count: pageCount,
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {pageCount > 1 && (
        <Pagination
          className="print:hidden"
          label={t('resultsPagination.label')}
          page={page}
          pageCount={pageCount}
          onPage={onPage}
          previousLabel={t('resultsPagination.previous')}
          nextLabel={t('resultsPagination.next')}
          pageLabel={(number) => t('resultsPagination.page', { page: number })}
        />
      )}
    </div>
  )
}
