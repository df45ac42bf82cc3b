import { useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { OfflineNote } from '#components/plans/offline-note.tsx'
import { PriceSourceLine } from '#components/plans/price-source-line.tsx'
import { ResultsSummary } from '#components/plans/results-summary.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { UpdatePrompt } from '#components/plans/update-prompt.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { applyingCount } from '#domain/household/members.ts'
import { countyOf } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { headingOfSort } from '#domain/plans/rank.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Clock } from '#lib/clock.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { Comparison } from './comparison.tsx'
import { LeftoversNotice, useLeftovers } from './leftovers.tsx'
import { PartFailure } from './part-failure.tsx'
import { ResultsAlerts, useResultsTroubles } from './results-alerts.tsx'
import { ResultsBody } from './results-body.tsx'
import { focusResults } from './results-column.ts'
import { StartOver } from './start-over.tsx'
import { TakeAlongButton } from './take-along-button.tsx'
import { coverageYear } from './coverage-year.ts'
import { usePlanActions } from './use-plan-actions.ts'
import { useResults } from './use-results.ts'
import { useSearchCancel } from './use-search-cancel.ts'
import { usePaper } from './use-paper.tsx'
import { useViewedPlan } from './viewed-plan.tsx'
import { YearNotOnSale } from './year-not-on-sale.tsx'

const editorForm = onDemand(() => import('./search-editor-form.tsx'))

export interface ResultsScreenProps {
  readonly results: Results
  readonly clock: Clock
  readonly onPrint: () => void
}

/**
 * The whole results screen of one search. While changed details are not updated, a prompt replaces everything that
 * belongs to the old ones (P-51).
 */
export function ResultsScreen({ results, clock, onPrint }: ResultsScreenProps) {
  const { t, language } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const { draft } = useQuoteSession()
  const year = coverageYear(results.criteria.planYear, clock.now())
  const shown = useResults(results, year.monthsCovered)
  const { searchFailure } = shown
  const refusal = searchFailure?.kind === 'server' && searchFailure.isFinal ? searchFailure.message : null
  const isOffSale = refusal !== null || (year.effective === null && year.yearsOnSale.length > 0)
  const actions = usePlanActions(results, shown, year.monthsCovered)
  const troubles = useResultsTroubles(shown)
  const paper = usePaper({ results, shown, clock, onPrint })
  const viewed = useViewedPlan(results, shown, { actions, troubles, paper })
  const cancelSearch = useSearchCancel(shown.model !== null)
  const leftovers = useLeftovers(results.compareIds, shown)
  const [editing, setEditing] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const [isTypedBack, setIsTypedBack] = useState(false)
  const [undone, setUndone] = useState(0)
  const editor = useOnDemand(editorForm, editing)
  const editorId = useId()
  const editorBox = useRef<HTMLDivElement>(null)
  const { criteria } = results
  const changeDirty = useCallback((changed: boolean) => {
    setIsDirty(changed)
    setIsTypedBack(!changed && document.activeElement?.matches('input, select') === true)
  }, [])
  // A changed search replaces a plan's page as well.
  if (viewed.page !== null && !isDirty && !isOffSale)
    return (
      <div>
        {viewed.page}
        {actions.dialog}
        <OfflineNote {...actions}>
          <Comparison {...{ results, shown, actions, paper, onPrint }} />
        </OfflineNote>
      </div>
    )
  const openEditor = () => {
    // The focus needs a visible element.
    flushSync(() => {
      setEditing(true)
    })
    return editorBox.current
  }
  const SearchEditorForm = editor.kind === 'ready' ? editor.part.SearchEditorForm : undefined
  return (
    <div>
      <PageMeta title={t(`results.${headingOfSort[shown.view.sort]}`)} description={t('meta.description')} />
      <section aria-label={t('resultsSummary.label')} className="border-b border-border bg-surface">
        <div className="mx-auto max-w-page px-4 sm:px-6">
          <ResultsSummary
            county={countyOf(criteria)}
            applying={applyingCount(criteria.householdMembers)}
            householdSize={criteria.householdMembers.length}
            annualIncome={criteria.income}
            fplPercent={shown.subsidy.fplPercent}
            editing={editing}
            editorId={editorId}
            onEdit={() => {
              setEditing(!editing)
            }}
            onNearEdit={editorForm.warm}
          />
          <div id={editorId} ref={editorBox} tabIndex={-1} hidden={!editing}>
            {editor.kind === 'failed' && <PartFailure onRetry={editorForm.need} />}
            {SearchEditorForm && (
              <SearchEditorForm
                key={undone}
                criteria={criteria}
                isLoading={shown.isLoading}
                onDirtyChange={changeDirty}
                onUpdate={(asked) => {
                  focusResults()
                  setEditing(false)
                  setIsDirty(false)
                  dispatch({ type: 'criteriaReplaced', criteria: asked, draft: draftOfCriteria(asked, draft) })
                }}
              />
            )}
          </div>
        </div>
      </section>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 pt-1 pb-6 sm:px-6 md:gap-3 md:pt-2 md:pb-8 print:block print:space-y-6">
        {isDirty ? (
          <>
            <FocusHeading focusKey="results" size="low">
              {t(`results.${headingOfSort[shown.view.sort]}`)}
            </FocusHeading>
            <UpdatePrompt
              onUpdate={() => {
                // If an update is blocked, the editor's own button gives the reason.
                const update = openEditor()?.querySelector<HTMLElement>('[type="submit"]')
                update?.focus()
                update?.click()
              }}
              onShowDetails={() => {
                openEditor()?.focus()
              }}
              onUndo={() => {
                setUndone(undone + 1)
                setIsDirty(false)
              }}
            />
          </>
        ) : isOffSale ? (
          <YearNotOnSale results={results} year={year} refusal={refusal} />
        ) : (
          <>
            <ResultsAlerts {...troubles} />
            {viewed.notice}
            <LeftoversNotice {...leftovers} />
            <ResultsBody
              results={results}
              shown={shown}
              year={year}
              actions={actions}
              isTold={troubles.open.length > 0}
              takesFocus={!isTypedBack}
              onCancel={() => {
                focusResults()
                setUndone(undone + 1)
                cancelSearch()
              }}
            />
            <div className="flex flex-wrap gap-3 print:hidden">
              <TakeAlongButton results={results} />
              <StartOver />
            </div>
          </>
        )}
        <PriceSourceLine source={isDirty || isOffSale ? null : (shown.model?.priceSource ?? null)} />
        <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
      </div>
      {actions.dialog}
      {!isDirty && !isOffSale && (
        <OfflineNote {...actions}>
          <Comparison {...{ results, shown, actions, paper, onPrint }} />
        </OfflineNote>
      )}
    </div>
  )
}
