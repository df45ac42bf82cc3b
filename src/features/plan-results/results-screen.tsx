import { useId, useState } from 'react'

import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { ResultsSummary } from '#components/plans/results-summary.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { applyingCount } from '#domain/household/members.ts'
import { headingOfSort } from '#domain/plans/rank.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Clock } from '#lib/clock.ts'

import { Comparison } from './comparison.tsx'
import { ResultsAlerts } from './results-alerts.tsx'
import { ResultsBody } from './results-body.tsx'
import { StartOver } from './start-over.tsx'
import { useResults } from './use-results.ts'

/** Props of the screen. */
export interface ResultsScreenProps {
  readonly results: Results
  readonly clock: Clock
  readonly onPrint: () => void
}

/** The whole results screen of one search. */
export function ResultsScreen({ results, clock, onPrint }: ResultsScreenProps) {
  const { t, language } = useTranslation('plans')
  const shown = useResults(results)
  const [editing, setEditing] = useState(false)
  const editorId = useId()
  const { criteria } = results
  return (
    <div>
      <PageMeta title={t(`results.${headingOfSort[results.view.sort]}`)} description={t('meta.description')} />
      <section aria-label={t('resultsSummary.label')} className="border-b border-border bg-surface">
        <div className="mx-auto max-w-page px-4 py-3 sm:px-6">
          <ResultsSummary
            county={criteria.county}
            applying={applyingCount(criteria.members)}
            householdSize={criteria.householdSize}
            annualIncome={criteria.annualIncome}
            fplPercent={shown.subsidy.fplPercent}
            editing={editing}
            editorId={editorId}
            onEdit={() => {
              setEditing(!editing)
            }}
          />
          <div id={editorId} hidden={!editing} />
        </div>
      </section>
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:px-6 sm:py-8">
        <FlowIndicator current="plans" className="max-w-field-lg" />
        <ResultsAlerts criteria={criteria} results={shown} />
        <ResultsBody results={results} shown={shown} clock={clock} />
        <StartOver />
        <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
      </div>
      <Comparison results={results} shown={shown} onPrint={onPrint} />
    </div>
  )
}
