import { Pagination } from '#components/primitives/pagination.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ResultsPaginationProps {
  /** From 1. */
  readonly page: number
  /** Pages in all. */
  readonly pageCount: number
  /** More plans are on their way: the number of pages is not final. */
  readonly isArriving?: boolean
  /** Called with the page that was chosen, from 1. */
  readonly onPage: (page: number) => void
}

/** Leads through the pages of plans; a list of one page only says so. */
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
