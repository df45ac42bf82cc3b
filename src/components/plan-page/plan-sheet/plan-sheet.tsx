import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'

import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { EasyToCompareBadge } from '#components/plans/easy-to-compare-badge.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanCardCompare } from '#components/plans/plan-card/plan-card-compare.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { YearSum, type YearSumProps } from '#components/plans/year-sum.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { LanguagesSwitch } from '#components/words/languages-switch.tsx'
import { TermLabel } from '#components/words/term-label.tsx'
import { WithFootnotes } from '#components/words/with-footnotes.tsx'
import type { CostLimitChoice } from '#domain/plans/cost-limit.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { type PlanCardModel, planLinks } from '#domain/plans/plan-card-model.ts'
import { planPageTerms, termOfType } from '#domain/plans/plan-terms.ts'
import { serviceGroups } from '#domain/plans/service-groups.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { PlanSheetCompany } from './plan-sheet-company.tsx'
import { PlanSheetContents } from './plan-sheet-contents.tsx'
import { PlanSheetDocuments } from './plan-sheet-documents.tsx'
import { PlanSheetKeyFacts } from './plan-sheet-key-facts.tsx'
import { PlanSheetLimits } from './plan-sheet-limits.tsx'
import { PlanSheetNetwork } from './plan-sheet-network.tsx'
import { PlanSheetPrice } from './plan-sheet-price.tsx'
import { PlanSheetPrograms } from './plan-sheet-programs.tsx'
import { PlanSheetQuality } from './plan-sheet-quality.tsx'
import { PlanSheetSection, sheetSections } from './plan-sheet-section.tsx'
import { PlanSheetServices } from './plan-sheet-services.tsx'

/** The plan's cost in each kind of year, as a sum (P-60, P-61, P-62). An unknown year is left out. */
function PlanSheetYear(props: YearSumProps) {
  return (
    <PlanSheetSection section="year">
      <YearSum {...props} />
    </PlanSheetSection>
  )
}

export interface PlanSheetProps {
  /** The plan's card model, from `#domain/plans/plan-card-model.ts`. */
  readonly plan: PlanCardModel
  /** The year of the plan. */
  readonly planYear: PlanYear
  /** What the page shows beyond the card. */
  readonly details: DetailedPlan
  /** The household whose amounts are shown. */
  readonly choice: CostLimitChoice
  /** Whether the plan is chosen for comparison. */
  readonly compared: boolean
  /** Whether the comparison is full. */
  readonly compareFull: boolean
  /** What is known of the visitor's doctors and medicines under the plan; null for nothing. */
  readonly care: ReactNode
  /** What is known of the doctors and medicines in one line, beside the plan's other facts. */
  readonly careLine?: ReactNode
  /** What the price rests on: below the buttons on a phone, and beside the price on a desk. */
  readonly rests?: ReactNode
  /** Which bill the plan's year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly yearNote?: string | undefined
  /** Below the buttons that choose and compare, such as the ways to print the plan. */
  readonly tools?: ReactNode
  /** Goes back to the list. */
  readonly onBack: () => void
  /** Adds the plan of this id to the comparison or removes it. */
  readonly onCompare: (planId: string) => void
  /** Continues to registration with the plan of this id. */
  readonly onChoose: (planId: string) => void
}

/** The name of the plan with its badges and its company. */
function SheetHead({ plan, nameId }: Pick<PlanSheetProps, 'plan'> & { readonly nameId: string }) {
  const { t } = useTranslation('plans')
  const type = termOfType(plan.type)
  return (
    <div className="grid justify-items-start gap-1 wrap-anywhere print:gap-0">
      <div className="flex flex-wrap gap-2">
        <MetalBadge level={plan.metalLevel} explains />
        {plan.extraSavings && <Badge tone="accent">{t('planCard.extraSavings')}</Badge>}
        {plan.isEasyToCompare && <EasyToCompareBadge plan={plan} />}
        {plan.hsaEligible && <Badge tone="primary">{t('planCard.hsa')}</Badge>}
      </div>
      <FocusHeading id={nameId} size="low" focusKey={plan.id} focusOnMount {...englishName} className="print:text-xl">
        {plan.name}
      </FocusHeading>
      <div className="text-sm font-semibold text-ink-muted print:text-xs">
        <span {...englishName}>{plan.issuerName}</span>
        {plan.type !== '' && ' · '}
        <TermLabel text={() => plan.type} term={type ? { id: type } : undefined} />
      </div>
      <div className="hidden print:block">
        <SavingsNameNote plan={plan} />
      </div>
    </div>
  )
}

