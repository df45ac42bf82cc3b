import type { CostSharingPart, CostSharingValue } from '#domain/plans/cost-sharing.ts'
import { formatCentsShort, formatPercent } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/use-translation.ts'

export interface CostSharingTextProps {
  /** The parsed cost from the plan data. */
  readonly value: CostSharingValue
  /** The language of the words; by default the page's. */
  readonly language?: Language
}

/**
 * Returns a function that puts the consumer's cost of a service in words of a language, by default the page's; null for
 * unknown wording.
 */
export function useCostWords(given?: Language): (value: CostSharingValue) => string | null {
  const current = useLanguage()
  const language = given ?? current
  const t = fixedT(language, 'plans')
  const partText = (part: CostSharingPart): string => {
    switch (part.kind) {
      case 'noCharge':
      case 'noChargeAfterDeductible':
      case 'notCovered':
      case 'notApplicable':
        return t(`costSharing.${part.kind}`)
      case 'coinsurance':
      case 'coinsuranceAfterDeductible':
        return t(`costSharing.${part.kind}`, { percent: formatPercent(part.percent, language) })
      default:
        return t(`costSharing.${part.kind}`, { amount: formatCentsShort(part.amountCents, language) })
    }
  }
  return (value) => {
    switch (value.kind) {
      case 'verbatim':
        return null
      case 'combined':
        return t('costSharing.combined', { first: partText(value.parts[0]), second: partText(value.parts[1]) })
      default:
        return partText(value)
    }
  }
}

/** The consumer's cost of a service, in words. Unknown wording is shown as in the plan data, in English. */
export function CostSharingText({ value, language }: CostSharingTextProps) {
  const wordsOf = useCostWords(language)
  return value.kind === 'verbatim' ? <span lang="en">{value.text}</span> : <>{wordsOf(value)}</>
}
