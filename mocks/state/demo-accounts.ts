import type { SaveRequest } from '#api/send-application.ts'
import type { RegistrationRequest } from '#api/registration.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { applicationBody, emptyMember, filledMember } from '#mocks/fixtures/application-body.ts'
import { person } from '#mocks/fixtures/marketplace-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { benchmark, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { mockYear } from '#mocks/mock-year.ts'

import type { Account, Attempt } from './mock-state.ts'
import { quotedRecord } from './profile-answer.ts'
import { recordAfter } from './record.ts'

/** The code that verifies every registration; the demo shows it. */
export const verificationCode = '123456'

/** The password of every demo account. */
export const demoPassword = 'puente-2026'

/** The people who can sign in without registering, each with an open session. */
export const demoPeople = {
  /** Registered; the application is not started. */
  lead: { leadId: '1001', email: 'lucia@example.com', phone: '3055550111', token: 'demo-session-lead' },
  /** Registered; the application is filled in up to the address. */
  started: { leadId: '1002', email: 'mateo@example.com', phone: '7135550112', token: 'demo-session-started' },
  /** The application is submitted and waits for an agent. */
  submitted: { leadId: '1003', email: 'carmen@example.com', phone: '4075550113', token: 'demo-session-submitted' },
  /** Enrolled: signs in at the members' portal. */
  member: { leadId: '1004', email: 'rosa@example.com', phone: '9195550114', token: 'demo-session-member' },
  /** A member without a member id: the profile is incomplete. */
  incompleteMember: {
    leadId: '1005',
    email: 'daniel@example.com',
    phone: '6025550115',
    token: 'demo-session-incomplete',
  },
} as const

/** A demo account. */
export type DemoPerson = keyof typeof demoPeople

/** Token of the registration that waits for its code. */
export const demoAttemptToken = 'demo-attempt'

interface Quote {
  readonly zipCode: string
  readonly fips: string
  readonly county: string
  readonly state: string
  readonly income: number
  readonly members: RegistrationRequest['householdMembers']
}

const primary = (age: number, annualIncome: number) =>
  ({ role: 'primary', age, isApplyingForCoverage: true, annualIncome }) as const
const relative = (role: 'spouse' | 'dependent', age: number, isApplyingForCoverage = true) =>
  ({ role, age, isApplyingForCoverage, annualIncome: 0 }) as const

/** Returns the engine's cheapest Silver plan for such a family, so no demo account shows a false one. */
function planFor({ zipCode, fips, state, income, members }: Quote) {
  const year = mockYear()
  const applying = members.filter((member) => member.isApplyingForCoverage)
  const question = {
    household: {
      income,
      people: members.map(({ age, isApplyingForCoverage }) =>
        person(age ?? 30, { aptc_eligible: isApplyingForCoverage, has_mec: !isApplyingForCoverage }),
      ),
      has_married_couple: members.some(({ role }) => role === 'spouse'),
    },
    place: { countyfips: fips, state, zipcode: zipCode },
    year,
  }
  const fplPercent = percentOfPoverty(state, members.length, income, year) ?? 0
  const benchmarkCents = benchmark(question)?.premiumCents ?? 0
  const subsidy = monthlyCreditCents({ benchmarkCents, annualIncome: income, fplPercent, year }) / 100
  const [plan] = searchPlans({ ...question, filter: { metal_levels: ['Silver'] }, limit: 1 }).plans
  if (plan === undefined || applying.length === 0) throw new RangeError(`No Silver plan in ${fips}`)
  return {
    subsidy,
    selectedPlan: {
      planApiId: plan.id,
      plan_benefits: [],
      name: plan.name,
      issuer: plan.issuer.name,
      metalLevel: plan.metal_level,
      estimatedMonthlyPremium: Math.max(0, plan.aptc_eligible_premium - subsidy).toFixed(2),
    },
  }
}

function registrationOf(who: DemoPerson, firstName: string, lastName: string, quote: Quote): RegistrationRequest {
  const { email, phone } = demoPeople[who]
  const { subsidy, selectedPlan } = planFor(quote)
  return {
    account: { email, phone, password: demoPassword, firstName, lastName, language: 2 },
    quoteDetails: {
      zipCode: quote.zipCode,
      county: quote.county,
      state: quote.state,
      totalHouseholdIncome: quote.income,
      activeSubsidyAmount: subsidy,
    },
    selectedPlan,
    householdMembers: quote.members,
  }
}

