import { applyingCount } from '#domain/household/members.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { planPriceOf, type PriceBasis, probableBillCents } from '#domain/quote/price-basis.ts'
import { outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { mostTobaccoCents } from '#domain/subsidy/price-law.ts'
import { kindOfSecond, peopleLeft } from '#domain/subsidy/price-outcome.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A row of amounts that are probable beside the price shown, such as everyone's price with the probable credit. */
export interface ProbableRow {
  readonly key: 'everyone' | 'second'
  /** The head of the row: whom and which price it is for. */
  readonly title: string
  /** Returns a plan's amount; a dash before it is known. */
  readonly amountOf: (plan: Plan | undefined) => string
}

/**
 * Returns a text with a space for each character. It stands in for a text whose amount is not known yet, and breaks the
 * line about where that text will, so that the card keeps its height (P-111).
 */
const unsaid = (text: string) => text.replaceAll(/<[^>]+>/g, '').replaceAll(/\S/g, '\u2007')

/** An amount in cents that is as wide as most amounts. */
const usualCents = 50_000

/** The amounts that are probable beside the prices shown. */
export interface ProbableAmounts {
  /** One row for each amount, for a comparison; none where the price shown is the probable one. */
  readonly rows: readonly ProbableRow[]
  /** Returns a plan's amounts on one line, each strong, for its card; undefined without one. */
  readonly lineOf: (plan: Plan) => string | undefined
}

interface ProbablePart extends Pick<ProbableRow, 'key' | 'title'> {
  /** The title in fewer words, for a card. */
  readonly what: string
  readonly centsOf: (plan: Plan) => number | undefined
}

/**
 * Returns everyone's price with the probable credit, and the second amount. The line reserves the space
 * of an amount that is not known yet, so that the card keeps its height when the amount arrives.
 */
export function useProbableAmounts(
  { outcome: { second }, outlook, creditCents, members }: PriceBasis,
  secondBillOf: (plan: Plan) => number | undefined,
): ProbableAmounts {
  const { t, language } = useTranslation('plans')
  const amount = (cents: number | null | undefined) => (cents == null ? '–' : formatCentsShort(cents, language))
  const partOf = (what: string, cents: number | undefined) => {
    const text = t('outcome.second.line', { what, amount: amount(cents ?? usualCents) })
    return cents === undefined ? unsaid(text) : text
  }
  const isLower = outlook !== null && outlookStatement(outlook, creditCents)?.kind === 'lower'
  const people = outlook?.reasons.length ?? 0
  const parts: ProbablePart[] = []
  if (isLower)
    parts.push({
      key: 'everyone',
      title: t('outcome.second.everyoneRow', { people }),
      what: t('outcome.second.everyoneTitle', { people }),
      // Null where the bill shown counts the probable credit already.
      centsOf: (plan: Plan) => {
        const planPrice = planPriceOf(plan, creditCents)
        return probableBillCents({ outlook, creditCents, planPrice }) ?? planPrice.billCents
      },
    })
  const kind = second && kindOfSecond(second)
  if (second && kind) {
    const left = peopleLeft(members, second)
    const title = t(`outcome.second.${kind}Title`, { left })
    parts.push({
      key: 'second',
      title: kind === 'without' ? t('outcome.second.withoutRow', { left }) : title,
      what: title,
      centsOf: secondBillOf,
    })
  }
  const [everyone, without] = parts
  // Both on one line, so that a card does not grow.
  if (everyone && without && second && kind === 'without') {
    const left = peopleLeft(members, second)
    const both = (plan: Plan) => [amount(everyone.centsOf(plan)), amount(without.centsOf(plan))] as const
    return {
      rows: [
        {
          key: 'everyone',
          title: t('outcome.second.bothRow', { people, left }),
          amountOf: (plan) => (plan ? both(plan).join(' · ') : '–'),
        },
      ],
      lineOf: (plan) => {
        const [all, some] = [everyone.centsOf(plan), without.centsOf(plan)]
        const text = t('outcome.second.both', { people, left, amount: amount(all), second: amount(some ?? usualCents) })
        const [first = '', ...rest] = text.split(' · ')
        return some === undefined ? `${first} ${unsaid(rest.join(' '))}` : text
      },
    }
  }
  return {
    rows: parts.map(({ key, title, centsOf }) => ({
      key,
      title,
      amountOf: (plan) => amount(plan && centsOf(plan)),
    })),
    lineOf: (plan) =>
      parts.length === 0 ? undefined : parts.map(({ what, centsOf }) => partOf(what, centsOf(plan))).join(' · '),
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
