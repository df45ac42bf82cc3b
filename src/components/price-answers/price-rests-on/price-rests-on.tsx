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
import { outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { hasUnsharedSavings } from '#domain/subsidy/csr.ts'
import { kindOfSecond, peopleLeft, type PriceOutcome } from '#domain/subsidy/price-outcome.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { RestsOnDetails, type RestsOnDetailsProps } from './price-rests-on-details.tsx'
import { RestsOnLinks } from './price-rests-on-links.tsx'

export interface PriceRestsOnChipsProps
  extends Pick<CreditOutlookNoteProps, 'outlook' | 'creditCents'>, Pick<PriceBasis, 'toldIncome' | 'hasOtherRelative'> {
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
    Pick<PriceBasis, 'typedCents' | 'leftToMedicaid' | 'lacksAnswers'>,
    Partial<Pick<PriceBasis, 'income'>> {
  /** The price of the second amount's search, in cents a month; undefined before it is known. */
  readonly secondCents?: number | undefined
  /** The plan's price for everyone who applies; without a plan nothing is said of everyone's price. */
  readonly planPrice?: PlanPrice | undefined
  /**
   * The cost-sharing variant that the amounts count for everyone who applies.
   * @default none
   */
  readonly csr?: CsrVariant | undefined
  /** The federal page on Medicaid in the page's language. Without it nothing leads there, as on paper and beside a list. */
  readonly medicaidHref?: string | undefined
  /** Opens the six questions. Without it there is no button, as on paper. */
  readonly onAsk?: (() => void) | undefined
}

const likelyLook = 'text-lg leading-snug font-semibold print:text-xs'

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
    medicaidHref,
    clinicsHref,
    income,
    secondCents,
    planPrice,
    csr = 'none',
    isBelowHeadline = false,
    onAsk,
    annualIncome,
    typedCents,
    toldIncome,
    leftToMedicaid,
    hasOtherRelative = false,
    lacksAnswers = false,
  } = props
  const { t, language } = useTranslation('plans')
  const { said, second, isComplete } = outcome
  const quoted = formatCentsShort(annualIncome * 100, language)
  const hasIncome = typedCents !== undefined || toldIncome !== undefined
  const hasNothing = isComplete && said.length === 0 && !outlook && !hasIncome && !hasOtherRelative
  const probableCents = probableBillCents({ outlook: outlook ?? null, creditCents, planPrice })
  // The amount that is probably paid comes first, as large as a price.
  const isForNobody = outlook && outlookStatement(outlook, creditCents)?.kind === 'nobody'
  const isSecondLikely = isForNobody === true && planPrice !== undefined && second?.isFullPrice === true
  const kind = second && kindOfSecond(second)
  const secondText = second && kind && secondCents !== undefined && (
    <p className={cn(isSecondLikely && likelyLook)}>
      <RichText
        text={t(`outcome.second.${kind}`, {
          left: peopleLeft(members, second),
          amount: formatCentsShort(secondCents, language),
        })}
      />
    </p>
  )
  return (
    <div className="grid gap-2 empty:hidden print:gap-0 print:text-xs print:leading-tight">
      {isSecondLikely && secondText}
      {outlook && probableCents !== null && (
        <p className={likelyLook}>
          <RichText
            text={t('outcome.everyone', {
              people: outlook.reasons.length,
              amount: formatCentsShort(probableCents, language),
            })}
          />
        </p>
      )}
      {!isComplete && !isBelowHeadline && !lacksAnswers && (
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
      {hasOtherRelative && <p>{t('outcome.otherRelative')}</p>}
      {(outlook ?? leftToMedicaid ?? hasOtherRelative) && income && medicaidHref !== undefined && (
        <RestsOnLinks
          {...{ outlook, leftToMedicaid, hasOtherRelative, members, medicaidHref, clinicsHref }}
          stateAbbr={income.stateAbbr}
        />
      )}
      {toldIncome !== undefined && (
        <p>{t('outcome.told', { told: formatCentsShort(toldIncome * 100, language), quoted })}</p>
      )}
      {typedCents !== undefined && (
        <p>{t('outcome.typed', { typed: formatCentsShort(typedCents, language), quoted })}</p>
      )}
      {!isSecondLikely && secondText}
      {hasUnsharedSavings(csr, outlook) && <p>{t('outcome.savings')}</p>}
      {lacksAnswers && <p className="text-sm">{t('outcome.unknown')}</p>}
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
  const { outcome, outlook, creditCents, toldIncome, hasOtherRelative = false, isBelowHeadline = false } = props
  const { t } = useTranslation('plans')
  const notes = (['tobacco', 'pregnancy'] as const).filter((id) => outcome.said.some((one) => one.id === id))
  const hasNothing =
    outcome.isComplete && outcome.said.length === 0 && !outlook && toldIncome === undefined && !hasOtherRelative
  return (
    <>
      {!outcome.isComplete && !isBelowHeadline && <Badge size="sm">{t('outcome.chip.estimated')}</Badge>}
      {hasNothing && (
        <Badge size="sm" tone="success">
          {t('outcome.chip.nothing')}
        </Badge>
      )}
      <CreditOutlookChips {...{ outlook, creditCents, isBelowHeadline }} />
      {notes.map((id) => (
        <Badge key={id} size="sm" tone="accent">
          {t(`outcome.chip.${id}`)}
        </Badge>
      ))}
    </>
  )
}