const miami = { zipCode: '33133', fips: '12086', county: 'Miami-Dade County', state: 'FL' }
const houston = { zipCode: '77002', fips: '48201', county: 'Harris County', state: 'TX' }
const orlando = { zipCode: '32801', fips: '12095', county: 'Orange County', state: 'FL' }
const raleigh = { zipCode: '27601', fips: '37183', county: 'Wake County', state: 'NC' }
const phoenix = { zipCode: '85004', fips: '04013', county: 'Maricopa County', state: 'AZ' }

function lead(who: DemoPerson, registration: RegistrationRequest, more: Partial<Account> = {}): Account {
  return {
    leadId: demoPeople[who].leadId,
    memberId: null,
    userType: 'lead',
    status: 'REGISTERED',
    registration,
    record: {},
    incomes: {},
    submissionId: null,
    ...more,
  }
}

/** Returns the record of a person with these saved answers. */
function savedBy(who: DemoPerson, registration: RegistrationRequest, saved: Partial<SaveRequest>) {
  return recordAfter(quotedRecord({ leadId: demoPeople[who].leadId, registration }), applicationBody(saved))
}

function makeAccounts(): readonly Account[] {
  const couple = [primary(38, 31_000), { ...relative('spouse', 40), annualIncome: 16_000 }, relative('dependent', 9)]
  const lucia = registrationOf('lead', 'Lucia', 'Fernandez', { ...miami, income: 47_000, members: couple })
  const mateo = registrationOf('started', 'Mateo', 'Rojas', {
    ...houston,
    income: 28_500,
    members: [primary(29, 28_500)],
  })
  const carmen = registrationOf('submitted', 'Carmen', 'Vega', {
    ...orlando,
    income: 24_000,
    members: [primary(52, 24_000)],
  })
  const rosa = registrationOf('member', 'Rosa', 'Santos', {
    ...raleigh,
    income: 36_000,
    members: [primary(45, 36_000)],
  })
  const daniel = registrationOf('incompleteMember', 'Daniel', 'Cruz', {
    ...phoenix,
    income: 52_000,
    members: [primary(36, 52_000), relative('spouse', 35), relative('dependent', 4), relative('dependent', 1, false)],
  })
  const home = (address: string, { zipCode, county, state }: typeof miami, city: string) => ({
    addressStreet: address,
    addressApt: '',
    addressCity: city,
    addressState: state,
    addressCounty: county,
    addressZip: zipCode,
  })
  return [
    lead('lead', lucia),
    lead('started', mateo, {
      status: 'IN_PROGRESS',
      record: savedBy('started', mateo, {
        ...home('1200 McKinney St', houston, 'Houston'),
        phone: '+17135550112',
        email: 'mateo@example.com',
        members: [emptyMember({ firstName: 'Mateo', lastName: 'Rojas', quotedAge: 29 })],
      }),
    }),
    lead('submitted', carmen, {
      status: 'SUBMITTED',
      submissionId: 'PU-1003-2026',
      record: savedBy('submitted', carmen, {
        ...home('310 E Pine St', orlando, 'Orlando'),
        phone: '+14075550113',
        email: 'carmen@example.com',
        members: [
          filledMember({
            firstName: 'Carmen',
            lastName: 'Vega',
            dob: '01/22/1974',
            quotedAge: 52,
            ssn: '219099923',
            annualIncome: 24_000,
            occupation: 'Seamstress',
          }),
        ],
      }),
    }),
    lead('member', rosa, { userType: 'member', memberId: 'M-20417', status: 'ENROLLED' }),
    lead('incompleteMember', daniel, { userType: 'member', status: 'REGISTERED' }),
  ]
}

let made: Readonly<Record<string, Account>> | null = null

/** Returns the initial accounts by lead id. */
export function demoAccounts(): Readonly<Record<string, Account>> {
  made ??= Object.fromEntries(makeAccounts().map((account) => [account.leadId, account]))
  return made
}

/** Returns a registration that waits for its code, so verification can be tested separately. */
export function demoAttempt(): Readonly<Record<string, Attempt>> {
  return { [demoAttemptToken]: { registration: registrationBody(), codesSent: 1, session: null } }
}

/** The open sessions of the demo accounts. */
export const demoSessions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(demoPeople).map(({ token, leadId }) => [token, leadId]),
)
