import { priceAnswersFor } from '#domain/household/price-answers.ts'
import { isInMedicaid } from '#domain/subsidy/credit-outlook.ts'
import { type NoCreditReasonId, noCreditReasonOf } from '#domain/subsidy/no-credit-reasons.ts'
import { answeredFacts } from '#domain/subsidy/price-notes.ts'

import type { QuoteHandover } from './quote-handover.ts'

/**
 * Returns, for each member of the household in order, why the person probably gets no credit; null without a
 * reason. For a person who does not apply, the age, the estimate and the earlier answers decide. The answer
 * about a tax return without the spouse does not count for that person.
 */
export function memberReasons({
  criteria,
  priceAnswers,
  plan,
}: Pick<QuoteHandover, 'criteria' | 'priceAnswers' | 'plan'>): readonly (NoCreditReasonId | null)[] {
  const { householdMembers: members, planYear: year, income: annualIncome, stateAbbreviation: stateAbbr } = criteria
  const applying = members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  // The answers of a person who does not apply are those from before the person left the prices.
  const everyone = members.map((member) => ({ ...member, isApplyingForCoverage: true }))
  const answers = { ...priceAnswersFor(everyone, priceAnswers), marriedApart: null }
  return members.map((member, at) => {
    if (member.isApplyingForCoverage) return plan.outlook?.reasons[applying.indexOf(member)] ?? null
    const isMedicaidChip = plan.leftToMedicaid?.includes(at) ?? false
    const answered = answeredFacts({ answers, year, income: { stateAbbr, annualIncome } }, at)
    return noCreditReasonOf({ age: member.age, isMedicaidChip, ...answered })?.id ?? null
  })
}

/** Returns the positions of the members who don't apply and for whom `memberReasons` finds Medicaid or CHIP (F-99). */
export function leftInMedicaid(handover: Pick<QuoteHandover, 'criteria' | 'priceAnswers' | 'plan'>): readonly number[] {
  const { householdMembers } = handover.criteria
  return memberReasons(handover).flatMap((id, at) =>
    isInMedicaid(id) && householdMembers[at]?.isApplyingForCoverage === false ? [at] : [],
  )
}
