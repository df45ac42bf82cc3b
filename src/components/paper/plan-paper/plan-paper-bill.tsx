import { outlookSentences } from '#components/plans/credit-outlook-note.tsx'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { probableBillCents } from '#domain/quote/price-basis.ts'
import { type CreditOutlook, outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { formatCents } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'

import { type PaperRow, PaperSection, PaperText } from './plan-paper-section.tsx'

export interface PaperBillProps {
  /** The price and its parts, in cents a month. */
  readonly price: ShownPrice
  /** The household's tax credit in cents a month. */
  readonly creditCents: number
  /** Who of the people in the bill probably gets no credit; null where nobody does. */
  readonly outlook: CreditOutlook | null
}

/** Returns the note below the sum: why it has no credit, or which part of the household's credit it has (P-91). */
function noteOf({ price, creditCents }: PaperBillProps, language: Language): string | null {
  const t = fixedT(language, 'paper')
  const { beforeCents, billCents, refusesCredit } = price
  if (beforeCents === undefined) return refusesCredit ? t('bill.refused') : t('bill.none')
  const usedCents = beforeCents - billCents
  if (usedCents === creditCents) return null
  return t('bill.part', { credit: formatCents(creditCents, language), used: formatCents(usedCents, language) })
}

/**
 * Returns everyone's bill with the probable credit, or the full price where probably nobody gets one; null where
 * the bill counts it already.
 */
function probableRow({ outlook, creditCents, price }: PaperBillProps, language: Language): PaperRow | null {
  const { beforeCents: premiumCents, billCents } = price
  if (!outlook || premiumCents === undefined) return null
  const t = fixedT(language, 'plans')
  const cents = probableBillCents({ outlook, creditCents, planPrice: { premiumCents, billCents } })
  if (cents !== null) {
    const term = t('outcome.second.everyoneTitle', { people: outlook.reasons.length })
    return { key: 'probable', term, value: formatCents(cents, language) }
  }
  return outlookStatement(outlook, creditCents)?.kind === 'nobody'
    ? { key: 'probable', term: t('outcome.second.fullTitle'), value: formatCents(premiumCents, language) }
    : null
}

/** The company's bill as a sum: full price less the credit that the plan can use, and for whom it is (P-91). */
export function PaperBill(props: PaperBillProps) {
  const { outlook, creditCents } = props
  const sentences = (language: Language) =>
    outlookSentences(fixedT(language, 'plans'), language, outlook, creditCents).join(' ')
  const { beforeCents, billCents, refusesCredit } = props.price
  // A plan that refuses the credit uses none of it.
  const fullCents = refusesCredit ? billCents : beforeCents
  const rows = (language: Language): readonly PaperRow[] => {
    const t = fixedT(language, 'paper')
    const money = (cents: number) => formatCents(cents, language)
    const probable = probableRow(props, language)
    return [
      ...(fullCents === undefined
        ? []
        : [
            { key: 'full', term: t('bill.full'), value: money(fullCents) },
            { key: 'credit', term: t('bill.credit'), value: `− ${money(fullCents - billCents)}` },
          ]),
      { key: 'total', term: t('bill.total'), value: money(billCents), isTotal: true },
      ...(probable ? [probable] : []),
    ]
  }
  return (
    <PaperSection title={(language) => fixedT(language, 'paper')('bill.title')} rows={rows}>
      {noteOf(props, 'en') !== null && <PaperText text={(language) => noteOf(props, language)} />}
      {sentences('en') !== '' && <PaperText text={sentences} />}
    </PaperSection>
  )
}
