import { RichText } from '#components/chrome/rich-text.tsx'
import {
  CreditOutlookChips,
  CreditOutlookNote,
  type CreditOutlookNoteProps,
} from '#components/plans/credit-outlook-note.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { type PlanPrice, type PriceBasis, probableBillCents } from '#domain/quote/price-basis.ts'
import { hasUnsharedSavings } from '#domain/subsidy/csr.ts'
import { kindOfSecond, peopleLeft, type PriceOutcome } from '#domain/subsidy/price-outcome.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { RestsOnDetails, type RestsOnDetailsProps } from './price-rests-on-details.tsx'

export interface PriceRestsOnChipsProps
  extends Pick<CreditOutlookNoteProps, 'outlook' | 'creditCents'>, Pick<PriceBasis, 'toldIncome'> {
  /** What the six answers say. */
  readonly outcome: PriceOutcome
  /**
   * The headline above says already that the credit is an estimate, and who probably gets none.
   * @default false
   */
  readonly isBelowHeadline?: boolean | undefined
}

export interface PriceRestsOnProps
  extends
    PriceRestsOnChipsProps,
    Pick<CreditOutlookNoteProps, 'medicareHref'>,
    Omit<RestsOnDetailsProps, 'said' | 'premiumCents'>,
    Pick<PriceBasis, 'typedCents'> {
  /** The price of the second amount's search, in cents a month; undefined before it is known. */
  readonly secondCents?: number | undefined
  /** The plan's price for everyone who applies; without a plan nothing is said of everyone's price. */
  readonly planPrice?: PlanPrice | undefined
  /**
   * The cost-sharing variant that the amounts count for everyone who applies.
   * @default none
   */
  readonly csr?: CsrVariant | undefined
  /** Opens the six questions. Without it there is no button, as on paper. */
  readonly onAsk?: (() => void) | undefined
}

/**
 * Says beside a credit or a price after it what it rests on: that it is an estimate, who probably gets none, the second
 * amount, and what each of the six answers means. It never refuses anything.
 */
export function PriceRestsOn(props: PriceRestsOnProps) {
  const {
    outcome,
    outlook,
    creditCents,
    members,
    medicareHref,
    secondCents,
    planPrice,
    csr = 'none',
    isBelowHeadline = false,
    onAsk,
    annualIncome,
    typedCents,
    toldIncome,
  } = props
  const { t, language } = useTranslation('plans')
  const { said, second, isComplete } = outcome
  const quoted = formatCentsShort(annualIncome * 100, language)
  const hasIncome = typedCents !== undefined || toldIncome !== undefined
  const hasNothing = isComplete && said.length === 0 && !outlook && !hasIncome
  const probableCents = probableBillCents({ outlook: outlook ?? null, creditCents, planPrice })
  return (
    <div className="grid gap-2 empty:hidden print:gap-0 print:text-xs print:leading-tight">
      {!isComplete && !isBelowHeadline && (
        <p>
          <RichText
            text={
              creditCents > 0
                ? t('outcome.estimated', { credit: formatCentsShort(creditCents, language) })
                : t('outcome.estimatedPrice')
            }
          />
        </p>
      )}
      {hasNothing && <p>{t('outcome.nothing')}</p>}
      {!isBelowHeadline && <CreditOutlookNote {...{ outlook, creditCents, medicareHref }} />}
      {toldIncome !== undefined && (
        <p>{t('outcome.told', { told: formatCentsShort(toldIncome * 100, language), quoted })}</p>
      )}
      {typedCents !== undefined && (
        <p>{t('outcome.typed', { typed: formatCentsShort(typedCents, language), quoted })}</p>
      )}
      {second && secondCents !== undefined && (
        <p>
          <RichText
            text={t(`outcome.second.${kindOfSecond(second)}`, {
              left: peopleLeft(members, second),
              amount: formatCentsShort(secondCents, language),
            })}
          />
        </p>
      )}
      {outlook && probableCents !== null && (
        <p>
          <RichText
            text={t('outcome.everyone', {
              people: outlook.reasons.length,
              amount: formatCentsShort(probableCents, language),
            })}
          />
        </p>
      )}
      {hasUnsharedSavings(csr, outlook) && <p>{t('outcome.savings')}</p>}
      {said.length > 0 && <RestsOnDetails {...props} said={said} premiumCents={planPrice?.premiumCents} />}
      {onAsk && (
        <div className="print:hidden">
          <Button tone="outline" size="sm" onClick={onAsk}>
            {t(isComplete ? 'outcome.change' : 'outcome.ask')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The same in a few words, for a closed row or a card. */
export function PriceRestsOnChips(props: PriceRestsOnChipsProps) {
  const { outcome, outlook, creditCents, toldIncome, isBelowHeadline = false } = props
  const { t } = useTranslation('plans')
  const notes = (['tobacco', 'pregnancy'] as const).filter((id) => outcome.said.some((one) => one.id === id))
  const hasNothing = outcome.isComplete && outcome.said.length === 0 && !outlook && toldIncome === undefined
  return (
    <>
      {!outcome.isComplete && !isBelowHeadline && <Badge size="sm">{t('outcome.chip.estimated')}</Badge>}
      {hasNothing && (
        <Badge size="sm" tone="success">
          {t('outcome.chip.nothing')}
        </Badge>
      )}
      <CreditOutlookChips {...{ outlook, creditCents }} />
      {notes.map((id) => (
        <Badge key={id} size="sm" tone="accent">
          {t(`outcome.chip.${id}`)}
        </Badge>
      ))}
    </>
  )
}
