import { useState } from 'react'

import { RestrictedStateDialog } from '#components/location/restricted-state-dialog.tsx'
import { SearchEditor } from '#components/plans/search-editor/search-editor.tsx'
import { Button } from '#components/primitives/button.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { countyOutcome } from '#domain/geo/location-outcome.ts'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { chosenCounty } from '#domain/quote/draft.ts'
import { editIssues, editedCriteria } from '#domain/quote/search-edit.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { zipRefusalText } from '#i18n/zip-refusal-text.ts'
import { systemClock } from '#lib/clock.ts'

import { useSearchEdit } from './use-search-edit.ts'
import type { ZipCounties } from './use-zip-counties.ts'

export interface SearchEditorFormProps {
  readonly criteria: QuoteCriteria
  /** The plans of the last update are still loading. */
  readonly isLoading: boolean
  /** Reports whether something differs from the search. Must stay the same function. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onUpdate: (criteria: QuoteCriteria) => void
}

function useProblemText(problem: ZipCounties['problem']): string | undefined {
  const { t } = useTranslation('location')
  const errors = useTranslation('call-failures')
  if (problem === null) return undefined
  if (problem === 'fiveDigits' || problem === 'notFound') return t(`issues.zip.${problem}`)
  return zipRefusalText(errors.t, problem, (status) => t('locationFields.lookupHttpFailed', { status }))
}

/** The editor of the search, with its lookups and the checks that block an update (P-52, P-55, P-56). */
export function SearchEditorForm({ criteria, isLoading, onDirtyChange, onUpdate }: SearchEditorFormProps) {
  const { t } = useTranslation('plans')
  const home = useTranslation('location')
  const errors = useTranslation('call-failures')
  const state = useSearchEdit(criteria, onDirtyChange)
  const { edit, lookup, refusals } = state
  const [dismissedFips, setDismissedFips] = useState<string | null>(null)
  const zipProblem = useProblemText(lookup.problem)

  const county = chosenCounty(edit.location)
  const outcome = county && countyOutcome(county)
  const elsewhere = outcome?.kind === 'ownMarketplace' ? outcome : null
  const blockedReason = () => {
    if (isLoading) return t('searchEditor.loading')
    if (lookup.isVerifying) return home.t('issues.zip.verifying')
    if (elsewhere) return t('searchEditor.blocked', { marketplace: ownMarketplaces[elsewhere.state].name })
    if (county) return undefined
    if (zipProblem !== undefined) return t('searchEditor.zipBlocked')
    return home.t(lookup.counties.length > 1 ? 'issues.county.select' : 'issues.zip.fiveDigits')
  }
  // The field itself shows the result of its lookup, and a pending lookup is not an error.
  const isZipTold = lookup.isVerifying || zipProblem !== undefined
  const standing = refusals > 0 ? editIssues(edit).filter(({ path }) => !isZipTold || path[0] !== 'location') : []
  const update = () => {
    const result = lookup.isVerifying ? null : editedCriteria(edit, criteria)
    if (result?.ok) onUpdate(result.value)
    else state.refuse()
  }
  return (
    <>
      <SearchEditor
        edit={edit}
        coverageStart={effectiveDate(systemClock.now(), criteria.planYear, openEnrollmentEnd)?.start}
        onChange={state.change}
        onZip={(zip) => {
          setDismissedFips(null)
          state.changeZip(zip)
        }}
        onCounty={state.changeCounty}
        isVerifying={lookup.isVerifying}
        zipProblem={zipProblem}
        issues={standing}
        attempt={refusals}
        blockedReason={blockedReason()}
        onUpdate={update}
        onUndo={state.isDirty ? state.undo : undefined}
      />
      {typeof lookup.problem === 'object' && lookup.problem !== null && (
        <Button tone="outline" size="sm" onClick={lookup.retry}>
          {errors.t('retry')}
        </Button>
      )}
      {elsewhere && (
        <RestrictedStateDialog
          open={dismissedFips !== elsewhere.county.fips}
          state={elsewhere.state}
          onClose={() => {
            setDismissedFips(elsewhere.county.fips)
          }}
          onReopen={() => {
            setDismissedFips(null)
          }}
        />
      )}
    </>
  )
}
