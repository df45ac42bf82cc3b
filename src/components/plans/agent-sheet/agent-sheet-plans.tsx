import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { basisOfHandover, type HandedPlan, type QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'
import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'
import { formatCents, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { AgentSheetSection, SheetLine } from './agent-sheet-section.tsx'

export interface AgentSheetPlansProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
  /** The plan is chosen; otherwise its page is on the screen. */
  readonly isChosen: boolean
  /**
   * What the price rests on, with what the application says.
   * @default that of the quote
   */
  readonly basis?: PriceBasis | undefined
}

/** Returns whether the household's extra savings come with the plan; null for a household without them. */
function useSavings({ csr, hasExtraSavings }: HandedPlan): string | null {
  const { t, language } = useTranslation('agent-sheet')
  if (!hasExtraSavings) return csr === 'none' ? null : t('plan.savingsWithout')
  // The variants for American Indians and Alaska Natives have no percentage.
  if (!savesOnSilverOnly(csr)) return t('plan.savingsWith')
  return t('plan.savingsPercent', { percent: formatPercent(Number(csr), language) })
}

/** The plan with its bill as a sum, and the plans that were compared with theirs (P-97). */
export function AgentSheetPlans({ handover, isChosen, basis = basisOfHandover(handover) }: AgentSheetPlansProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { plan, compared } = handover
  const money = (cents: number) => formatCents(cents, language)
  const usedCents = plan.monthlyPremiumCents - plan.monthlyBillCents
  const savings = useSavings(plan)
  return (
    <>
      <AgentSheetSection title={t(isChosen ? 'plan.chosen' : 'plan.viewed')}>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p {...englishName} className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{plan.name}</span>
            <br />
            {plan.issuerName}
          </p>
          <MetalBadge level={plan.metalLevel} />
        </div>
        <p className="text-sm wrap-anywhere print:text-xs">
          {t('plan.id')} {plan.id}
        </p>
        <dl>
          {plan.monthlyCreditCents > 0 && (
            <>
              <SheetLine name={t('plan.full')}>{money(plan.monthlyPremiumCents)}</SheetLine>
              <SheetLine name={t('plan.credit')}>− {money(usedCents)}</SheetLine>
            </>
          )}
          <SheetLine name={t('plan.bill')} isTotal={plan.monthlyCreditCents > 0}>
            {money(plan.monthlyBillCents)}
          </SheetLine>
          {savings !== null && <SheetLine name={t('plan.savings')}>{savings}</SheetLine>}
        </dl>
        <div className="print:text-xs">
          <PriceRestsOn {...basis} />
        </div>
        {plan.monthlyCreditCents > usedCents && (
          <p className="text-sm print:text-xs">
            {usedCents === 0 && `${t('plan.creditUnused')} `}
            {t('plan.creditOf', { amount: money(plan.monthlyCreditCents) })}
          </p>
        )}
      </AgentSheetSection>
      {compared.length > 0 && (
        <AgentSheetSection title={t('plan.comparedTitle')}>
          <dl className="grid gap-1 print:gap-0">
            {compared.map(({ id, name, issuerName, monthlyBillCents }) => (
              <SheetLine
                key={id}
                name={
                  <span {...englishName}>
                    {name}, {issuerName}
                  </span>
                }
              >
                {t('plan.comparedBill', { amount: money(monthlyBillCents) })}
              </SheetLine>
            ))}
          </dl>
        </AgentSheetSection>
      )}
    </>
  )
}
