import { LowIncomeNotice } from '#components/income/low-income-notice.tsx'
import { CreditBanner } from '#components/plans/credit-banner/credit-banner.tsx'
import { CreditSwitch } from '#components/plans/credit-switch.tsx'
import { HouseholdPanel } from '#components/plans/household-panel/household-panel.tsx'
import { HouseholdPanelSkeleton } from '#components/plans/household-panel-skeleton.tsx'
import { coverageGapUrl, medicaidHelpUrl } from '#config/urls.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { type QuoteCriteria, householdOf } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { withEveryoneAgain, withoutCoveredElsewhere } from '#domain/subsidy/household-help.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { IncomeExplorer } from './income-explorer.tsx'
import { focusResults } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

export interface CreditSectionProps {
  readonly criteria: QuoteCriteria
  readonly shown: ShownResults
  /** The list has no card: there are no prices to explain. */
  readonly hasNoCards: boolean
  /** The months of the plan year that a plan chosen today covers; null when none can start. */
  readonly monthsCovered: number | null
  readonly isExplorerOpen: boolean
  readonly onExplorerChange: (isOpen: boolean) => void
}

/** What the household may get: the credit with its calculation, who gets what, and what moves it. */
export function CreditSection(props: CreditSectionProps) {
  const { criteria, shown, hasNoCards, monthsCovered, isExplorerOpen, onExplorerChange } = props
  const language = useLanguage()
  const dispatch = useQuoteDispatch()
  const { draft } = useQuoteSession()
  const { subsidy, lowIncome, model, loaded } = shown
  const { help, isHelpPending, household, isHouseholdPending } = shown.household
  const { householdMembers: members, planYear } = criteria
  const replaceMembers = (changed: readonly HouseholdMember[]) => {
    const asked = { ...criteria, ...householdOf(changed) }
    // The panel waits for the new prices.
    focusResults()
    dispatch({ type: 'criteriaReplaced', criteria: asked, draft: draftOfCriteria(asked, draft) })
  }
  return (
    <>
      {lowIncome && (
        <LowIncomeNotice
          headingLevel={2}
          {...factsOfCriteria(criteria)}
          minimumIncome={lowIncome.minimumIncome}
          medicaidUrl={medicaidHelpUrl[language]}
        />
      )}
      {subsidy.working && model && !hasNoCards && (
        <CreditBanner
          working={subsidy.working}
          householdSize={members.length}
          notEligibleCents={model.mostNotEligibleCents}
        />
      )}
      {help && subsidy.fplPercent !== null && !hasNoCards && (
        <HouseholdPanel
          help={help}
          stateAbbr={criteria.stateAbbreviation}
          annualIncome={criteria.income}
          fplPercent={subsidy.fplPercent}
          creditCents={subsidy.creditCents}
          year={planYear}
          medicaidHref={medicaidHelpUrl[language]}
          coverageGapHref={coverageGapUrl[language]}
          onWithoutCovered={() => {
            replaceMembers(withoutCoveredElsewhere(members, help))
          }}
          onEveryone={() => {
            replaceMembers(withEveryoneAgain(members))
          }}
        />
      )}
      {help === null && isHelpPending && !hasNoCards && <HouseholdPanelSkeleton people={members.length} />}
      {(household !== null || isHouseholdPending) && monthsCovered !== null && !hasNoCards && (
        <IncomeExplorer
          criteria={criteria}
          household={household}
          creditCents={subsidy.creditCents}
          monthsCovered={monthsCovered}
          isOpen={isExplorerOpen}
          onOpenChange={onExplorerChange}
        />
      )}
      {(subsidy.creditCents > 0 || criteria.forceZeroSubsidy) && !(hasNoCards && loaded === 0) && (
        <CreditSwitch
          forgone={criteria.forceZeroSubsidy}
          onChange={(forceZeroSubsidy) => {
            dispatch({ type: 'creditForgone', forceZeroSubsidy })
          }}
        />
      )}
    </>
  )
}
