import { Disclosure } from '#components/primitives/disclosure.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { type CreditHousehold, incomeLimit } from '#domain/subsidy/credit-at-income.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PartFailure } from './part-failure.tsx'

/** The opened part, fetched when it is near. */
export const explorerPart = onDemand(() => import('./explorer-part.tsx'), 'income-explorer', 'location')

export interface IncomeExplorerProps {
  readonly criteria: QuoteCriteria
  /** The facts that give a credit for every income; null while they load. */
  readonly household: CreditHousehold | null
  /** The credit of the page, in cents a month. */
  readonly creditCents: number
  /** The months of the plan year that a plan chosen today covers. */
  readonly monthsCovered: number
  /** Another year or household keeps the explorer open. */
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Id of the opened part where the credit banner has its button. Without it, the button is here. */
  readonly panelId?: string | undefined
}

/**
 * What another income, household or tax return does to the credit. The part is loaded when it is opened. For a
 * household above the income limit it is loaded at once, because the page then says which credit the household loses.
 */
export function IncomeExplorer(props: IncomeExplorerProps) {
  const { criteria, household, creditCents, monthsCovered, isOpen, onOpenChange, panelId } = props
  const { t } = useTranslation('plans')
  const { stateAbbreviation: stateAbbr, householdMembers, planYear: year, income } = criteria
  const isAbove = income > incomeLimit({ stateAbbr, householdSize: householdMembers.length, year })
  const part = useOnDemand(explorerPart, isOpen || isAbove)
  const ready = part.kind === 'ready' && household ? { ...part.part, household } : null
  const isComing = part.kind !== 'failed' && ready === null
  const opened = (
    <>
      {isOpen && part.kind === 'failed' && <PartFailure onRetry={explorerPart.need} />}
      {isOpen && isComing && <Skeleton shape="block" className="h-28" />}
      {isOpen && ready && (
        <ready.ExplorerPart
          criteria={criteria}
          household={ready.household}
          creditCents={creditCents}
          monthsCovered={monthsCovered}
        />
      )}
    </>
  )
  if (panelId !== undefined)
    return (
      <div id={panelId} hidden={!isOpen}>
        {opened}
      </div>
    )
  return (
    <div className="grid gap-3" onPointerEnter={explorerPart.warm} onFocus={explorerPart.warm}>
      {isAbove && ready && (
        <ready.LostCreditNotice annualIncome={income} household={ready.household} monthsCovered={monthsCovered} />
      )}
      {isAbove && isComing && <Skeleton shape="block" className="h-28" />}
      <Disclosure summary={t('incomeExplorer.open')} open={isOpen} onOpenChange={onOpenChange}>
        {opened}
      </Disclosure>
    </div>
  )
}
