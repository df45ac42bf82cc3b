import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import type { SavingsBeforeAfter } from '#domain/plans/savings-before-after.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SavingsBadgeProps {
  /** The plan and its amounts before and after the savings. Its name is read with the badge's text. */
  readonly plan: Pick<PlanCardModel, 'id' | 'name' | 'savings' | 'perPerson'>
}

/**
 * The badge of a plan with extra savings. When the amounts are known it is a button that shows them, at the end of the
 * row of badges around it (P-27).
 */
export function SavingsBadge({ plan: { id, name, savings, perPerson } }: SavingsBadgeProps) {
  const { t } = useTranslation('plans')
  // The state is a plan's id, so a card that gets another plan starts closed.
  const [openPlanId, setOpenPlanId] = useState<string | null>(null)
  const panelId = useId()
  if (!savings) return <Badge tone="accent">{t('planCard.extraSavings')}</Badge>
  const open = openPlanId === id
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className="group -my-2 inline-flex min-h-target max-w-full items-center rounded-full"
        onClick={() => {
          setOpenPlanId(open ? null : id)
        }}
      >
        <Badge tone="accent">
          <span className="underline underline-offset-4">
            {t('planCard.extraSavings')}
            <VisuallyHidden>
              {' '}
              <span lang="en">{name}</span>
            </VisuallyHidden>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.9}
            className="size-4 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180 print:hidden"
          />
        </Badge>
      </button>
      <div id={panelId} hidden={!open} className="order-last w-full text-sm">
        {/* Only when open: a page has ten cards, whose first rendering must stay short. */}
        {open && <SavingsAmounts savings={savings} perPerson={perPerson} />}
      </div>
    </>
  )
}

interface SavingsAmountsProps {
  readonly savings: SavingsBeforeAfter
  readonly perPerson: boolean
}

function SavingsAmounts({ savings, perPerson }: SavingsAmountsProps) {
  const { t, language } = useTranslation('plans')
  const money = (cents: number) => formatCentsShort(cents, language)
  const amounts = {
    usualDeductible: money(savings.usualDeductibleCents),
    usualMaximum: money(savings.usualOutOfPocketMaximumCents),
    deductible: money(savings.deductibleCents),
    maximum: money(savings.outOfPocketMaximumCents),
  }
  return (
    <>
      <p className="tabular-nums">
        <RichText text={perPerson ? t('savingsBadge.textPerPerson', amounts) : t('savingsBadge.text', amounts)} />
      </p>
      <p className="text-ink-muted">{t('savingsBadge.source')}</p>
    </>
  )
}

/** The usual deductible beside a plan's name that has it, which is not the household's; else nothing (P-27). */
export function SavingsNameNote({ plan: { savings } }: SavingsBadgeProps) {
  const { t, language } = useTranslation('plans')
  const cents = savings?.deductibleInNameCents ?? null
  if (cents === null) return null
  return (
    <p className="text-sm text-ink-muted">
      {t('savingsBadge.nameNote', { amount: formatCentsShort(cents, language) })}
    </p>
  )
}
