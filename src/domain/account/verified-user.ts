import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import type { SavedCommon } from './saved-answers.ts'
import type { SavedPerson } from '#domain/application/person-answers.ts'

/** Registered, or already enrolled. */
export type UserType = 'lead' | 'member'

/** One person's answers as received: a save sends them back until the applicant changes them (F-62). */
export interface PersonRecord {
  readonly saved: SavedPerson
}

/** A spouse or dependent of the verified user. */
export interface VerifiedRelative {
  readonly leadDependentId: string | null
  readonly isSpouse: boolean
  readonly isApplyingForCoverage: boolean
  readonly age: number | null
  readonly record: PersonRecord
}

/** A postal address as the service keeps it; null when never saved. */
export interface SavedAddress {
  readonly street: string | null
  readonly apartment: string | null
  readonly city: string | null
  readonly state: string | null
  readonly county: string | null
  readonly zipCode: string | null
}

/** The plan chosen with the registration. */
export interface RegisteredPlan {
  readonly name: string
  readonly issuerName: string
  readonly metalLevel: string
}

/** The price of the chosen plan in the quote, in cents a month, and the plan's facts; no profile contains them. */
export interface QuotedPrice {
  readonly planApiId: string
  readonly priceCents: number
  readonly premiumCents: number
  readonly billCents: number
  /** The household's facts of the plan (P-89); absent if the quote did not have them. */
  readonly facts?: ChosenFacts | undefined
  /** Who in the price probably gets no credit (P-100); absent if everybody may, or the quote did not have it. */
  readonly outlook?: CreditOutlook | undefined
  /** The incomes of the sent application, in cents a year, where they are less than the quoted one (F-96). */
  readonly typedCents?: number | undefined
  /** The filer is married and files apart; absent without an answer. */
  readonly isMarriedApart?: boolean | undefined
  /** The year of the plan; absent in values stored by earlier releases. */
  readonly planYear?: PlanYear | undefined
}

/** The signed-in user, read from the lead or member profile. */
export interface VerifiedUser {
  readonly leadId: string
  /** Set once the user is enrolled. */
  readonly memberId: string | null
  readonly userType: UserType
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** The service's own status; null leaves the default to the session rules. */
  readonly status: string | null
  /** Null leaves the default to the session rules. */
  readonly applicationProgressStep: number | null
  readonly planApiId: string | null
  readonly plan: RegisteredPlan | null
  /** The monthly price of the plan after the credit. */
  readonly monthlyPriceCents: number | null
  readonly monthlySubsidyCents: number
  /** The price in this device's quote; null when the plan was chosen elsewhere. */
  readonly quotedPrice: QuotedPrice | null
  /** The ZIP code of the quote. */
  readonly zipCode: string
  readonly county: string
  readonly stateAbbreviation: string
  /** The quoted household income in whole dollars; null means no limit (F-43). */
  readonly householdAnnualIncome: number | null
  readonly age: number | null
  readonly isApplyingForCoverage: boolean
  readonly communicationId: number | null
  /** Contact and addresses as received: a save sends them back until the applicant changes them. */
  readonly saved: SavedCommon
  readonly address: SavedAddress
  /** Null until the applicant has answered whether mail goes to another address. */
  readonly isMailingSameAsHome: boolean | null
  readonly mailingAddress: SavedAddress
  readonly record: PersonRecord
  readonly relatives: readonly VerifiedRelative[]
  /** Whether the service's answer listed the household's members. Nothing may be saved until it did. */
  readonly isHouseholdReadable: boolean
  /** The reference of a submitted application. */
  readonly submissionId: string | null
  /** A newer quote that the profile does not have yet (F-86); absent while the profile has the user's quote. */
  readonly requote?: Requote | undefined
}

/** A relative in a quote. */
export interface QuotedRelative extends Pick<VerifiedRelative, 'isSpouse' | 'isApplyingForCoverage' | 'age'> {
  /** Id in the profile, by `relativeIds`; null for a person whom the profile does not have. */
  readonly id: string | null
}

/** The facts of a quote that are fixed in the application. */
export interface UserQuote extends Pick<
  VerifiedUser,
  | 'planApiId'
  | 'plan'
  | 'monthlyPriceCents'
  | 'monthlySubsidyCents'
  | 'zipCode'
  | 'county'
  | 'stateAbbreviation'
  | 'householdAnnualIncome'
  | 'age'
  | 'isApplyingForCoverage'
> {
  readonly relatives: readonly QuotedRelative[]
}

/** A newer quote of a user, and the one in the profile that it replaces. */
export interface Requote {
  readonly before: UserQuote
  readonly now: UserQuote
}
