import { identifierOf } from '#domain/account/identifier.ts'
import type { RegistrationForm } from '#domain/account/registration-rules.ts'
import { type SiteLanguage, languageTable } from '#domain/content/language-table.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { normaliseMembers } from '#domain/household/one-spouse.ts'
import type { Plan } from '#domain/plans/plan.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'

import { registered } from './member-wire.ts'
import type { RegistrationRequest } from './registration.ts'

/** A quote: its search, and the plan chosen from its list. */
export interface QuoteOfPlan {
  readonly criteria: QuoteCriteria
  readonly chosen: ChosenPlan
}

/** The inputs of a registration. */
export interface Registration extends QuoteOfPlan {
  /** Valid: `registrationIssues` returns none. */
  readonly form: RegistrationForm
  readonly language: SiteLanguage
}

/** Formats cents as dollars with two decimals: "96.40". */
function twoDecimals(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function accountOf(form: RegistrationForm, language: Registration['language']): RegistrationRequest['account'] {
  const identifier = identifierOf(form)
  return {
    email: identifier.method === 'email' ? identifier.email : '',
    password: form.password,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phone: identifier.method === 'phone' ? identifier.phone : '',
    language: languageTable[language].serviceId,
  }
}

function benefitsOf(plan: Plan): RegistrationRequest['selectedPlan']['plan_benefits'] {
  return plan.benefits.map(({ name, costSharings }) => ({
    name,
    cost_sharings: costSharings.map(({ networkTier, displayString }) => ({
      network_tier: networkTier,
      display_string: displayString,
    })),
  }))
}

function incomeOf({ role }: HouseholdMember, criteria: QuoteCriteria): number {
  switch (role) {
    case 'primary':
      return criteria.primaryApplicantIncome
    case 'spouse':
      return criteria.spouseIncome
    case 'dependent':
      return 0
  }
}

/**
 * Returns the parts of a body that describe a quote, exactly as in A-7: incomes in dollars a year, the credit in
 * dollars a month.
 */
export function quotePartsOf({ criteria, chosen }: QuoteOfPlan): Omit<RegistrationRequest, 'account'> {
  const { plan } = chosen
  return {
    quoteDetails: {
      zipCode: criteria.zipCode,
      county: criteria.countyName,
      state: criteria.stateAbbreviation,
      totalHouseholdIncome: criteria.income,
      activeSubsidyAmount: chosen.monthlyCreditCents / 100,
    },
    selectedPlan: {
      planApiId: plan.id,
      plan_benefits: benefitsOf(plan),
      name: plan.name,
      issuer: plan.issuerName,
      metalLevel: plan.metalLevel,
      estimatedMonthlyPremium: twoDecimals(chosen.monthlyPriceCents),
    },
    householdMembers: normaliseMembers(criteria.householdMembers).map((member) => ({
      role: member.role,
      ...registered(member),
      isApplyingForCoverage: member.isApplyingForCoverage,
      annualIncome: incomeOf(member, criteria),
    })),
  }
}

/** Returns the body of the account call. */
export function registrationRequestOf({ criteria, chosen, form, language }: Registration): RegistrationRequest {
  return { account: accountOf(form, language), ...quotePartsOf({ criteria, chosen }) }
}
