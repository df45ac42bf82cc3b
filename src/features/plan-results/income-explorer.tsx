import { useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { lostCredit } from '#domain/subsidy/lost-credit.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PartFailure } from './part-failure.tsx'
import type { ExplorerPartProps } from './explorer-part.tsx'

const explorerPart = onDemand(() => import('./explorer-part.tsx'), 'income-explorer', 'quote-start')

/**
 * What another income, household or tax return does to the credit. It is loaded when it is opened; what a household above
 * the limit goes without is told at once.
 */
export function IncomeExplorer(props: ExplorerPartProps) {
  const { criteria, household } = props
  const { t } = useTranslation('plans')
  const [isOpen, setIsOpen] = useState(false)
  const isLost = lostCredit(criteria.income, household) !== null
  const part = useOnDemand(explorerPart, isOpen || isLost)
  return (
    <div className="grid gap-3" onPointerEnter={explorerPart.warm} onFocus={explorerPart.warm}>
      {isLost && part.kind === 'ready' && (
        <part.part.LostCreditNotice annualIncome={criteria.income} household={household} />
      )}
      <Disclosure summary={t('incomeExplorer.open')} open={isOpen} onOpenChange={setIsOpen}>
        {isOpen && part.kind === 'failed' && <PartFailure onRetry={explorerPart.need} />}
        {isOpen && part.kind === 'ready' && <part.part.ExplorerPart {...props} />}
      </Disclosure>
    </div>
  )
}
