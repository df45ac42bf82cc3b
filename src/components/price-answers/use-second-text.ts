import type { HouseholdMember } from '#domain/household/member.ts'
import { kindOfSecond, peopleLeft, type PriceOutcome } from '#domain/subsidy/price-outcome.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The words of a second amount. */
export interface SecondText {
  /** Whom and which price it is for. */
  readonly title: string
  /** Returns the amount, in cents a month; a dash before it is known. */
  readonly amount: (cents: number | undefined) => string
  /** Returns both on one line, with the amount strong; undefined before it is known. */
  readonly line: (cents: number | undefined) => string | undefined
}

/** Returns the words of a second amount for a card or a row; null without one. */
export function useSecondText(
  { second }: Pick<PriceOutcome, 'second'>,
  members: readonly HouseholdMember[],
): SecondText | null {
  const { t, language } = useTranslation('plans')
  if (second === null) return null
  const title = t(`outcome.second.${kindOfSecond(second)}Title`, { left: peopleLeft(members, second) })
  const money = (cents: number) => formatCentsShort(cents, language)
  return {
    title,
    amount: (cents) => (cents === undefined ? '–' : money(cents)),
    line: (cents) =>
      cents === undefined ? undefined : t('outcome.second.line', { what: title, amount: money(cents) }),
  }
}
