import { useId, useState } from 'react'

import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import type { ShortName } from '#domain/plans/short-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { SavingsBadge, SavingsNameNote } from '#components/plans/savings-badge.tsx'

export interface CompareDialogHeadProps {
  /** The plan of the column. */
  readonly plan: PlanCardModel
  /** Its name, shortened so it differs from the names beside it. */
  readonly short: ShortName
}

/** The head of a plan's column: its name cut at 20 characters, and the full name on demand (P-42). */
export function CompareDialogHead({ plan, short }: CompareDialogHeadProps) {
  const { t } = useTranslation('plans')
  const [whole, setWhole] = useState(false)
  const nameId = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap gap-2">
        <MetalBadge level={plan.metalLevel} />
        {plan.extraSavings && <SavingsBadge plan={plan} />}
      </div>
      <p className="font-display text-lg leading-snug font-semibold">
        <span id={nameId} lang="en" className="print:hidden">
          {whole ? plan.name : short.text}
        </span>
        {/* Print has no button for the rest of the name. */}
        <span lang="en" className="hidden print:inline">
          {plan.name}
        </span>
      </p>
      {short.isCut && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={nameId}
          className="min-h-6 text-start text-sm font-medium text-primary underline print:hidden"
          onClick={() => {
            setWhole(!whole)
          }}
        >
          {t(whole ? 'compareDialog.showLess' : 'compareDialog.showMore')}
          <VisuallyHidden>
            {' '}
            <span lang="en">{plan.name}</span>
          </VisuallyHidden>
        </button>
      )}
      <SavingsNameNote plan={plan} />
      <p lang="en" className="font-medium text-ink-muted">
        {plan.issuerName}
      </p>
    </div>
  )
}
