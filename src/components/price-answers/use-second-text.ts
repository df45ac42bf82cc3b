import type { HouseholdMember } from '#domain/household/member.ts'
import { applyingCount } from '#domain/household/members.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'
import { mostTobaccoCents } from '#domain/subsidy/price-law.ts'
import { kindOfSecond, peopleLeft, type PriceOutcome } from '#domain/subsidy/price-outcome.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The words of a second amount. */
export interface SecondText {
  /** Whom and which price it is for. */
  readonly title: string
  /** The same in a few words, for the head of a row. */
  readonly row: string
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
  const kind = kindOfSecond(second)
  const left = peopleLeft(members, second)
  const title = t(`outcome.second.${kind}Title`, { left })
  const money = (cents: number) => formatCentsShort(cents, language)
  return {
    title,
    row: kind === 'without' ? t('outcome.second.withoutRow', { left }) : title,
    amount: (cents) => (cents === undefined ? '–' : money(cents)),
    line: (cents) =>
      cents === undefined ? undefined : t('outcome.second.line', { what: title, amount: money(cents) }),
  }
}

/**
 * Returns what tobacco can add to a plan's price for everyone who applies, on one line for a card: the most of
 * its premium in cents a month, where everyone uses tobacco. Null where nobody does.
 */
export function useTobaccoLine({
  outcome: { said },
  members,
  year,
}: Pick<PriceBasis, 'outcome' | 'members' | 'year'>): ((premiumCents: number) => string) | null {
  const { t, language } = useTranslation('plans')
  const users = said.find(({ id }) => id === 'tobacco')?.who.length
  if (users === undefined) return null
  if (users < applyingCount(members)) return () => t('outcome.chip.tobacco')
  return (premiumCents) =>
    t('outcome.tobaccoLine', { extra: formatCentsShort(mostTobaccoCents(premiumCents, year), language) })
}