/** The page of one plan (P-70, P-71): its price and costs in full, beside the buttons that choose and compare it. */
export function PlanSheet(props: PlanSheetProps) {
  const { plan, planYear, details, choice, care, careLine, rests, yearNote, tools, compared, compareFull } = props
  const { onBack, onCompare, onChoose } = props
  const { t } = useTranslation('plan-page')
  const plans = useTranslation('plans')
  const groups = useMemo(() => serviceGroups(details.services, choice.csr), [details.services, choice.csr])
  const sections = sheetSections.filter(
    (section) => (section !== 'year' || plan.year !== null) && (section !== 'care' || care !== null),
  )
  const terms = useMemo(() => planPageTerms(plan, details), [plan, details])
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className="grid gap-2 md:gap-6 print:block print:text-xs print:leading-tight">
      <Button tone="quiet" size="sm" className="-ms-4 justify-self-start print:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden strokeWidth={1.9} className="size-5" />
        {plans.t('viewedPlan.back')}
      </Button>
      <WithFootnotes terms={terms}>
        <div className="grid items-start gap-3 md:gap-6 lg:grid-cols-3 lg:gap-x-8 print:block">
          <div className="lg:col-span-2">
            <SheetHead plan={plan} nameId={nameId} />
          </div>
          <aside
            aria-label={t('planSheet.plan')}
            className="grid min-w-0 gap-6 print:hidden lg:sticky lg:top-24 lg:col-start-3 lg:row-span-2 lg:row-start-1"
          >
            <Card raised padding="none" className="grid gap-2 px-4 pt-3 pb-2">
              <PlanPrice size="card" price={plan.price} />
              <div className="flex flex-wrap items-center gap-x-3">
                <PlanCardCompare
                  plan={plan}
                  checked={compared}
                  full={compareFull}
                  onChange={() => {
                    onCompare(plan.id)
                  }}
                />
                <ChoosePlanButton plan={plan} className="grow sm:grow-0 lg:flex-1" onChoose={onChoose} />
              </div>
              <FoldedRow aloneFrom="md" summary={t('planSheet.tools')} panelClassName="md:grid-cols-2 lg:grid-cols-1">
                {tools}
                <LanguagesSwitch />
              </FoldedRow>
            </Card>
            <PlanSheetContents sections={sections} />
          </aside>
          <div className="grid min-w-0 gap-6 lg:col-span-2 print:block">
            {/* As wide as the tables below, so that its lines end where theirs do. */}
            <div className="max-w-prose print:max-w-none">
              <PlanSheetKeyFacts plan={plan} careLine={careLine} />
            </div>
            {rests && <div className="max-w-prose print:max-w-none print:text-xs">{rests}</div>}
            <div className="grid max-w-prose min-w-0 md:gap-8 print:mt-1 print:block print:max-w-none print:columns-field-md print:gap-8">
              <PlanSheetPrice plan={plan} planYear={planYear} />
              {plan.year && (
                <PlanSheetYear
                  year={plan.year}
                  hasExtraSavings={plan.extraSavings}
                  planYear={planYear}
                  note={yearNote}
                />
              )}
              <PlanSheetLimits plan={plan} details={details} choice={choice} />
              <PlanSheetServices benefits={plan.benefits} groups={groups} />
              <PlanSheetNetwork type={plan.type} details={details} />
              {care !== null && <PlanSheetSection section="care">{care}</PlanSheetSection>}
              <PlanSheetQuality quality={details.quality} />
              <PlanSheetPrograms details={details} />
              <PlanSheetDocuments links={planLinks(details.links)} />
              <PlanSheetCompany {...{ planYear, details }} planId={plan.id} issuerName={plan.issuerName} />
            </div>
          </div>
        </div>
      </WithFootnotes>
    </article>
  )
}
