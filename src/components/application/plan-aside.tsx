import { type ReactNode, useId } from 'react'

import { ChosenPlanBadges, ChosenPlanFacts } from '#components/plans/chosen-plan-facts.tsx'
import { CreditRow } from '#components/plans/credit-row.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { RestsUnknown } from '#components/price-answers/rests-unknown.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import type { MetalLevel } from '#domain/plans/plan.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface PlanAsideProps {
  /** The plan's name as the issuer gives it, in English. */
  readonly name: string
  /** The insurer's name. */
  readonly issuerName: string
  /** The plan's metal level. */
  readonly metalLevel: MetalLevel
  /** The monthly price, with the full premium and the bill if they are known. */
  readonly price: ShownPrice
  /** What the plan means for the household; null if this device does not know it (P-89). */
  readonly planFacts: ChosenFacts | null
  /** Who in the price probably gets no credit; null if nobody does, or this device does not know it (P-100). */
  readonly outlook: CreditOutlook | null
  /** What the price rests on; by default that this device does not know it. */
  readonly rests?: ReactNode
  /** The tax credit, in cents a month. It is shown if it is above 0. */
  readonly monthlyCreditCents: number
  /** The quote's yearly income in cents, which limits the typed incomes; null if there is no limit. */
  readonly incomeLimitCents: number | null
  /** Opens a new quote, at the list of plans or at the question about the income. Undefined where there can be none. */
  readonly onRequote?: ((at: 'plans' | 'income') => void) | undefined
}

/**
 * Shows the chosen plan beside the application: badge, insurer, price, credit and the income of the quote (F-3, F-43),
 * and the year's cost and deductible that its card showed (P-89).
 */
export function PlanAside(props: PlanAsideProps) {
  const {
    name,
    issuerName,
    metalLevel,
    price,
    planFacts,
    monthlyCreditCents,
    incomeLimitCents,
    onRequote,
    outlook,
    rests,
  } = props
  const { t, language } = useTranslation('application')
  const titleId = useId()
  const hasCredit = monthlyCreditCents > 0
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4 print:break-inside-avoid">
      <ChosenPlanBadges level={metalLevel} facts={planFacts} />
      <div>
        <p {...englishName} className="text-sm font-semibold text-ink-muted">
          {issuerName}
        </p>
        <h2 id={titleId} {...englishName} className="text-xl leading-snug font-semibold">
          {name}
        </h2>
      </div>
      <PlanPrice size="card" price={price} />
      {rests ?? <RestsUnknown outlook={outlook} creditCents={monthlyCreditCents} />}
      {planFacts && <ChosenPlanFacts facts={planFacts} outlook={outlook} />}
      {(hasCredit || incomeLimitCents !== null) && (
        <dl className="grid gap-2 border-t border-border pt-3">
          {hasCredit && <CreditRow creditCents={monthlyCreditCents} outlook={outlook} />}
          {incomeLimitCents !== null && (
            <div className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-muted">{t('planAside.incomeLimit')}</dt>
              <dd className="ms-auto font-bold tabular-nums">{formatCentsShort(incomeLimitCents, language)}</dd>
            </div>
          )}
        </dl>
      )}
      {onRequote && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {(['plans', 'income'] as const).map((at) => (
            <Button
              key={at}
              size="sm"
              tone="outline"
              onClick={() => {
                onRequote(at)
              }}
            >
              {at === 'plans' ? t('planAside.change') : t('fromQuote.income')}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}
