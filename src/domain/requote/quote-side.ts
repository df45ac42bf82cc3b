import { accountPrice } from '#domain/account/quoted-price.ts'
import { userQuote } from '#domain/account/requote.ts'
import type { ChosenPlan, QuotedRelative, VerifiedUser } from '#domain/account/verified-user.ts'

/** A person of a quote as a screen lists them. */
export interface ListedPerson extends Pick<QuotedRelative, 'age' | 'isApplyingForCoverage'> {
  readonly role: 'primary' | 'spouse' | 'dependent'
}

/** What a quote settles, as a screen shows it beside another. Amounts are in cents: bill and credit a month, income a year. */
export interface QuoteSide {
  readonly plan: ChosenPlan | null
  readonly billCents: number | null
  readonly creditCents: number
  readonly incomeCents: number | null
  readonly zip: string
  readonly county: string
  readonly state: string
  readonly people: readonly ListedPerson[]
}

/** Returns what a user's quote settles. The bill is the one of the quote where the device knows it, otherwise the price. */
export function quoteSide(user: VerifiedUser): QuoteSide {
  const { plan, monthlySubsidyCents, householdAnnualIncome, zipCode, county, stateAbbreviation } = user
  const { age, isApplyingForCoverage, relatives } = userQuote(user)
  const spouseAt = relatives.findIndex(({ isSpouse }) => isSpouse)
  return {
    plan,
    billCents: accountPrice(user)?.billCents ?? null,
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
