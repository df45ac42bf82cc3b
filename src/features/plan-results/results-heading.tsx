import type { ReactNode } from 'react'

import { ResultsCount, type ResultsCountProps } from '#components/plans/results-count.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { SkipLink } from '#components/primitives/skip-link.tsx'
import type { PlanSort } from '#domain/plans/plan.ts'
import { headingOfSort } from '#domain/plans/rank.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { goToList, listHeadingId } from './results-column.ts'

export interface ResultsHeadingProps extends ResultsCountProps {
  readonly sort: PlanSort
  /** The heading takes the focus when it appears. */
  readonly focusOnMount: boolean
  readonly onShowWaiting: () => void
  /** The order of the list, on a phone. */
  readonly children: ReactNode
}

/** The heading of the list with the number of its plans, in one line on a wide screen. */
export function ResultsHeading({ sort, focusOnMount, onShowWaiting, children, ...count }: ResultsHeadingProps) {
  const { t } = useTranslation('plans')
  return (
    <div className="grid lg:flex-1">
      <div className="grid content-start lg:flex lg:flex-wrap lg:items-center lg:gap-x-6">
        <FocusHeading focusKey="results" focusOnMount={focusOnMount} size="low">
          {t(`results.${headingOfSort[sort]}`)}
        </FocusHeading>
        {/* After the heading, which has the focus when the list comes. */}
        {(count.counts?.shown ?? 0) > 0 && <SkipLink href={`#${listHeadingId}`}>{t('planList.skip')}</SkipLink>}
        <ResultsCount
          {...count}
          onShowWaiting={() => {
            onShowWaiting()
            // The pressed words disappear.
            goToList()
          }}
        />
      </div>
      {children}
    </div>
  )
}
