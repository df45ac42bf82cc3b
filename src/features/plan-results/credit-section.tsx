import { PiggyBank } from 'lucide-react'
import { memo, useId, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { CreditBanner } from '#components/plans/credit-banner/credit-banner.tsx'
import { useCreditHeadline } from '#components/plans/credit-banner/use-credit-headline.ts'
import { CreditSwitch } from '#components/plans/credit-switch.tsx'
import { HouseholdPanelSkeleton } from '#components/plans/household-panel-skeleton.tsx'
import { HouseholdPanel } from '#components/plans/household-panel/household-panel.tsx'
import { PriceRestsOn, PriceRestsOnChips } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { SixThingsEntry } from '#components/price-answers/six-things/six-things-entry.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { clinicsUrl, coverageGapUrl, medicaidHelpUrl, medicareUrl } from '#config/urls.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { type PricedPlan, creditEligibleCents } from '#domain/plans/shown-price.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { withEveryoneAgain, withoutCoveredElsewhere } from '#domain/subsidy/household-help.ts'
import { lostCredit, whyNoCredit } from '#domain/subsidy/lost-credit.ts'
import { formatDollars } from '#i18n/format.ts'
import { useLanguage, useTranslation } from '#i18n/use-translation.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { useAnswerPrice } from '#state/use-answer-price.ts'

import { explorerPart, IncomeExplorer } from './income-explorer.tsx'
import { focusResults } from './results-column.ts'
import type { CreditRow } from './use-credit-row.ts'
import type { HouseholdFacts } from './use-household-facts.ts'
import type { Subsidy } from './use-subsidy.ts'

/**
 * Returns a function that gives the household's savings in one line, or why there are none (P-84). Amounts are marked
 * as strong.
 */
function useCreditRowText(): (
  criteria: QuoteCriteria,
  subsidy: Subsidy,
  facts: Pick<HouseholdFacts, 'household' | 'basis'>,
  isUsable: boolean,
) => string {
  const { t, language } = useTranslation('plan-filters')
  const headline = useCreditHeadline()
  return ({ forceZeroSubsidy, income }, subsidy, { household, basis }, isUsable) => {
    if (forceZeroSubsidy) return t('creditRow.forgone')
    if (subsidy.creditCents > 0) return headline({ ...basis, isUsable }).text
    if (!household) return t('creditRow.none')
    const lost = lostCredit(income, household)
    if (lost) return t('creditRow.above', { amount: formatDollars(lost.dollarsAbove, language) })
    const why = whyNoCredit(income, household)
    return why ? t(`creditRow.noneBecause.${why}`) : t('creditRow.none')
  }
}

export interface CreditSectionProps {
  readonly criteria: QuoteCriteria
  readonly subsidy: Subsidy
  readonly facts: HouseholdFacts
  /** The largest part of a premium that the credit can't pay, in cents a month. */
  readonly notEligibleCents: number
  /** The plans on the screen; undefined while there are none to show yet. */
  readonly listed: readonly PricedPlan[] | undefined
  /** The list has no card: there are no prices to explain. */
  readonly hasNoCards: boolean
  /** No plan has arrived, so there is none to choose. */
  readonly hasNoPlans: boolean
  /** The months of the plan year that a plan chosen today covers; null when none can start. */
  readonly monthsCovered: number | null
  readonly row: CreditRow
}

/**
 * The household's help: the credit with its calculation, the help of each person, and the effects of changes. It is
 * collapsed to one line (P-84).
 */
export const CreditSection = memo(function CreditSection(props: CreditSectionProps) {
  const { criteria, subsidy, facts, notEligibleCents, listed, hasNoCards, hasNoPlans, monthsCovered, row } = props
  const language = useLanguage()
  const dispatch = useQuoteDispatch()
  const { draft } = useQuoteSession()
  const answerPrice = useAnswerPrice()
  const filters = useTranslation('plan-filters')
  const rowText = useCreditRowText()
  const explorerId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { help, isHelpPending, basis, household, isHouseholdPending } = facts
  const { householdMembers: members, planYear } = criteria
  const replaceMembers = (changed: readonly HouseholdMember[]) => {
    const asked = { ...criteria, ...householdOf(changed) }
    // The panel waits for the new prices and then appears again.
    row.leave()
    focusResults()
    dispatch({ type: 'criteriaReplaced', criteria: asked, draft: draftOfCriteria(asked, draft) })
  }
  const ask = () => {
    setIsAsking(true)
  }
  const isUsable = listed?.some((plan) => creditEligibleCents(plan) > 0) ?? true
  const hasSwitch = (subsidy.creditCents > 0 || criteria.forceZeroSubsidy) && !hasNoPlans
  const hasHelp = help !== null && subsidy.fplPercent !== null && !hasNoCards
  const hasExplorer = (household !== null || isHouseholdPending) && monthsCovered !== null && !hasNoCards
  const creditSwitch = hasSwitch && (
    <CreditSwitch
      forgone={criteria.forceZeroSubsidy}
      onChange={(forceZeroSubsidy) => {
        // The switch moves into or out of the banner, so React replaces its element.
        focusResults()
        dispatch({ type: 'creditForgone', forceZeroSubsidy })
      }}
    />
  )
  const hasBanner = subsidy.working !== null && subsidy.creditCents > 0 && !hasNoCards
  const { said, isComplete } = basis.outcome
  const hasRests = said.length > 0 || basis.toldIncome !== undefined || (isComplete && !basis.outlook)
  const explorer = hasExplorer && (
    <IncomeExplorer
      criteria={criteria}
      household={household}
      creditCents={subsidy.creditCents}
      monthsCovered={monthsCovered}
      isOpen={row.isExplorerOpen}
      onOpenChange={row.onExplorerChange}
      panelId={hasBanner ? explorerId : undefined}
    />
  )
  if (!hasSwitch && !hasHelp && !hasExplorer && (!isHelpPending || hasNoCards)) return null
  return (
    <FoldedRow
      summary={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>
            <RichText text={rowText(criteria, subsidy, facts, isUsable)} />
          </span>
          <PriceRestsOnChips {...basis} isBelowHeadline={subsidy.creditCents > 0} />
        </span>
      }
      icon={<PiggyBank aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-primary md:hidden" />}
      hint={filters.t('creditRow.how')}
      look="hero"
      className="md:order-1 md:col-span-7"
      panelClassName="md:order-2 md:col-span-full"
      open={row.isOpen}
      onOpenChange={row.onOpenChange}
    >
      {hasBanner && (
        <CreditBanner
          working={subsidy.working}
          householdSize={members.length}
          planYear={planYear}
          basis={basis}
          isUsable={isUsable}
          onAsk={ask}
          rests={hasRests && <PriceRestsOn {...basis} clinicsHref={clinicsUrl} isBelowHeadline />}
          medicareHref={medicareUrl[language]}
          notEligibleCents={notEligibleCents}
          otherIncomes={
            hasExplorer
              ? {
                  isOpen: row.isExplorerOpen,
                  panelId: explorerId,
                  onOpenChange: row.onExplorerChange,
                  onNear: explorerPart.warm,
                }
              : null
          }
        >
          {creditSwitch}
        </CreditBanner>
      )}
      {!hasBanner && !hasNoCards && (
        <PriceRestsOn {...basis} medicareHref={medicareUrl[language]} clinicsHref={clinicsUrl} onAsk={ask} />
      )}
      <SixThingsEntry {...basis} open={isAsking} onOpenChange={setIsAsking} onChange={answerPrice} />
      {hasBanner && explorer}
      {hasHelp && (
        <HouseholdPanel
          help={help}
          stateAbbr={criteria.stateAbbreviation}
          annualIncome={criteria.income}
          fplPercent={subsidy.fplPercent}
          creditCents={subsidy.creditCents}
          statement={basis.outlook && (outlookStatement(basis.outlook, subsidy.creditCents)?.kind ?? null)}
          year={planYear}
          medicaidHref={medicaidHelpUrl[language]}
          coverageGapHref={coverageGapUrl[language]}
          medicareHref={medicareUrl[language]}
          takesFocus={row.comeBack}
          onWithoutCovered={() => {
            replaceMembers(withoutCoveredElsewhere(members, help))
          }}
          onEveryone={() => {
            replaceMembers(withEveryoneAgain(members))
          }}
        />
      )}
      {help === null && isHelpPending && !hasNoCards && (
        <HouseholdPanelSkeleton people={members.length} hasChild={members.some(({ role }) => role === 'dependent')} />
      )}
      {!hasBanner && explorer}
      {/* Without a banner, the switch back has no other place. */}
      {!hasBanner && creditSwitch}
    </FoldedRow>
  )
})
