import { type Application, isKept } from '#domain/application/application.ts'
import { quoteFacts } from '#domain/application/application-of.ts'
import { belowQuoteCents } from '#domain/application/below-quote.ts'
import { adultAge } from '#domain/household/age.ts'
import { incomeHelp } from '#domain/poverty/adult-medicaid.ts'
import { povertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { leftInMedicaid } from '#domain/quote/member-reasons.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'
import { basisOfHandover, type QuoteHandover } from '#domain/quote/quote-handover.ts'
import { type CreditOutlook, outlookStatement, withReasons } from '#domain/subsidy/credit-outlook.ts'
import type { NoCreditReasonId } from '#domain/subsidy/no-credit-reasons.ts'
import { isPlanDoubtful, isStatusDoubtful } from '#domain/subsidy/status-law.ts'

import { accountOutlook, quoteOf } from './quoted-price.ts'
import type { VerifiedUser } from './verified-user.ts'

/**
 * Returns why a person of an age has no credit at an income below the quoted one (F-96). Null where a credit is
 * possible, from 65 on, and for an unknown age or income.
 */
function reasonBelowQuote(age: number | null, income: Parameters<typeof incomeHelp>[1] | null) {
  const help = age === null || income === null ? null : incomeHelp(age, income)
  const reasons = { medicaid: 'medicaidOrChip', gap: 'coverageGap', credit: null } as const
  return help && reasons[help]
}

/**
 * Returns who in the user's price probably gets no credit, by the quote (P-100) and by what the application says of
 * immigration statuses (F-95) and incomes (F-96).
 */
export function appliedOutlook(user: VerifiedUser, application: Application): CreditOutlook | null {
  const { planYear, state, incomeLimitCents } = quoteFacts(user)
  const { members } = application
  // A quote without a credit may have an income that is too low for one.
  const quoted = user.monthlySubsidyCents === 0 ? incomeLimitCents : null
  const below = belowQuoteCents(application, incomeLimitCents) ?? quoted
  const income =
    below === null || planYear === null
      ? null
      : {
          stateAbbr: state,
          year: planYear,
          fplPercent: povertyPercent(below / 100, members.length, planYear, povertyRegionOf(state)),
        }
  const reasons = members
    .filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
    .map(({ quotedAge, legalStatus, categoryCode }): NoCreditReasonId | null => {
      if (isPlanDoubtful(legalStatus, categoryCode)) return 'daca'
      const ofStatus = isStatusDoubtful(legalStatus, planYear) ? 'immigrationStatus' : null
      return reasonBelowQuote(quotedAge, income) ?? ofStatus
    })
  return withReasons(accountOutlook(user), reasons)
}

/**
 * Whether another relative's child applies. That child's Medicaid or CHIP does not depend on the filer's income
 * (F-110). No code is sent for this relation (F-98), so after a submit an empty relationship means it.
 */
function hasOtherRelative({ submissionId }: VerifiedUser, { members }: Application): boolean {
  return members.some((member) => {
    const { role, isApplyingForCoverage, quotedAge, relationship } = member
    const isOther =
      relationship === 'otherRelative' ||
      (submissionId !== null && relationship === '' && !isKept(member, 'relationship'))
    return role === 'dependent' && isApplyingForCoverage && quotedAge !== null && quotedAge < adultAge && isOther
  })
}

/** Returns what the price of a hand-over rests on, with what the application of its user says (F-95, F-96). */
export function appliedBasis(handover: QuoteHandover, user: VerifiedUser, application: Application): PriceBasis {
  const basis = basisOfHandover(handover)
  const outlook = appliedOutlook(user, application)
  const creditCents = user.monthlySubsidyCents
  // The form of a sent application is erased, and the user has what it said.
  const typedCents =
    belowQuoteCents(application, quoteFacts(user).incomeLimitCents) ?? quoteOf(user)?.typedCents ?? null
  const left = leftInMedicaid(handover)
  const applied = {
    ...basis,
    outlook,
    creditCents,
    ...(typedCents !== null && { typedCents }),
    ...(left.length > 0 && { leftToMedicaid: left }),
    ...(hasOtherRelative(user, application) && { hasOtherRelative: true as const }),
  }
  const isForNobody = outlook !== null && outlookStatement(outlook, creditCents)?.kind === 'nobody'
  if (typedCents === null || !isForNobody || basis.outcome.second?.isFullPrice === true) return applied
  return {
    ...applied,
    outcome: { ...basis.outcome, second: { without: [], isFullPrice: true } },
    secondCents: handover.plan.monthlyPremiumCents,
  }
}
