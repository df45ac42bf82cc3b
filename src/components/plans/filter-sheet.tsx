import { type ReactNode, useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import type { PlanCounts } from '#components/plans/results-count.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface FilterSheetProps {
  /** Whether the sheet is open. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back. */
  readonly onClose: () => void
  /** Reopens the sheet when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** The counts of the list; null while nothing can be counted. */
  readonly counts: Pick<PlanCounts, 'matching' | 'isArriving'> | null
  /** Closes the sheet and moves to the plans. */
  readonly onShowPlans: () => void
  /** The filters. */
  readonly children: ReactNode
}

/**
 * The filters of a phone: a sheet from below, whose button says how many plans they leave (P-80). The list behind it
 * follows each filter at once.
 */
export function FilterSheet({ open, onClose, onReopen, counts, onShowPlans, children }: FilterSheetProps) {
  const { t, language } = useTranslation('plans')
  const filters = useTranslation('plan-filters')
  const common = useTranslation('common')
  const box = useRef<HTMLDivElement>(null)
  const label = () => {
    if (counts === null) return t('facets.show')
    const numbers = { count: counts.matching, plans: formatNumber(counts.matching, language) }
    return counts.isArriving ? filters.t('filterSheet.showSoFar', numbers) : t('facets.showCount', numbers)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('facets.title')}
      closeLabel={common.t('dialog.close')}
    >
      <div ref={box}>
        {children}
        <div className="tall:sticky tall:bottom-0 tall:z-10 -mx-5 -mb-5 border-t border-border bg-surface px-5 py-3 sm:-mx-8 sm:-mb-6 sm:px-8">
          <Button
            className="w-full"
            onClick={() => {
              // An invalid range must be corrected first.
              const refused = box.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')
              if (refused) refused.focus()
              else onShowPlans()
            }}
          >
            {label()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
