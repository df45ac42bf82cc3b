import { quoteOf } from '#domain/account/quoted-price.ts'
import { userQuote } from '#domain/account/requote.ts'
import type { RegisteredPlan, QuotedRelative, VerifiedUser } from '#domain/account/verified-user.ts'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'

/** A person of a quote as a screen lists them. */
export interface ListedPerson extends Pick<QuotedRelative, 'age' | 'isApplyingForCoverage'> {
  readonly role: 'primary' | 'spouse' | 'dependent'
}

/** The facts of one quote in a comparison of two. Amounts are cents a month, the income is cents a year. */
export interface QuoteSide {
  readonly plan: RegisteredPlan | null
  readonly priceCents: number | null
  /** Null where this device does not have the quote. */
  readonly billCents: number | null
  /** The full price; null where this device does not have the quote. */
  readonly premiumCents: number | null
  /** The household's facts of the plan; null if this device's quote lacks them. */
  readonly facts: ChosenFacts | null
  readonly creditCents: number
  readonly incomeCents: number | null
  readonly zip: string
  readonly county: string
  readonly state: string
  readonly people: readonly ListedPerson[]
}

/** Returns the facts of a user's quote. */
export function quoteSide(user: VerifiedUser): QuoteSide {
  const { plan, monthlyPriceCents, monthlySubsidyCents, householdAnnualIncome, zipCode, county, stateAbbreviation } =
    user
  const { age, isApplyingForCoverage, relatives } = userQuote(user)
  const quote = quoteOf(user)
  const spouseAt = relatives.findIndex(({ isSpouse }) => isSpouse)
  return {
    plan,
    priceCents: monthlyPriceCents,
    billCents: quote?.billCents ?? null,
    premiumCents: quote?.premiumCents ?? null,
    facts: quote?.facts ?? null,
    creditCents: monthlySubsidyCents,
    incomeCents: householdAnnualIncome === null ? null : Math.round(householdAnnualIncome * 100),
    zip: zipCode,
    county,
    state: stateAbbreviation,
    people: [
      { role: 'primary', age, isApplyingForCoverage },
      ...relatives.map((relative, at): ListedPerson => ({
        role: at === spouseAt ? 'spouse' : 'dependent',
        age: relative.age,
        isApplyingForCoverage: relative.isApplyingForCoverage,
      })),
    ],
  }
}
